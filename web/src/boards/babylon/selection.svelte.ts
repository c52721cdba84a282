/** The player's current selection: the tile in hand, the ghost, touchable decorations, and what the buttons do. */

import type { Shown } from "../../table/ctrl.svelte";
import { nextTouches } from "../../touch";
import {
  buildPath,
  cellsOf,
  decorations,
  freeIn,
  ghostOf,
  keepOptions,
  mayEnd,
  partners,
  refusedSite,
  siteIn,
  sites,
  sitesAt,
  sourceIn,
  sources,
  stacks,
  stepped,
  wildCells,
  wildSymbols,
  withFactor,
  type Source,
} from "./choices";
import { SYMBOLS } from "./garden";
import type { Marks } from "./marks";
import { cellOf, cornerOf, indexOf, spaceName, spaceOf, touchFree } from "./places";
import { gains, sceneOf, type PlayerGarden, type Score } from "./scene";
import type { Screen } from "./screen.svelte";

export type Doing = "remove" | "dig" | "build" | "decorate" | "wild" | "end" | "nothing";

const SYMBOL_OF: Record<string, (typeof SYMBOLS)[number]> = { s: "statue", t: "stairs", f: "fountain", b: "bridge" };

/** A base class, so that these fields are set before any $derived reads them. */
class SelectionInputs {
  constructor(
    readonly shown: Shown,
    readonly screen: Screen,
  ) {}
}

export class Selection extends SelectionInputs {
  /** The tile to build next; without one, decorations can be touched. */
  private wanted: Source | null = $state(null);
  private knownChoices: unknown = null;
  private pointed: string | null = $state(null);

  // Whose garden

  /** The seat that plays on this screen, or the one being followed. */
  readonly homeSeat = $derived.by(() => {
    const { active } = this.screen.scene;
    const { own, side } = this.shown;
    return active !== null && (!own.length || own.includes(active)) ? active : side;
  });
  readonly shownSeat = $derived(this.screen.visited ?? this.homeSeat);
  readonly garden = $derived(this.screen.scene.gardens[this.shownSeat] as PlayerGarden);
  readonly own = $derived(this.screen.scene.gardens[this.homeSeat] as PlayerGarden);
  readonly isHome = $derived(this.shownSeat === this.homeSeat);

  // What can be done

  private readonly choices = $derived(this.shown.mayChoose ? this.shown.view.choices : []);
  readonly sources = $derived(sources(this.choices));
  /** A tile suggested by a hint counts too. */
  readonly held: Source | null = $derived.by(() => {
    const source = sourceIn(this.shown.path) ?? this.wanted;
    return source && this.sources.includes(source) ? source : null;
  });
  readonly stacks = $derived(stacks(this.choices));
  readonly decorations = $derived(decorations(this.choices));
  readonly sites = $derived(this.held ? sites(this.choices, this.held) : []);
  readonly canWild = $derived(nextTouches(this.choices, []).includes("wild"));
  readonly mayEnd = $derived(mayEnd(this.choices));
  readonly keepOptions = $derived(keepOptions(this.choices));
  readonly path = $derived(this.shown.path);
  readonly isWilding = $derived(this.path[0] === "wild");
  readonly isEnding = $derived(this.path[0] === "end");
  readonly wildCell = $derived(this.isWilding ? (this.path[1]?.slice(5) ?? null) : null);
  readonly wildSymbols = $derived(this.wildCell ? wildSymbols(this.choices, this.wildCell) : []);
  /** The first cell of a two-cell decoration whose second cell is still open. */
  readonly begun = $derived(
    SYMBOLS.some((symbol) => symbol === this.path[0]) ? (this.path[1]?.slice(5) ?? null) : null,
  );
  readonly site = $derived(siteIn(this.path));
  readonly free = $derived(freeIn(this.path));
  readonly ghost = $derived(this.isHome ? ghostOf(this.path, this.own) : null);
  readonly costs = $derived(sceneOf(this.shown.view).costs);
  /** The cost of the chosen build in single pillars. */
  readonly price = $derived(this.site ? (this.costs[this.site]?.[this.free + 1] ?? null) : null);

