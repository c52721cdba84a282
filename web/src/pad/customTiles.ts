/** The tiles of one's own box, as this browser keeps them: as a file, and as the option of a game if one can be played with them. */

import { keep, kept } from "../keys";

const FILE = "ziggurat.tiles";
const LINE = "ziggurat.tiles.line";

export const ownFile = (): string | null => kept(FILE) || null;
export const ownLine = (): string | null => kept(LINE) || null;

export function keepOwnTiles(file: string, line: string | null): void {
  keep(FILE, file);
  keep(LINE, line ?? "");
}
