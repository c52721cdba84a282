/** A page's garden as drawable data, and lookups in it. No rules: the server decides what is legal. */

import { gardenOf, type GardenShown, type LaidShown, type PieceShown } from "../boards/babylon/garden";
import {
  blockCells,
  cellName,
  cellOf,
  indexOf,
  SIDE,
  spaceName,
  spaceOf,
  spacesOf,
  type Cell,
} from "../boards/babylon/places";
import { isFlower, type Page, type PlacedPiece, type Tile } from "./model";

export type Faces = ReadonlyMap<string, string>;

const LETTERS = { white: "W", pink: "P", blue: "B", orange: "O" } as const;
const MATERIALS = ["clay", "granite", "basalt"] as const;

/** The names of all tiles, in the order of a line of faces. */
export const TILE_NAMES: readonly string[] = [
  ...MATERIALS.flatMap((material) => Array.from({ length: 16 }, (_, index) => `${material}-${index + 1}`)),
  ...Object.keys(LETTERS).map((flower) => `start-${flower}`),
];

/** Faces from one line: clay / granite / basalt / starting tiles. */
export function facesOf(line: string): Faces {
  const faces = line.split(/[\s/]+/).filter(Boolean);
  return new Map(TILE_NAMES.map((name, index) => [name, faces[index] ?? "W...."]));
}

/** A face rotated clockwise by `quarters`. */
function turnedFace(face: string, quarters: number): string {
  const spaces = [...face.slice(1)];
  return (face[0] ?? "W") + spaces.map((_, corner) => spaces[(corner + 4 - quarters) % 4]).join("");
}

/** The visible face of a tile; the flower alone if its name or rotation is unknown. */
export function faceAsItLies(tile: Pick<Tile, "name" | "turned">, faces: Faces): string {
  const letter = isFlower(tile.name) ? LETTERS[tile.name as keyof typeof LETTERS] : (faces.get(tile.name)?.[0] ?? "W");
  return tile.turned === null ? `${letter}....` : turnedFace(faces.get(tile.name) ?? "W....", tile.turned);
}

/** A unique id for drawing, with the material before the hyphen. */
const idOf = (tile: Tile, index: number): string => (isFlower(tile.name) ? `start-${tile.name}-${index}` : tile.name);

export const stateOf = (piece: PlacedPiece, told: readonly PieceShown[]): PieceShown =>
  told.find((one) => one.kind === piece.kind && one.on === piece.on) ?? { ...piece, points: 0 };

/** A page as a garden to be drawn; `told` are the pieces as the server has evaluated them. */
export function padGarden(page: Page, faces: Faces, told: readonly PieceShown[] = []): GardenShown {
  const tiles = page.tiles.map((tile, index): LaidShown => ({
    id: idOf(tile, index),
    face: faceAsItLies(tile, faces),
    at: tile.at,
    turned: tile.turned ?? 0,
  }));
  return gardenOf(
    tiles,
    page.pieces.map((piece) => stateOf(piece, told)),
  );
}

/** The level of a cell's surface, ignoring everything above `upTo`; 0 is the board. */
export function levelAt(page: Page, cell: Cell, upTo = Infinity): number {
  const levels = page.tiles
    .map(({ at }) => spaceOf(at))
    .filter((place) => place.level <= upTo && blockCells(place).some((one) => cellName(one) === cellName(cell)));
  return Math.max(0, ...levels.map(({ level }) => level));
}

/** The lower left cell of the block that begins at a cell, moved onto the board. */
export function blockFrom(cell: Cell): Cell {
  return { column: Math.min(cell.column, SIDE - 2), row: Math.min(cell.row, SIDE - 2) };
}

/** One level above the highest surface under a block. */
export function nextLevel(page: Page, block: Cell, upTo = Infinity): number {
  return 1 + Math.max(...blockCells(block).map((cell) => levelAt(page, cell, upTo)));
}

/** The index of the tile on a cell at a level, or -1. */
export function tileAt(page: Page, cell: Cell, level: number): number {
  return page.tiles.findLastIndex(
    ({ at }) => spaceOf(at).level === level && blockCells(spaceOf(at)).some((one) => cellName(one) === cellName(cell)),
  );
}

/** The index of the piece on a cell at a level, or -1. */
export function pieceAt(page: Page, cell: Cell, level: number): number {
  const name = spaceName({ ...cell, level });
  return page.pieces.findLastIndex(({ on }) => on.split(" ").includes(name));
}

/** The possible second cells of a two-space piece: the adjacent ones, or for a bridge those two away. */
export function partners(kind: PlacedPiece["kind"], cell: Cell): string[] {
  const far = kind === "bridge" ? 2 : 1;
  const around = [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
  ] as const;
  return around
    .map(([column, row]) => ({ column: cell.column + column, row: cell.row + row }))
    .filter(({ column, row }) => column >= 0 && row >= 0 && column < SIDE && row < SIDE)
    .map(cellName);
}

/** Two spaces in the server's order: row by row from the lowest. */
export function inOrder(one: string, other: string): string {
  const [first, second] = [indexOf(cellOf(one.split(":")[0] ?? "")), indexOf(cellOf(other.split(":")[0] ?? ""))];
  return first < second ? `${one} ${other}` : `${other} ${one}`;
}

/** A page without a tile and the pieces on it. */
export function withoutTile(page: Page, index: number): Page {
  const place = spaceOf(page.tiles[index]?.at ?? "a1:0");
  const spaces = blockCells(place).map((cell) => spaceName({ ...cell, level: place.level }));
  return {
    ...page,
    tiles: page.tiles.filter((_, at) => at !== index),
    pieces: page.pieces.filter(({ on }) => !on.split(" ").some((space) => spaces.includes(space))),
  };
}

/** A page with a tile, and the pieces on it, moved to another level. */
export function withTileAt(page: Page, index: number, level: number): Page {
  const tile = page.tiles[index];
  if (!tile) return page;
  const place = spaceOf(tile.at);
  const spaces = new Set(blockCells(place).map((cell) => spaceName({ ...cell, level: place.level })));
  const lifted = (on: string): string =>
    spacesOf(on)
      .map((space) => (spaces.has(spaceName(space)) ? spaceName({ ...space, level }) : spaceName(space)))
      .join(" ");
  return {
    ...page,
    tiles: page.tiles.map((one, at) => (at === index ? { ...one, at: spaceName({ ...place, level }) } : one)),
    pieces: page.pieces.map((piece) => ({ ...piece, on: lifted(piece.on) })),
  };
}