  readonly doing: Doing = $derived.by(() => {
    if (!this.shown.mayChoose) return "nothing";
    const { step } = this.shown.view;
    if (step === "remove" || step === "dig") return step;
    if (this.isEnding) return "end";
    if (this.isWilding) return "wild";
    if (this.held) return "build";
    return this.decorations.length ? "decorate" : "end";
  });

  /** The touched stack. */
  readonly stack = $derived(this.path.find((touch) => touch.startsWith("stack "))?.slice(6) ?? null);
  readonly canTurn = $derived(this.ghost !== null && nextTouches(this.choices, this.path.slice(0, 3)).length > 1);
  readonly canFree = $derived(this.ghost !== null && nextTouches(this.choices, this.path.slice(0, 2)).length > 1);
  /** The sites over the same four cells, on other levels. */
  readonly storeys = $derived(
    this.site ? this.sites.filter((one) => one.split(":")[0] === this.site?.split(":")[0]) : [],
  );

  // The outcome

  readonly events = $derived(this.shown.chosen?.events ?? []);
  readonly preview = $derived(
    (this.shown.chosen?.view && this.isHome && sceneOf(this.shown.chosen.view).gardens[this.homeSeat]) || null,
  );
  readonly gains = $derived(this.preview ? gains(this.own.score, this.preview.score) : {});
  readonly gain = $derived(this.preview ? this.preview.score.total - this.own.score.total : 0);
  readonly score: Score = $derived(this.garden.score);

  /** The cells that can be touched. */
  readonly open: ReadonlySet<string> = $derived.by(() => {
    if (!this.isHome) return new Set<string>();
    if (this.isWilding) return new Set(this.wildCell ? [] : wildCells(this.choices));
    if (this.begun)
      return new Set(
        partners(
          this.decorations.filter(({ kind }) => kind === this.path[0]),
          this.begun,
        ),
      );
    if (this.held) return new Set(this.sites.flatMap(cellsOf));
    return new Set(this.decorations.flatMap(({ cells }) => cells));
  });
  readonly chosen: ReadonlySet<string> = $derived.by(() => {
    if (!this.isHome) return new Set<string>();
    if (this.site && this.ghost) return new Set(cellsOf(this.site));
    return new Set(this.path.filter((touch) => touch.startsWith("cell ")).map((touch) => touch.slice(5)));
  });

  readonly marks: Marks = $derived.by(() => {
    const { trace } = this.screen;
    const seen: Marks = trace && trace.seat === this.shownSeat ? { site: trace.site, lit: trace.lit } : {};
    if (!this.isHome || !this.shown.mayChoose) return seen;
    const onlyNow = Object.keys(this.own.fresh);
    const refused = siteIn(this.shown.objection?.path ?? []);
    if (this.ghost) return { onlyNow, sites: this.sites, doomed: this.doomed };
    if (this.held && !this.isWilding && !this.isEnding)
      return { sites: this.sites, site: this.pointedSite, onlyNow, refused };
    const spots = [...this.open];
    const pairs =
      this.begun || this.isWilding
        ? []
        : this.decorations.filter(({ cells }) => cells.length === 2).map(({ cells }) => cells as [string, string]);
    return {
      spots: this.isEnding ? [] : spots,
      pairs: this.isEnding ? [] : pairs,
      touched: [...this.chosen],
      onlyNow,
      refused,
    };
  });

  /** Where the tile would go if the hovered cell were touched. */
  private readonly pointedSite = $derived(
    this.pointed && this.held ? (sitesAt(this.sites, cellOf(this.pointed))[0] ?? null) : null,
  );

  /** Pieces that the chosen build would hide, by their spaces. */
  private readonly doomed = $derived(
    this.events
      .filter((event) => event.event === "hidden")
      .map((event) =>
        (event["cells"] as string[])
          .map((name) => spaceName({ ...cellOf(name), level: this.own.levels[indexOf(cellOf(name))] ?? 0 }))
          .join(" "),
      ),
  );

  // Touches

