/** Requests about records: upload, replay, analysis. */

import { request } from "../api";
import type { Analysis, Better, Replay } from "../wire";

export const fetchReplay = (id: string): Promise<Replay> => request("GET", `/api/replays/${id}`);
export const fetchAnalysis = (id: string, from: number): Promise<Analysis> =>
  request("GET", `/api/replays/${id}/analysis?from=${from}`);
export const fetchBetter = (id: string, ply: number): Promise<Better> =>
  request("GET", `/api/replays/${id}/analysis/${ply}`);
export const uploadRecord = (text: string): Promise<{ id: string; verdict: string }> =>
  request("POST", "/api/records", text);
