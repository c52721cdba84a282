/**
 * Describes a garden's terraces, pillars and pieces as objects to draw. Each has a key, and a signature that changes
 * when it must be redrawn.
 */

import { Color } from "three";
import { blockCells, spaceName, type Space } from "../places";
import type { Garden, Piece, Pillar, Terrace } from "../garden";
import { DUSK } from "./light";
import { blockX, blockZ, groundOf, LAWN_RISE, THICKNESS, xOf, yOf, zOf } from "./measures";
import { part, type MeshPart } from "./meshParts";
import { plant, type Clearing } from "./plants";

export interface SceneObject {
  key: string;
  signature: string;
  /** The height of its base, for the drop animation. */
  foot: number;
  /** Where dust rises when it lands. */
  dust?: [number, number];
  parts: () => MeshPart[];
}

/** Options of how a garden is drawn. */
export interface ViewOptions {
  /** Everything above this level is hidden or made of glass. */
  upTo: number;
  above: "hidden" | "glass";
  /** Keys of pieces that a build would hide. */
  doomed: ReadonlySet<string>;
  /** Keys of pieces and tiles to highlight. */
  lit: ReadonlySet<string>;
  hasVines: boolean;
}

const RED = new Color("#ff5a4d");
/** As bright at dusk as by day, and slightly more golden. */
const SHINE = new Color(1.02, 0.98, 0.9).multiplyScalar(1 / DUSK);
/** A belvedere is taller than the storey in which a free corner may hang over it. */
const DUCKED = 0.7;

/** All visible objects of a garden. */
export function sceneObjectsOf(garden: Garden, options: ViewOptions): SceneObject[] {
  const standing = new Map(
    garden.pieces.flatMap((piece) => piece.spaces.map((space) => [spaceName(space), piece] as const)),
  );
  const covered = coverOf(garden, options.upTo);
  const all = [
    ...garden.terraces
      .filter((one) => isShown(one.level, options))
      .map((one) => terraceObject(one, options, standing, covered)),
    ...garden.pillars
      .filter((one) => isShown(one.level + one.height, options))
      .map((one) => pillarObject(one, options)),
    ...garden.pieces.filter((one) => lowestOf(one) <= options.upTo).map((one) => pieceObject(one, options, covered)),
  ];
  return all.map((object) => (options.lit.has(object.key) ? shining(object) : object));
}

function shining(object: SceneObject): SceneObject {
  return {
    ...object,
    signature: `${object.signature}|lit`,
    parts: () =>
      object.parts().map((one) => ({ ...one, colour: (one.colour ?? new Color(1, 1, 1)).clone().multiply(SHINE) })),
  };
}

/** For each space, the lowest solid terrace over it. */
type Cover = ReadonlyMap<string, number>;

function coverOf(garden: Garden, upTo: number): Cover {
  const cover = new Map<string, number>();
  const solid = garden.terraces.filter((tile) => tile.level <= upTo);
  for (const low of solid) {
    for (const cell of blockCells(low)) {
      const over = solid.filter(
        (high) =>
          high.level > low.level && blockCells(high).some((one) => one.column === cell.column && one.row === cell.row),
      );
      if (over.length) cover.set(spaceName({ ...cell, level: low.level }), Math.min(...over.map((high) => high.level)));
    }
  }
  return cover;
}

const isGlass = (level: number, options: ViewOptions): boolean => level > options.upTo;
const isShown = (level: number, options: ViewOptions): boolean => options.above === "glass" || !isGlass(level, options);
const lowestOf = (piece: Piece): number => Math.min(...piece.spaces.map((space) => space.level));

function terraceObject(tile: Terrace, options: ViewOptions, standing: Map<string, Piece>, covered: Cover): SceneObject {
  const spaces = blockCells(tile).map((cell): Space => ({ ...cell, level: tile.level }));
  const pieces = spaces.map((space) => standing.get(spaceName(space)) ?? null);
  const open = spaces.map((space) => !covered.has(spaceName(space)));
  const glass = isGlass(tile.level, options);
  const signature = [
    spaceName(tile),
    tile.symbols.join(),
    open.join(),
    pieces.map((piece) => piece?.key ?? "").join(),
    glass,
    options.hasVines,
  ].join("|");
  const parts = (): MeshPart[] =>
    glass
      ? [part("glass tile", slabOf(tile))]
      : [...stoneOf(tile), ...plaquesOf(tile, spaces, pieces, open), ...plantsOf(tile, spaces, pieces, open, options)];
  return { key: tile.key, signature, foot: yOf(tile.level) - THICKNESS, dust: [blockX(tile), blockZ(tile)], parts };
}

function slabOf(tile: Terrace): { x: number; y: number; z: number } {
  return { x: blockX(tile), y: yOf(tile.level) - THICKNESS / 2, z: blockZ(tile) };
}

