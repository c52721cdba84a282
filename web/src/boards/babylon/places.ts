/**
 * Babylon's places by name, as in a view's touch paths ("cell c4", "site c4:2", "stack b3"), and by coordinates. No
 * rules.
 */

export const SIDE = 8;
export const QUARRY_SIDE = 4;

/** A column and a row, counted from 0; row 0 is nearest to the player. */
export interface Cell {
  column: number;
  row: number;
}

/** A cell and its level; 0 is the board. */
export interface Space extends Cell {
  level: number;
}

/** The corners of a block, clockwise from the top left, as in "free top left". */
export const CORNERS = ["top left", "top right", "low right", "low left"] as const;
export type Corner = (typeof CORNERS)[number];
export const NO_CORNER = "none";

/** Offsets from a block's lower left cell to its cells, in the order of CORNERS. */
const STEPS: readonly Cell[] = [
  { column: 0, row: 1 },
  { column: 1, row: 1 },
  { column: 1, row: 0 },
  { column: 0, row: 0 },
];

export function cellName({ column, row }: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

/** A cell's index in a view's lists: a1, b1 … h8. */
export function indexOf({ column, row }: Cell): number {
  return row * SIDE + column;
}

export function cellAt(index: number): Cell {
  return { column: index % SIDE, row: Math.floor(index / SIDE) };
}

/** The name of a space, or of a tile's place by its lower left cell: c4:2. */
export function spaceName(space: Space): string {
  return `${cellName(space)}:${space.level}`;
}

export function spaceOf(name: string): Space {
  const [cell = "a1", level = "0"] = name.split(":");
  return { ...cellOf(cell), level: Number(level) };
}

/** The spaces of a piece: one, or two separated by a blank. */
export function spacesOf(names: string): Space[] {
  return names.split(" ").map(spaceOf);
}

export function isOnBoard({ column, row }: Cell): boolean {
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE;
}

/** The four cells of a block, clockwise from the top left. */
export function blockCells(corner: Cell): Cell[] {
  return STEPS.map((step) => ({ column: corner.column + step.column, row: corner.row + step.row }));
}

/** A cell's corner within a block, or -1. */
export function cornerOf(block: Cell, cell: Cell): number {
  return blockCells(block).findIndex((one) => one.column === cell.column && one.row === cell.row);
}

export const touchCell = (cell: Cell): string => `cell ${cellName(cell)}`;
export const touchStack = (stack: Cell): string => `stack ${cellName(stack)}`;
/** By corner index, or -1 for none. */
export const touchFree = (corner: number): string => `free ${CORNERS[corner] ?? NO_CORNER}`;