  /** On new choices: if nothing can be decorated, select the first tile that can be built. */
  reset(): void {
    if (this.knownChoices === this.shown.view.choices) return;
    this.knownChoices = this.shown.view.choices;
    // The same choices after a reconnect: keep the selection.
    if (this.path.length) return;
    this.wanted = this.decorations.length ? null : (this.sources[0] ?? null);
    if (this.shown.mayChoose && this.screen.visited !== null) this.screen.visited = null;
  }

  pickTile(source: Source | null): void {
    this.shown.clear();
    this.wanted = source;
  }

  hoverCell(cell: string | null): void {
    this.pointed = cell;
  }

  touchStack(stack: string): void {
    this.shown.touch(`stack ${stack}`);
  }

  /** Handle a touch on a cell, optionally with its exact position. */
  touchCell(name: string, across?: number, up?: number): void {
    if (!this.shown.mayChoose || !this.isHome || this.shown.view.step !== "build") return;
    if (this.isEnding) this.shown.clear();
    if (this.isWilding) this.shown.follow(["wild", `cell ${name}`]);
    else if (this.ghost && this.chosen.has(name)) this.touchCorner(cornerOf(this.ghost, cellOf(name)));
    else if (this.begun) this.shown.touch(`cell ${name}`);
    else if (this.held) this.touchForTile(name, across, up);
    else this.decorate(name);
  }

  private touchForTile(name: string, across?: number, up?: number): void {
    const [best] = sitesAt(this.sites, cellOf(name), across, up);
    if (best) this.place(best);
    else this.shown.follow([`tile ${this.held}`, `site ${refusedSite(this.own, cellOf(name))}`]);
  }

  /** Free a corner of the ghost, or none if it is already free. */
  touchCorner(corner: number): void {
    const value = touchFree(corner === this.free ? -1 : corner);
    const path = withFactor(this.choices, this.path, 2, value);
    if (path) this.shown.follow(path);
    else this.nextCorner();
  }

  place(site: string): void {
    if (this.held) this.shown.follow(buildPath(this.choices, this.held, site, this.path));
  }

  nextRotation(): void {
    const path = this.ghost && stepped(this.choices, this.path, 3);
    if (path) this.shown.follow(path);
  }

  nextCorner(): void {
    const path = this.ghost && stepped(this.choices, this.path, 2);
    if (path) this.shown.follow(path);
  }

  nextLevel(): void {
    const next = this.storeys[(this.storeys.indexOf(this.site ?? "") + 1) % this.storeys.length];
    if (next) this.place(next);
  }

  private decorate(name: string): void {
    const found = this.decorations.filter(({ cells }) => cells.includes(name));
    const [first] = found;
    if (!first) {
      const symbol = SYMBOL_OF[this.own.symbols[indexOf(cellOf(name))] ?? ""];
      if (symbol) this.shown.follow([symbol, `cell ${name}`]);
      return;
    }
    const others = partners(found, name);
    // If only one partner is possible, choose it automatically.
    this.shown.follow([
      first.kind,
      `cell ${name}`,
      ...(others.length === 1 ? others.map((other) => `cell ${other}`) : []),
    ]);
  }

  useToken(): void {
    if (this.isWilding) this.shown.clear();
    else this.shown.follow(["wild"]);
  }

  pickSymbol(symbol: string): void {
    this.shown.follow(["wild", `cell ${this.wildCell}`, `symbol ${symbol}`]);
  }

  end(): void {
    const [first] = this.keepOptions;
    this.shown.follow(first === undefined ? ["end"] : ["end", `keep ${first}`]);
  }

  endKeeping(what: string): void {
    this.shown.follow(["end", `keep ${what}`]);
  }

  /** True if the turn can end without confirmation, because nothing is lost. */
  get endsWithoutLoss(): boolean {
    if (!this.isEnding || this.path.length > 1 + Math.min(this.keepOptions.length, 1)) return false;
    if (this.path[1] !== undefined && this.path[1] !== `keep ${this.keepOptions[0]}`) return false;
    const ended = this.events.find((event) => event.event === "turn-ended");
    return ended !== undefined && !ended["returned"] && !(ended["discarded"] as string[]).length;
  }

  /** The highest level in the shown garden, including the ghost. */
  get highest(): number {
    return Math.max(...this.garden.levels, this.site ? spaceOf(this.site).level : 0);
  }
}
