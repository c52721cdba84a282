/** The pad that is written on: its pages, what the server says to them, undo; kept in the browser. */

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
  /** Other faces than the built-in ones, on one line. */
  tiles: string | null;
}

export class Pad {
  pages: Page[] = $state.raw([newPage()]);
  tiles: string | null = $state.raw(null);
  at = $state(0);
  scored: PadScored | null = $state.raw(null);
  /** Why the server does not answer. */
  trouble: unknown = $state.raw(null);
  /** Whether it is kept: a pad that came by a link is not, until somebody wants it. */
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

  /** What this browser has kept. */
  restore(): void {
    try {
      const found = JSON.parse(readStorage(KEY) ?? "null") as Written | null;
      if (found?.pages.length) [this.pages, this.tiles] = [found.pages, found.tiles];
    } catch {
      // Something else under our name: start anew.
    }
    this.isOwn = true;
    this.past = [];
    this.at = 0;
    this.requestScore(0);
  }

  /** Write something, so that it can be undone. */
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

  /** From now on a pad that came by a link is one's own. */
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

  /** Ask the server what it is worth; a later question makes an earlier one idle. */
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

  /** Read a pad from a text; what cannot be read, or null. */
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

  /** Whether a page has something on it of which the points are not known yet, or cannot be. */
  isOpen(at: number): boolean {
    const page = this.pages[at];
    return !page || isBlank(page) || !this.scored?.pages[at]?.score;
  }
}
