/** The points as short formulas; the points themselves come from the server. */

import { t } from "../../i18n.svelte";
import { readTile, SYMBOLS, type PieceKind, type SymbolName } from "./garden";
import type { Marks } from "./marks";
import { spaceOf } from "./places";
import type { Category, PlayerGarden } from "./scene";

/** Pieces with a category of their own. */
export const KINDS: Partial<Record<Category, PieceKind>> = {
  statues: "statue",
  stairs: "stairs",
  fountains: "fountain",
  bridges: "bridge",
  belvederes: "belvedere",
};

export const FLOWERS = ["white", "pink", "blue", "orange"] as const;

/** The formula of a category's points: "3 × 2", "L3 + L1". Empty if there is none to show. */
export function formulaOf(category: Category, garden: PlayerGarden): string {
  const points = garden.score[category];
  if (!points) return "";
  const kind = KINDS[category];
  const seen = garden.pieces.filter((piece) => piece.kind === kind && !piece.state);
  if (category === "height") return t("babylon-worth-height", { level: points / 2 });
  if (category === "diversity" || category === "flowers") return t("babylon-worth-sets", { number: points / 4 });
  if (category === "belvederes") return "";
  const worth = seen
    .map((piece) => (category === "fountains" || category === "bridges" ? piece.points / 3 : piece.points))
    .sort((one, other) => other - one);
  const list = worth.length > 4 ? "" : worth.join(" + ");
  if (!list) return "";
  if (category === "statues" || category === "stairs") return worth.length > 1 ? list : "";
  return t("babylon-worth-three", { list: worth.length > 1 ? `(${list})` : list });
}

export interface SetProgress {
  pieces: { kind: SymbolName; number: number }[];
  pieceSets: number;
  flowerSets: number;
}

/** Progress towards the next sets: the number of each piece and flower, and of complete sets. */
export function setProgress(garden: PlayerGarden): SetProgress {
  const pieces = SYMBOLS.map((kind) => ({
    kind,
    number: garden.pieces.filter((piece) => piece.kind === kind && !piece.state).length,
  }));
  return { pieces, pieceSets: garden.score.diversity / 4, flowerSets: garden.score.flowers / 4 };
}

/** Slots of the board without a tile, for the tie-break. */
export const bareSlots = (garden: PlayerGarden): number => garden.levels.filter((level) => level === 0).length;

/** The things a category counts in a garden: pieces by their spaces, tiles by their places. For sets, only complete ones. */
export function countedIn(category: Category, garden: PlayerGarden): Required<Pick<Marks, "lit" | "litTiles">> {
  const kind = KINDS[category];
  const seen = garden.pieces.filter((piece) => !piece.state);
  const pieces = (of: PieceKind, most = seen.length): string[] =>
    seen
      .filter((piece) => piece.kind === of)
      .slice(0, most)
      .map((piece) => piece.on);
  const tiles = garden.tiles.filter((tile) => !tile.hidden);
  const sets = garden.score[category] / 4;
  if (kind) return { lit: pieces(kind), litTiles: [] };
  if (category === "diversity") return { lit: SYMBOLS.flatMap((symbol) => pieces(symbol, sets)), litTiles: [] };
  if (category === "flowers")
    return {
      lit: [],
      litTiles: FLOWERS.flatMap((flower) =>
        tiles.filter((tile) => readTile(tile).flower === flower).slice(0, sets),
      ).map((tile) => tile.at),
    };
  return {
    lit: [],
    litTiles: tiles.filter((tile) => spaceOf(tile.at).level === garden.score.height / 2).map((tile) => tile.at),
  };
}
