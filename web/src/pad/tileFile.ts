/**
 * The file format that `--tiles` reads, and edits of a face: one letter for the flower, one for each of the four
 * spaces.
 */

import { readFace, materialOf, type SymbolName } from "../boards/babylon/garden";
import type { FlowerName } from "../look/flowers";
import type { TileShown } from "../wire";

const FLOWERS: Record<FlowerName, string> = { white: "W", pink: "P", blue: "B", orange: "O" };
const SYMBOLS: Record<SymbolName, string> = { statue: "s", stairs: "t", fountain: "f", bridge: "b" };

export const withFlower = (face: string, flower: FlowerName): string => FLOWERS[flower] + face.slice(1);

export function withSymbol(face: string, corner: number, symbol: SymbolName | null): string {
  return face.slice(0, corner + 1) + (symbol ? SYMBOLS[symbol] : ".") + face.slice(corner + 2);
}

function entry({ id, face }: TileShown): string {
  const { flower, symbols } = readFace(face);
  const material = materialOf(id);
  const head = material === "start" ? "[[starting]]" : `[[tiles]]\nmaterial = "${material}"`;
  return `${head}\nflower = "${flower}"\nspaces = [${symbols.map((symbol) => `"${symbol ?? ""}"`).join(", ")}]\n`;
}

export const fileOf = (tiles: readonly TileShown[]): string => ["version = 1\n", ...tiles.map(entry)].join("\n");
