/** What is asked about tables that others have made, and about one's own. */

import { ask, type Listed } from "../api";
import type { Joining, SeatTaken, TableShown } from "../wire";

export const openTables = (): Promise<{ tables: Listed[] }> => ask("GET", "/api/tables");
export const watchable = (): Promise<{ tables: Listed[] }> => ask("GET", "/api/tables?state=playing");
export const show = (table: string): Promise<TableShown> => ask("GET", `/api/tables/${table}`, undefined, "");
export const join = (table: string, joining: Joining): Promise<SeatTaken> =>
  ask("POST", `/api/tables/${table}/join`, joining);
export const claim = (table: string, token: string, nonce: string): Promise<SeatTaken> =>
  ask("POST", `/api/tables/${table}/claim`, { token, nonce });
export const fill = (table: string, token: string, seat: number, bot: string): Promise<unknown> =>
  ask("POST", `/api/tables/${table}/fill`, { seat, bot }, token);
export const forget = (): Promise<{ forgotten: number }> => ask("DELETE", "/api/mine");
export const here = (): Promise<{ addresses: string[]; compiled: Record<string, boolean> }> => ask("GET", "/api/here");
