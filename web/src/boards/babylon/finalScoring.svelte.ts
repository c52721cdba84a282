/** The end: points are counted category by category, in the garden that is selected at; whoever likes looks at one category again. */

import { motionAllowed } from "../../preferences.svelte";
import type { Marks } from "./marks";
import { countedIn } from "./points";
import { CATEGORIES, type Category, type PlayerGarden } from "./scene";

const A_CATEGORY = 700;

export class FinalScoring {
  isOpen = $state(false);
  /** How many categories are counted so far; one more when all is said. */
  counted = $state(0);
  selected: Category | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  get isDone(): boolean {
    return this.counted > CATEGORIES.length;
  }

  /** The category that lights up. */
  get current(): Category | null {
    return this.selected ?? (this.isDone ? null : (CATEGORIES[this.counted - 1] ?? null));
  }

  /** From the first category on; at once where nothing may move. */
  start(): void {
    this.stop();
    this.isOpen = true;
    this.selected = null;
    this.counted = 0;
    if (!motionAllowed()) return this.skip();
    this.#timer = setInterval(() => {
      this.counted += 1;
      if (this.isDone) this.stop();
    }, A_CATEGORY);
  }

  skip(): void {
    this.stop();
    this.counted = CATEGORIES.length + 1;
  }

  close(): void {
    this.stop();
    this.isOpen = false;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Look at one category; again, and it is let go. */
  select(category: Category): void {
    this.skip();
    this.selected = this.selected === category ? null : category;
  }

  /** What a garden has from the categories that are counted so far. */
  sum(garden: PlayerGarden): number {
    return CATEGORIES.slice(0, this.counted).reduce((sum, category) => sum + garden.score[category], 0);
  }

  marks(garden: PlayerGarden): Marks {
    return this.current ? { ...countedIn(this.current, garden), isDusk: true } : {};
  }
}
