/** Your custom tiles in this browser's storage: the file, and the option of a game if they are playable. */

import { writeStorage, readStorage } from "../keys";

const FILE = "ziggurat.tiles";
const LINE = "ziggurat.tiles.line";

export const customTileFile = (): string | null => readStorage(FILE) || null;
export const customTileLine = (): string | null => readStorage(LINE) || null;

export function saveCustomTiles(file: string, line: string | null): void {
  writeStorage(FILE, file);
  writeStorage(LINE, line ?? "");
}
