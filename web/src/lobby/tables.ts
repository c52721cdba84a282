/** What the pages around a table ask: lists of tables, a look at one, a seat, where others find it. */

import { ask, type Listed } from "../api";
import type { Here, Joining, SeatTaken, TableShown } from "../wire";

export const openTables = (): Promise<{ tables: Listed[] }> => ask("GET", "/api/tables");
export const watchable = (): Promise<{ tables: Listed[] }> => ask("GET", "/api/tables?state=playing");
export const show = (table: string): Promise<TableShown> => ask("GET", `/api/tables/${table}`, undefined, "");
export const join = (table: string, joining: Joining): Promise<SeatTaken> => ask("POST", `/api/tables/${table}/join`, joining);
export const claim = (table: string, token: string, nonce: string): Promise<SeatTaken> => ask("POST", `/api/tables/${table}/claim`, { token, nonce });
export const here = (): Promise<Here> => ask("GET", "/api/here");
export const fill = (table: string, token: string, seat: number, bot: string): Promise<unknown> => ask("POST", `/api/tables/${table}/fill`, { seat, bot }, token);
