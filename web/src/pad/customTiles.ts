/** The tiles of one's own box, as this browser keeps them: as a file, and as the option of a game if one can be played with them. */

import { writeStorage, readStorage } from "../keys";

const FILE = "ziggurat.tiles";
const LINE = "ziggurat.tiles.line";

export const customTileFile = (): string | null => readStorage(FILE) || null;
export const customTileLine = (): string | null => readStorage(LINE) || null;

export function saveCustomTiles(file: string, line: string | null): void {
  writeStorage(FILE, file);
  writeStorage(LINE, line ?? "");
}