function stoneOf(tile: Terrace): MeshPart[] {
  const slab = slabOf(tile);
  return [part(`tile ${tile.material}`, slab), part("lawn", { ...slab, y: yOf(tile.level) - 0.04 + LAWN_RISE })];
}

function plaquesOf(tile: Terrace, spaces: Space[], pieces: (Piece | null)[], open: boolean[]): MeshPart[] {
  return spaces.flatMap((space, corner) => {
    const symbol = tile.symbols[corner];
    const at = { x: xOf(space), y: yOf(space.level) + 0.022, z: zOf(space) };
    if (!open[corner]) return [];
    if (pieces[corner]?.kind === "statue") return [part("plaque blank", at)];
    return symbol && !pieces[corner] ? [part(`plaque ${symbol}`, at)] : [];
  });
}

function plantsOf(
  tile: Terrace,
  spaces: Space[],
  pieces: (Piece | null)[],
  open: boolean[],
  options: ViewOptions,
): MeshPart[] {
  const middle = { x: blockX(tile), y: yOf(tile.level), z: blockZ(tile) };
  const from = (space: Space): [number, number] => [xOf(space) - middle.x, zOf(space) - middle.z];
  const blank = (corner: number): boolean => Boolean(open[corner] && !pieces[corner] && !tile.symbols[corner]);
  return plant({
    ...middle,
    seed: tile.key,
    flower: tile.flower,
    clearings: spaces.flatMap((space, corner) => clearing(from(space), space, pieces[corner] ?? null)),
    beds: spaces.filter((_, corner) => blank(corner)).map(from),
    shaded: spaces.filter((_, corner) => !open[corner]).map(from),
    hasVines: options.hasVines,
  });
}

/** A piece on two spaces leads over the rim, so nothing grows in its way. */
function clearing([x, z]: [number, number], space: Space, piece: Piece | null): Clearing[] {
  if (!piece) return [];
  const other = piece.spaces.find((one) => spaceName(one) !== spaceName(space));
  if (!other) return [{ x, z, reachX: 0.28, reachZ: 0.28 }];
  return [other.row === space.row ? { x, z, reachX: 0.66, reachZ: 0.38 } : { x, z, reachX: 0.38, reachZ: 0.66 }];
}

function pillarObject(pillar: Pillar, options: ViewOptions): SceneObject {
  const glass = isGlass(pillar.level + pillar.height, options);
  const kind = pillar.height === 1 ? "single" : "double";
  const foot = groundOf(pillar);
  const at = {
    x: xOf(pillar),
    y: foot,
    z: zOf(pillar),
    height: (yOf(pillar.level + pillar.height) - THICKNESS - foot) / (yOf(pillar.height) - THICKNESS),
  };
  return {
    key: pillar.key,
    signature: `${kind}|${glass}`,
    foot,
    parts: () => [part(glass ? `glass ${kind}` : kind, at)],
  };
}

function pieceObject(piece: Piece, options: ViewOptions, covered: Cover): SceneObject {
  const [first] = piece.spaces;
  const foot = first ? groundOf(first) : 0;
  const isDoomed = options.doomed.has(piece.key);
  const isDucked =
    piece.kind === "belvedere" && first !== undefined && covered.get(spaceName(first)) === first.level + 1;
  return {
    key: piece.key,
    signature: `${isDoomed}|${isDucked}`,
    foot,
    parts: () => pieceParts(piece, isDoomed ? RED : undefined, isDucked),
  };
}

function pieceParts(piece: Piece, colour: Color | undefined, isDucked: boolean): MeshPart[] {
  const [first, second = first] = piece.spaces;
  if (!first || !second) return [];
  const middle = {
    x: (xOf(first) + xOf(second)) / 2,
    y: groundOf(first),
    z: (zOf(first) + zOf(second)) / 2,
    turn: first.row === second.row ? 0 : Math.PI / 2,
  };
  switch (piece.kind) {
    case "statue":
      return [part("statue", { ...middle, turn: 0 }, colour)];
    case "belvedere":
      return [part("belvedere", { ...middle, turn: 0, height: isDucked ? DUCKED : 1 }, colour)];
    case "bridge":
      return [part("bridge", middle, colour)];
    case "fountain":
      return [part("fountain", middle, colour), part("jets", middle, colour)];
    case "stairs":
      return [part("stairs", stairsPose(first, second), colour)];
  }
}

function stairsPose(first: Space, second: Space): { x: number; y: number; z: number; turn: number } {
  const [foot, head] = first.level < second.level ? [first, second] : [second, first];
  return {
    x: xOf(foot),
    y: groundOf(foot),
    z: zOf(foot),
    turn: Math.atan2(xOf(foot) - xOf(head), zOf(foot) - zOf(head)),
  };
}
