/** A small garden, as in a view, for all tests of drawing. */

import type { GardenShown, LaidShown, PieceShown } from "../src/boards/babylon/garden";
import { blockCells, indexOf, spaceOf } from "../src/boards/babylon/places";

export function shown(tiles: LaidShown[], pieces: PieceShown[] = []): GardenShown {
  const levels = Array.from({ length: 64 }, () => 0);
  const symbols = Array.from({ length: 64 }, () => ".");
  for (const tile of tiles) {
    const place = spaceOf(tile.at);
    blockCells(place).forEach((cell, corner) => {
      levels[indexOf(cell)] = place.level;
      symbols[indexOf(cell)] = tile.face[1 + corner] ?? ".";
    });
  }
  return { flower: "pink", tiles, pieces, levels, symbols: symbols.join(""), fresh: {} };
}

export const LOW: LaidShown = { id: "start-pink", face: "Pstfb", at: "c3:1", turned: 0 };
/** Over d4 of the lower one; its other three corners are next to it. */
export const HIGH: LaidShown = { id: "clay-1", face: "Ws..b", at: "d4:2", turned: 0 };
export const STATUE: PieceShown = { kind: "statue", on: "d4:1", points: 0, state: "support" };
export const BELVEDERE: PieceShown = { kind: "belvedere", on: "e5:2", points: 1 };
