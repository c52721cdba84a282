/** Records: kept, shown, analysed. */

import { ask } from "../api";
import type { Analysis, Better, Replay } from "../wire";

export const replayOf = (id: string): Promise<Replay> => ask("GET", `/api/replays/${id}`);
export const analysisOf = (id: string, from: number): Promise<Analysis> =>
  ask("GET", `/api/replays/${id}/analysis?from=${from}`);
export const betterThan = (id: string, ply: number): Promise<Better> =>
  ask("GET", `/api/replays/${id}/analysis/${ply}`);
export const keepRecord = (text: string): Promise<{ id: string; verdict: string }> => ask("POST", "/api/records", text);
