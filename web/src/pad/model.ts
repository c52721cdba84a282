/** The score pad's data: each player's page, and the text format that `ziggurat score` reads too. No rules. */

import type { PieceKind } from "../boards/babylon/garden";
import type { PageScored } from "../wire";

export const MOST_PLAYERS = 4;
export const FLOWERS = ["white", "pink", "blue", "orange"] as const;
/** Counted per level. */
export const BY_LEVEL = ["statues", "stairs", "fountains", "bridges"] as const;

/** A tile by its id (clay-7), or by its flower alone with unknown rotation. */
export interface Tile {
  name: string;
  at: string;
  turned: number | null;
}

export interface PlacedPiece {
  kind: PieceKind;
  /** One space or two: c3:1 d3:2. */
  on: string;
}

export interface Counts extends Record<(typeof BY_LEVEL)[number], number[]> {
  height: number;
  belvederes: number;
  flowers: number[];
  bare: number | null;
}

export interface Page {
  name: string;
  /** "garden" if entered from above, "counts" if only counted. */
  by: "garden" | "counts";
  tiles: Tile[];
  pieces: PlacedPiece[];
  counts: Counts;
}

export const isFlower = (name: string): boolean => (FLOWERS as readonly string[]).includes(name);

export function noCounts(): Counts {
  return {
    height: 0,
    statues: [],
    stairs: [],
    fountains: [],
    bridges: [],
    belvederes: 0,
    flowers: [0, 0, 0, 0],
    bare: null,
  };
}

export function newPage(name = ""): Page {
  return { name, by: "garden", tiles: [], pieces: [], counts: noCounts() };
}

/** True if the page has no tile and no piece. */
export function isBlank(page: Page): boolean {
  return page.by === "garden" && !page.tiles.length && !page.pieces.length;
}

const tileText = ({ name, at, turned }: Tile): string => `${name} ${at}${turned === null ? "" : ` r${turned}`}`;

function countLines(counts: Counts): string[] {
  const levels = BY_LEVEL.filter((kind) => counts[kind].some(Boolean)).map(
    (kind) => `${kind} ${counts[kind].join(" ")}`,
  );
  const lines = [
    `height ${counts.height}`,
    ...levels,
    `belvederes ${counts.belvederes}`,
    `flowers ${counts.flowers.join(" ")}`,
  ];
  return counts.bare === null ? lines : [...lines, `bare ${counts.bare}`];
}

function pageLines(page: Page): string[] {
  if (page.by === "counts") return countLines(page.counts);
  return [...page.tiles.map(tileText), ...page.pieces.map(({ kind, on }) => `${kind} ${on}`)];
}

/** The pad as text; `tiles` are custom faces on one line. */
export function writePad(pages: readonly Page[], tiles: string | null): string {
  const head = tiles ? [`tiles ${tiles}`] : [];
  const lines = pages.flatMap((page) => [
    `player ${page.name.replaceAll(/[#\s]+/g, " ").trim()}`.trim(),
    ...pageLines(page),
  ]);
  return `${[...head, ...lines].join("\n")}\n`;
}

/** A page as the server has read it. */
export function readPage(scored: PageScored): Page {
  const counts = noCounts();
  for (const [name, numbers] of Object.entries(scored.counts ?? {})) {
    if (name === "height" || name === "belvederes" || name === "bare") counts[name] = numbers[0] ?? 0;
    else counts[name as "flowers" | (typeof BY_LEVEL)[number]] = numbers;
  }
  return {
    name: scored.name,
    by: scored.counts ? "counts" : "garden",
    tiles: scored.tiles.map(({ name, at, turned }) => ({ name, at, turned })),
    pieces: scored.pieces.map(({ kind, on }) => ({ kind: kind as PieceKind, on })),
    counts,
  };
}
