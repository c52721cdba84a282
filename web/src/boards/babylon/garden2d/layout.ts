/** The geometry of the top view: where cells are, what covers what, which parts of a tile are visible. */

import { blockCells, cellName, cellOf, indexOf, SIDE, spaceName, type Cell } from "../places";
import type { Garden, Piece, Terrace } from "../garden";
import type { Levels } from "../marks";

/** The width of a cell, and of the rim with letters and numbers. */
export const UNIT = 76;
export const RIM = 40;
export const TOP = 14;
export const WIDTH = 672;

export const xOf = ({ column }: Cell): number => RIM + column * UNIT;
/** Row 8 is at the top. */
export const yOf = ({ row }: Cell): number => TOP + (SIDE - 1 - row) * UNIT;
export const middleX = (cell: Cell): number => xOf(cell) + UNIT / 2;
export const middleY = (cell: Cell): number => yOf(cell) + UNIT / 2;

/** The upper left corner of a block of four cells. */
export const blockX = xOf;
export const blockY = ({ column, row }: Cell): number => yOf({ column, row: row + 1 });

export interface TerraceDrawn {
  terrace: Terrace;
  /** True if the level is above the shown ones. */
  isGlass: boolean;
  /** For each space: true if no shown terrace covers it. */
  open: boolean[];
  /** For each space: true if a piece is on it. */
  taken: boolean[];
}

export interface PieceDrawn {
  piece: Piece;
  isGlass: boolean;
}

/** One layer of the drawing, lowest first: the terraces of a level, then the pieces on it. */
export interface Storey {
  level: number;
  terraces: TerraceDrawn[];
  pieces: PieceDrawn[];
}

const highest = (piece: Piece): number => Math.max(...piece.spaces.map((space) => space.level));

export function storeys(garden: Garden, levels: Levels): Storey[] {
  const upTo = levels.upTo ?? Infinity;
  const shown = garden.terraces.filter((tile) => tile.level <= upTo || levels.above === "glass");
  const top = new Map<number, Terrace>();
  for (const tile of shown) if (tile.level <= upTo) for (const cell of blockCells(tile)) top.set(indexOf(cell), tile);
  const standing = new Set(garden.pieces.flatMap((piece) => piece.spaces.map(spaceName)));
  const draw = (terrace: Terrace): TerraceDrawn => {
    const isGlass = terrace.level > upTo;
    const cells = blockCells(terrace);
    return {
      terrace,
      isGlass,
      open: cells.map((cell) => isGlass || top.get(indexOf(cell)) === terrace),
      taken: cells.map((cell) => standing.has(spaceName({ ...cell, level: terrace.level }))),
    };
  };
  const numbers = [...new Set(shown.map((tile) => tile.level))];
  return numbers.map((level) => ({
    level,
    terraces: shown.filter((tile) => tile.level === level).map(draw),
    pieces: garden.pieces
      .filter((piece) => highest(piece) === level)
      .map((piece) => ({ piece, isGlass: level > upTo })),
  }));
}

/** The position of a tile's flower: its centre, or a corner that is still open. */
export function flowerPlace({ terrace, open, taken }: TerraceDrawn): { x: number; y: number; size: number } | null {
  const [x, y] = [blockX(terrace) + UNIT, blockY(terrace) + UNIT];
  if (open.every(Boolean)) return { x, y, size: 40 };
  const free = open.map((isOpen, corner) => isOpen && !taken[corner]);
  const corner = free.includes(true) ? free.lastIndexOf(true) : open.lastIndexOf(true);
  if (corner < 0) return null;
  const [right, low] = cornerSides(corner);
  // At the outer corner that the level badge does not use.
  return { x: x + (right ? 1 : -1) * (right ? UNIT - 16 : 16), y: y + (low ? 1 : -1) * (UNIT - 16), size: 27 };
}

/** The position of a tile's level badge: the first open corner. */
export function badgePlace({ terrace, open }: TerraceDrawn): { x: number; y: number } | null {
  const corner = open.findIndex(Boolean);
  if (corner < 0) return null;
  const [right, low] = cornerSides(corner);
  const [x, y] = [blockX(terrace), blockY(terrace)];
  return { x: right ? x + 2 * UNIT - 33 : x + 3, y: low ? y + 2 * UNIT - 24 : y + 3 };
}

/** Corners count clockwise from the top left. */
export function cornerSides(corner: number): [boolean, boolean] {
  return [corner === 1 || corner === 2, corner === 2 || corner === 3];
}

/**
 * Move the focus of a grid by an arrow key. Returns the newly focused cell, or null if the key is not a navigation key.
 */
export function moveFocus(
  event: KeyboardEvent,
  from: string,
  side: number,
  focus: (name: string) => Focusable | null,
): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const next = stepFrom(cellOf(from), event.key, side);
  if (!next) return null;
  event.preventDefault();
  focus(cellName(next))?.focus();
  return cellName(next);
}

type Focusable = HTMLElement | SVGElement;

/** The adjacent cell in a direction, clamped to the board. */
export function stepFrom(cell: Cell, key: string, side: number): Cell | null {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  if (key === "Home") return { ...cell, column: 0 };
  if (key === "End") return { ...cell, column: side - 1 };
  const step = steps[key];
  if (!step) return null;
  const within = (value: number): number => Math.max(0, Math.min(side - 1, value));
  return { column: within(cell.column + step[0]), row: within(cell.row + step[1]) };
}
