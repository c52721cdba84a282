/** Picking: rays are tested against simple boxes instead of the drawn geometry. */

import { Box3, Plane, Vector3, type Ray } from "three";
import { blockCells, cellName, isOnBoard, SIDE, type Cell, type Space } from "../places";
import type { Garden, Ghost, Piece } from "../garden";
import { acrossOf, blockX, blockZ, STOREY, THICKNESS, upOf, xOf, yOf, zOf } from "./measures";

export interface GardenHit extends Space {
  /** The cell's name. */
  name: string;
  /** The position on the board, in columns and rows as fractions. */
  across: number;
  up: number;
  piece: Piece | null;
  /** The ghost's corner that was hit, or -1. */
  ghostCorner: number;
}

interface Target {
  box: Box3;
  level: number;
  piece: Piece | null;
  isGhost: boolean;
}

const TALL: Record<Piece["kind"], number> = { statue: 0.95, belvedere: 1.13, stairs: 0.5, fountain: 0.6, bridge: 0.55 };

function slab(tile: Space): Box3 {
  const [x, y, z] = [blockX(tile), yOf(tile.level), blockZ(tile)];
  return new Box3(new Vector3(x - 1, y - THICKNESS, z - 1), new Vector3(x + 1, y + 0.04, z + 1));
}

function post(space: Space, height: number): Box3 {
  const [x, y, z] = [xOf(space), yOf(space.level), zOf(space)];
  return new Box3(new Vector3(x - 0.32, y, z - 0.32), new Vector3(x + 0.32, y + height, z + 0.32));
}

function targetsOf(garden: Garden, ghost: Ghost | null, upTo: number): Target[] {
  const tiles = garden.terraces
    .filter((tile) => tile.level <= upTo)
    .map((tile): Target => ({ box: slab(tile), level: tile.level, piece: null, isGhost: false }));
  const pieces = garden.pieces
    .filter((piece) => piece.spaces.every((space) => space.level <= upTo))
    .flatMap((piece) =>
      piece.spaces.map((space): Target => ({
        box: post(space, TALL[piece.kind]),
        level: space.level,
        piece,
        isGhost: false,
      })),
    );
  const ghosts: Target[] = ghost ? [{ box: slab(ghost), level: ghost.level, piece: null, isGhost: true }] : [];
  return [...tiles, ...pieces, ...ghosts];
}

/** The first object that the ray hits, else the board, else null. */
export function pickGarden(ray: Ray, garden: Garden, ghost: Ghost | null, upTo: number): GardenHit | null {
  let [nearest, found]: [number, { at: Vector3; target: Target | null } | null] = [Infinity, null];
  for (const target of targetsOf(garden, ghost, upTo)) {
    const at = ray.intersectBox(target.box, new Vector3());
    const distance = at?.distanceTo(ray.origin) ?? Infinity;
    if (at && distance < nearest) [nearest, found] = [distance, { at, target }];
  }
  const ground = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
  found ??= ground && { at: ground, target: null };
  return found && hitAt(found.at, found.target, ghost);
}

function hitAt(at: Vector3, target: Target | null, ghost: Ghost | null): GardenHit | null {
  const [across, up] = [acrossOf(at.x), upOf(at.z)];
  const cell = inside({ column: Math.floor(across), row: Math.floor(up) }, target);
  if (!cell) return null;
  const level = target?.level ?? 0;
  const corners = target?.isGhost && ghost ? blockCells(ghost) : [];
  const ghostCorner = corners.findIndex((one) => one.column === cell.column && one.row === cell.row);
  return { ...cell, level, name: cellName(cell), across, up, piece: target?.piece ?? null, ghostCorner };
}

/** A box's sides lie on cell borders, where rounding may yield the neighbour. */
function inside(cell: Cell, target: Target | null): Cell | null {
  if (!target) return isOnBoard(cell) ? cell : null;
  const [low, high] = [target.box.min, target.box.max];
  const within = (value: number, least: number, most: number): number =>
    Math.max(Math.floor(least + 0.4), Math.min(Math.ceil(most - 0.4) - 1, value));
  const found = {
    column: within(cell.column, acrossOf(low.x), acrossOf(high.x)),
    row: within(cell.row, upOf(high.z), upOf(low.z)),
  };
  return { column: Math.max(0, Math.min(SIDE - 1, found.column)), row: Math.max(0, Math.min(SIDE - 1, found.row)) };
}

/** The height of a garden, for the camera. */
export function topOf(garden: Garden, ghost: Ghost | null): number {
  return Math.max(1, garden.height, ghost?.level ?? 0) * STOREY + 0.8;
}
