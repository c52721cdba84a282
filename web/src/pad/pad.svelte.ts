/** The current pad: its pages, the server's scores, undo; stored in the browser. */

import { scorePad } from "./api";
import { writeStorage, readStorage } from "../keys";
import type { PadScored, PageScored } from "../wire";
import { facesOf, type Faces } from "./padGarden";
import { isBlank, MOST_PLAYERS, newPage, readPage, writePad, type Page } from "./model";

const KEY = "ziggurat.pad";
const WAIT = 120;
const STEPS = 100;

interface Written {
  pages: Page[];
  /** Custom faces on one line. */
  tiles: string | null;
}

export class Pad {
  pages: Page[] = $state.raw([newPage()]);
  tiles: string | null = $state.raw(null);
  at = $state(0);
  scored: PadScored | null = $state.raw(null);
  /** Why the last request failed. */
  trouble: unknown = $state.raw(null);
  /** True if the pad is stored; one opened from a link is not, until it is adopted. */
  isOwn = $state(true);
  private past: Written[] = $state.raw([]);
  private timer = 0;
  private requests = 0;

  readonly page: Page = $derived(this.pages[this.at] ?? newPage());
  readonly canUndo: boolean = $derived(this.past.length > 0);
  readonly faces: Faces = $derived(facesOf(this.scored?.tiles ?? ""));
  readonly text: string = $derived(writePad(this.pages, this.tiles));
  readonly scoredPage: PageScored | null = $derived(this.scored?.pages[this.at] ?? null);

  constructor() {
    this.restore();
  }

  /** Load the stored pad. */
  restore(): void {
    try {
      const found = JSON.parse(readStorage(KEY) ?? "null") as Written | null;
      if (found?.pages.length) [this.pages, this.tiles] = [found.pages, found.tiles];
    } catch {
      // Invalid data under our key: start with an empty pad.
    }
    this.isOwn = true;
    this.past = [];
    this.at = 0;
    this.requestScore(0);
  }

  /** Apply a change that can be undone. */
  change(next: Partial<Written>): void {
    this.past = [...this.past.slice(-STEPS), { pages: this.pages, tiles: this.tiles }];
    this.apply(next);
  }

  changePage(next: Partial<Page>): void {
    this.change({ pages: this.pages.map((page, at) => (at === this.at ? { ...page, ...next } : page)) });
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.apply(last);
  }

  private apply(next: Partial<Written>): void {
    if (next.pages) this.pages = next.pages;
    if (next.tiles !== undefined) this.tiles = next.tiles;
    this.at = Math.min(this.at, this.pages.length - 1);
    this.persist();
    this.requestScore(WAIT);
  }

  private persist(): void {
    if (this.isOwn) writeStorage(KEY, JSON.stringify({ pages: this.pages, tiles: this.tiles } satisfies Written));
  }

  /** Make a pad opened from a link your own. */
  adopt(): void {
    this.isOwn = true;
    this.persist();
  }

  add(): void {
    if (this.pages.length === MOST_PLAYERS) return;
    this.change({ pages: [...this.pages, newPage()] });
    this.at = this.pages.length - 1;
  }

  remove(at: number): void {
    const left = this.pages.filter((_, index) => index !== at);
    this.change({ pages: left.length ? left : [newPage()] });
  }

  clear(): void {
    this.change({ pages: [newPage()] });
    this.at = 0;
  }

  /** Request the score after a delay; only the newest answer counts. */
  private requestScore(after: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      const number = (this.requests += 1);
      try {
        const scored = await scorePad(this.text);
        if (number !== this.requests) return;
        this.scored = scored;
        this.trouble = null;
      } catch (error) {
        if (number === this.requests) this.trouble = error;
      }
    }, after);
  }

  /** Read a pad from text. Returns what could not be read, or null on success. */
  async read(text: string, { asOwn = true } = {}): Promise<string | null> {
    const scored = await scorePad(text);
    const wrong = scored.pages.find(({ unreadable }) => unreadable);
    if (wrong) return wrong.unreadable;
    this.isOwn = asOwn;
    this.change({ pages: scored.pages.map(readPage), tiles: /^\s*tiles\b/m.test(text) ? scored.tiles : null });
    this.at = 0;
    if (!asOwn) this.past = [];
    return null;
  }

  nameOf(at: number, unnamed: (number: number) => string): string {
    return this.pages[at]?.name.trim() || unnamed(at + 1);
  }

  /** True if a page is blank, or its points are unknown or cannot be computed. */
  isOpen(at: number): boolean {
    const page = this.pages[at];
    return !page || isBlank(page) || !this.scored?.pages[at]?.score;
  }
}
