/**
 * The current choices, read from the touch paths: tiles and sites, decorations, the token, ways to end the turn. No
 * rules.
 */

import { nextTouches, type Choice } from "../../touch";
import { readTile, SYMBOLS, turned, type Ghost, type SymbolName } from "./garden";
import { blockCells, cellName, cellOf, CORNERS, spaceOf, type Cell } from "./places";
import type { PlayerGarden } from "./scene";

export type Source = "dug" | "stored";

/** A decoration that can be built: its kind and its one or two cells. */
export interface Decoration {
  kind: SymbolName;
  cells: string[];
}

const rest = (touch: string): string => touch.slice(touch.indexOf(" ") + 1);
const of = (touches: string[], kind: string): string[] =>
  touches.filter((touch) => touch.startsWith(`${kind} `)).map(rest);

export const stacks = (choices: readonly Choice[]): string[] => of(nextTouches(choices, []), "stack");
export const sources = (choices: readonly Choice[]): Source[] => of(nextTouches(choices, []), "tile") as Source[];
export const sites = (choices: readonly Choice[], source: Source): string[] =>
  of(nextTouches(choices, [`tile ${source}`]), "site");
export const keepOptions = (choices: readonly Choice[]): string[] => of(nextTouches(choices, ["end"]), "keep");
export const mayEnd = (choices: readonly Choice[]): boolean => nextTouches(choices, []).includes("end");

export function decorations(choices: readonly Choice[]): Decoration[] {
  const found: Decoration[] = [];
  for (const choice of choices) {
    const [path] = "paths" in choice ? choice.paths : [];
    const kind = SYMBOLS.find((symbol) => symbol === path?.[0]);
    if (kind && path) found.push({ kind, cells: path.slice(1).map(rest) });
  }
  return found;
}

/** The cells whose symbol the round token can replace. */
export const wildCells = (choices: readonly Choice[]): string[] => of(nextTouches(choices, ["wild"]), "cell");
export const wildSymbols = (choices: readonly Choice[], cell: string): SymbolName[] =>
  of(nextTouches(choices, ["wild", `cell ${cell}`]), "symbol") as SymbolName[];

/** A complete build path. Missing factors are taken from the previous path, else the first possible value. */
export function buildPath(
  choices: readonly Choice[],
  source: Source,
  site: string,
  before: readonly string[],
): string[] {
  const path = [`tile ${source}`, `site ${site}`];
  for (let factor = path.length; ; factor++) {
    const next = nextTouches(choices, path);
    const [first] = next;
    if (first === undefined) return path;
    const kept = before[factor];
    path.push(kept !== undefined && next.includes(kept) ? kept : first);
  }
}

/** The same build with the next possible value of one factor (2: free corner, 3: rotation), or null. */
export function stepped(choices: readonly Choice[], path: readonly string[], factor: 2 | 3): string[] | null {
  const possible = nextTouches(choices, path.slice(0, factor));
  const now = possible.indexOf(path[factor] ?? "");
  const next = possible[(now + 1) % possible.length];
  if (next === undefined || possible.length < 2) return null;
  return withFactor(choices, path, factor, next);
}

/** The same build with another value of one factor, or null if impossible. */
export function withFactor(
  choices: readonly Choice[],
  path: readonly string[],
  factor: 2 | 3,
  value: string,
): string[] | null {
  const start = path.slice(0, factor);
  if (!nextTouches(choices, start).includes(value)) return null;
  const changed = [...start, value];
  const later = path[factor + 1];
  if (later === undefined) return changed;
  const next = nextTouches(choices, changed);
  return [...changed, next.includes(later) ? later : (next[0] ?? later)];
}

export const siteIn = (path: readonly string[]): string | null => of([...path], "site")[0] ?? null;
export const sourceIn = (path: readonly string[]): Source | null =>
  (of([...path], "tile")[0] as Source | undefined) ?? null;
export const freeIn = (path: readonly string[]): number =>
  CORNERS.indexOf(of([...path], "free")[0] as (typeof CORNERS)[number]);

/** The tile as the path would place it, or null if the path does not say. */
export function ghostOf(path: readonly string[], garden: PlayerGarden): Ghost | null {
  const [source, site] = [sourceIn(path), siteIn(path)];
  const tile = source && garden[source];
  if (!tile || !site) return null;
  const quarters = Number(of([...path], "turn")[0] ?? 0);
  return { ...spaceOf(site), ...turned(readTile(tile), quarters), free: freeIn(path) };
}

export const cellsOf = (site: string): string[] => blockCells(spaceOf(site)).map(cellName);

/** The sites that a touch on a cell may mean, best first: the one whose centre is nearest to the touch. */
export function sitesAt(
  found: readonly string[],
  cell: Cell,
  across = cell.column + 0.75,
  up = cell.row + 0.75,
): string[] {
  const name = cellName(cell);
  const distance = (site: string): number => {
    const at = spaceOf(site);
    return Math.hypot(at.column + 1 - across, at.row + 1 - up);
  };
  const near = found.filter((site) => cellsOf(site).includes(name));
  return near.sort((one, other) => distance(one) - distance(other) || spaceOf(one).level - spaceOf(other).level);
}

/** The highest site over a cell. Used to ask the server why no tile can go there. */
export function refusedSite(garden: PlayerGarden, cell: Cell): string {
  const corner = { column: Math.min(cell.column, 6), row: Math.min(cell.row, 6) };
  const level = Math.max(...blockCells(corner).map((one) => garden.levels[one.row * 8 + one.column] ?? 0)) + 1;
  return `${cellName(corner)}:${level}`;
}

/** The other cells of the two-cell decorations that include this cell. */
export function partners(found: readonly Decoration[], cell: string): string[] {
  return found
    .filter(({ cells }) => cells.length === 2 && cells.includes(cell))
    .map(({ cells }) => cells.find((each) => each !== cell) ?? cell);
}

export { cellOf };
