/** Reads the gardens and the quarry of a view into drawable data: terraces, their pillars, pieces. No rules. */

import type { FlowerName } from "../../look/flowers";
import { blockCells, cellOf, indexOf, SIDE, spaceOf, spacesOf, spaceName, type Cell, type Space } from "./places";

export type Material = "clay" | "granite" | "basalt" | "start";
export type SymbolName = "statue" | "stairs" | "fountain" | "bridge";
export type PieceKind = SymbolName | "belvedere";
/** Token effects as a view names them; "end" is the last token. */
export type Effect = "single" | "double" | "wild-symbol" | "wild-space" | "flower" | "less" | "none" | "end";
export const SYMBOLS: readonly SymbolName[] = ["statue", "stairs", "fountain", "bridge"];

const SYMBOL_LETTERS: Record<string, SymbolName> = { s: "statue", t: "stairs", f: "fountain", b: "bridge" };
const FLOWER_LETTERS: Record<string, FlowerName> = { W: "white", P: "pink", B: "blue", O: "orange" };

/** A tile as a view has it: not laid, not rotated. */
export interface TileShown {
  id: string;
  face: string;
}

export interface LaidShown extends TileShown {
  at: string;
  turned: number;
  hidden?: boolean;
  new?: boolean;
}

export interface PieceShown {
  kind: PieceKind;
  on: string;
  points: number;
  state?: "support" | "hidden";
}

/** The part of a view's garden that is drawn. */
export interface GardenShown {
  flower: FlowerName;
  tiles: LaidShown[];
  pieces: PieceShown[];
  levels: number[];
  symbols: string;
  fresh: Record<string, SymbolName>;
}

export interface StackShown {
  stack: string;
  layer: number;
  tile: TileShown | null;
  yield?: { total: number; edges: number[]; flower: number; token: number };
}

/** A tile's face. The four spaces are listed clockwise from the top left. */
export interface Face {
  material: Material;
  flower: FlowerName;
  symbols: (SymbolName | null)[];
}

/** A laid tile, at its lower left cell; the face is already rotated. */
export interface Terrace extends Space, Face {
  key: string;
  /** For each of its four spaces: true if no tile lies over it. */
  open: boolean[];
}

/** A pillar of one or two levels, at the level of its foot. */
export interface Pillar extends Space {
  key: string;
  height: 1 | 2;
}

export interface Piece {
  key: string;
  kind: PieceKind;
  spaces: Space[];
  state: "seen" | "support" | "hidden";
}

export interface Garden {
  flower: FlowerName;
  /** Lowest first. */
  terraces: Terrace[];
  pillars: Pillar[];
  pieces: Piece[];
  /** The level of each cell's surface: a1, b1 … h8. */
  levels: number[];
  height: number;
}

/** A tile's material by its id: clay-3, start-pink. */
export function materialOf(id: string): Material {
  return id.slice(0, id.indexOf("-")) as Material;
}

export function readFace(face: string): Omit<Face, "material"> {
  return {
    flower: FLOWER_LETTERS[face[0] ?? ""] ?? "white",
    symbols: [...face.slice(1)].map((letter) => SYMBOL_LETTERS[letter] ?? null),
  };
}

export function readTile(tile: TileShown): Face {
  return { material: materialOf(tile.id), ...readFace(tile.face) };
}

/** A face rotated clockwise by `quarters`. */
export function turned(face: Face, quarters: number): Face {
  return { ...face, symbols: face.symbols.map((_, corner) => face.symbols[(corner + 4 - (quarters % 4)) % 4] ?? null) };
}

export function readGarden(shown: GardenShown): Garden {
  const terraces = shown.tiles.map((tile) => terrace(tile, shown)).sort((one, other) => one.level - other.level);
  const pieces = shown.pieces.map(piece);
  return {
    flower: shown.flower,
    terraces,
    pieces,
    pillars: pillarsOf(terraces, pieces),
    levels: shown.levels,
    height: Math.max(0, ...shown.levels),
  };
}

