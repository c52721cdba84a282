/** How points are counted, as short formulas; the points themselves come from the server. */

import { t } from "../../i18n.svelte";
import { SYMBOLS, type PieceKind, type SymbolName } from "./garden";
import { spacesOf } from "./places";
import type { Category, GardenTold } from "./scene";

const KINDS: Partial<Record<Category, PieceKind>> = { statues: "statue", stairs: "stairs", fountains: "fountain", bridges: "bridge", belvederes: "belvedere" };

/** "3 × 2", "L3 + L1": how the points of a category come about. Empty where there are none. */
export function counted(category: Category, garden: GardenTold): string {
  const points = garden.score[category];
  if (!points) return "";
  const kind = KINDS[category];
  const seen = garden.pieces.filter((piece) => piece.kind === kind && !piece.state);
  if (category === "height") return t("babylon-worth-height", { level: points / 2 });
  if (category === "diversity" || category === "flowers") return t("babylon-worth-sets", { number: points / 4 });
  if (category === "belvederes") return "";
  const worth = seen.map((piece) => (category === "fountains" || category === "bridges" ? piece.points / 3 : piece.points)).sort((one, other) => other - one);
  const list = worth.length > 4 ? "" : worth.join(" + ");
  if (!list) return "";
  if (category === "statues" || category === "stairs") return worth.length > 1 ? list : "";
  return t("babylon-worth-three", { list: worth.length > 1 ? `(${list})` : list });
}

export interface Towards {
  pieces: { kind: SymbolName; number: number }[];
  pieceSets: number;
  flowerSets: number;
}

/** How far the next sets are: what there is of each piece and flower, and how many sets are complete. */
export function towards(garden: GardenTold): Towards {
  const pieces = SYMBOLS.map((kind) => ({ kind, number: garden.pieces.filter((piece) => piece.kind === kind && !piece.state).length }));
  return { pieces, pieceSets: garden.score.diversity / 4, flowerSets: garden.score.flowers / 4 };
}

/** Slots of the board with no tile over them, for the tie-break. */
export const bareSlots = (garden: GardenTold): number => garden.levels.filter((level) => level === 0).length;

/** Where the pieces of a category stand, by their spaces. */
export function litPieces(category: Category, garden: GardenTold): string[] {
  const kind = KINDS[category];
  if (category === "diversity") return garden.pieces.filter((piece) => piece.kind !== "belvedere" && !piece.state).map((piece) => piece.on);
  return garden.pieces.filter((piece) => piece.kind === kind && !piece.state).map((piece) => piece.on);
}

export const isSpanned = (on: string): boolean => spacesOf(on).length > 1;
