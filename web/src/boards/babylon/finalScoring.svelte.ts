/**
 * The final scoring: counts the points category by category in the shown garden; a category can be selected to see it
 * again.
 */

import { motionAllowed } from "../../preferences.svelte";
import type { Marks } from "./marks";
import { countedIn } from "./points";
import { CATEGORIES, type Category, type PlayerGarden } from "./scene";

const A_CATEGORY = 700;

export class FinalScoring {
  isOpen = $state(false);
  /** The number of categories counted so far; one more when finished. */
  counted = $state(0);
  selected: Category | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  get isDone(): boolean {
    return this.counted > CATEGORIES.length;
  }

  /** The highlighted category. */
  get current(): Category | null {
    return this.selected ?? (this.isDone ? null : (CATEGORIES[this.counted - 1] ?? null));
  }

  /** Start with the first category; skip to the end if motion is off. */
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

  /** Select a category; selecting it again clears the selection. */
  select(category: Category): void {
    this.skip();
    this.selected = this.selected === category ? null : category;
  }

  /** A garden's points from the categories counted so far. */
  sum(garden: PlayerGarden): number {
    return CATEGORIES.slice(0, this.counted).reduce((sum, category) => sum + garden.score[category], 0);
  }

  marks(garden: PlayerGarden): Marks {
    return this.current ? { ...countedIn(this.current, garden), isDusk: true } : {};
  }
}
