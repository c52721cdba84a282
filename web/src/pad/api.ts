/** Requests of the score pad and the tile editor. */

import { request } from "../api";
import type { PadScored, TileSet } from "../wire";

export const scorePad = (text: string): Promise<PadScored> => request("POST", "/api/babylon/score", { text });
export const builtInTiles = (): Promise<TileSet> => request("GET", "/api/babylon/tiles");
export const checkTiles = (text: string): Promise<TileSet> => request("POST", "/api/babylon/tiles", { text });
