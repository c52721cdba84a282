/** What the score pad and the editor of tiles ask the server. */

import { ask } from "../api";
import type { PadScored, TileSet } from "../wire";

export const scorePad = (text: string): Promise<PadScored> => ask("POST", "/api/babylon/score", { text });
export const builtInTiles = (): Promise<TileSet> => ask("GET", "/api/babylon/tiles");
export const checkTiles = (text: string): Promise<TileSet> => ask("POST", "/api/babylon/tiles", { text });