/** A drawable garden from laid tiles (faces already rotated) and pieces. */
export function gardenOf(tiles: LaidShown[], pieces: PieceShown[]): GardenShown {
  const levels = Array.from({ length: SIDE * SIDE }, () => 0);
  const symbols = Array.from({ length: SIDE * SIDE }, () => ".");
  for (const tile of tiles.toSorted((one, other) => spaceOf(one.at).level - spaceOf(other.at).level)) {
    const place = spaceOf(tile.at);
    blockCells(place).forEach((cell, corner) => {
      levels[indexOf(cell)] = place.level;
      symbols[indexOf(cell)] = tile.face[corner + 1] ?? ".";
    });
  }
  return { flower: "white", tiles, pieces, levels, symbols: symbols.join(""), fresh: {} };
}

function terrace(tile: LaidShown, shown: GardenShown): Terrace {
  const place = spaceOf(tile.at);
  const face = readTile(tile);
  const cells = blockCells(place).map(indexOf);
  const open = cells.map((cell) => shown.levels[cell] === place.level);
  // The visible symbol may differ from the printed one for the rest of a turn (8.3).
  const symbols = cells.map((cell, corner) =>
    open[corner] ? (SYMBOL_LETTERS[shown.symbols[cell] ?? ""] ?? null) : (face.symbols[corner] ?? null),
  );
  return { ...place, ...face, symbols, open, key: tile.id };
}

function piece(shown: PieceShown): Piece {
  return {
    key: `${shown.kind} ${shown.on}`,
    kind: shown.kind,
    spaces: spacesOf(shown.on),
    state: shown.state ?? "seen",
  };
}

/**
 * Views don't list pillars: a space rests on the surface below it, unless a statue carries it or a belvedere marks it
 * as free.
 */
function pillarsOf(terraces: Terrace[], pieces: Piece[]): Pillar[] {
  const standing = new Map(pieces.flatMap((one) => one.spaces.map((space) => [spaceName(space), one.kind] as const)));
  const surface = new Map<number, number>();
  const pillars: Pillar[] = [];
  for (const tile of terraces) {
    for (const cell of blockCells(tile)) {
      const foot = { ...cell, level: surface.get(indexOf(cell)) ?? 0 };
      const height = tile.level - foot.level;
      const isFree = standing.get(spaceName({ ...cell, level: tile.level })) === "belvedere";
      const isCarried = height === 1 && standing.get(spaceName(foot)) === "statue";
      if (!isFree && !isCarried && (height === 1 || height === 2))
        pillars.push({ ...foot, height, key: `pillar ${spaceName(foot)}` });
      surface.set(indexOf(cell), tile.level);
    }
  }
  return pillars;
}

/** A tile that may be laid: position, rotation and free corner. */
export interface Ghost extends Space, Face {
  /** The corner without a support, or -1. */
  free: number;
}

/** The support of a ghost's corner: a pillar of one or two levels, a statue, or nothing at its free corner. */
export interface Support extends Space {
  corner: number;
  by: "single" | "double" | "statue" | "nothing";
}

export function supportsOf(ghost: Ghost, garden: Garden): Support[] {
  return blockCells(ghost).map((cell, corner) => {
    const level = garden.levels[indexOf(cell)] ?? 0;
    const foot: Space = { ...cell, level };
    if (corner === ghost.free) return { ...foot, corner, by: "nothing" };
    if (ghost.level - level === 1 && standsOn(garden, foot)?.kind === "statue")
      return { ...foot, corner, by: "statue" };
    return { ...foot, corner, by: ghost.level - level === 1 ? "single" : "double" };
  });
}

/** The piece on a space. */
export function standsOn(garden: Garden, space: Space): Piece | undefined {
  const name = spaceName(space);
  return garden.pieces.find((one) => one.spaces.some((each) => spaceName(each) === name));
}

/** A quarry stack with its top tile's face. */
export interface Stack extends Cell {
  name: string;
  layer: number;
  face: Face | null;
  yields: number | null;
  /** True if your own flower adds to the yield. */
  isOwn: boolean;
}

export function readQuarry(stacks: StackShown[]): Stack[] {
  return stacks.map((shown) => ({
    ...cellOf(shown.stack),
    name: shown.stack,
    layer: shown.layer,
    face: shown.tile && readTile(shown.tile),
    yields: shown.yield?.total ?? null,
    isOwn: (shown.yield?.flower ?? 0) > 0,
  }));
}
