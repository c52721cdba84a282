/** Requests about single tables, lists of tables, and your own data. */

import { request, type ListedTable } from "../api";
import type { Joining, SeatTaken, TableShown } from "../wire";

export const fetchOpenTables = (): Promise<{ tables: ListedTable[] }> => request("GET", "/api/tables");
export const fetchWatchableTables = (): Promise<{ tables: ListedTable[] }> =>
  request("GET", "/api/tables?state=playing");
export const fetchTable = (table: string): Promise<TableShown> => request("GET", `/api/tables/${table}`, undefined, "");
export const joinTable = (table: string, joining: Joining): Promise<SeatTaken> =>
  request("POST", `/api/tables/${table}/join`, joining);
export const claimSeat = (table: string, token: string, nonce: string): Promise<SeatTaken> =>
  request("POST", `/api/tables/${table}/claim`, { token, nonce });
export const fillSeat = (table: string, token: string, seat: number, bot: string): Promise<unknown> =>
  request("POST", `/api/tables/${table}/fill`, { seat, bot }, token);
export const deleteOwnData = (): Promise<{ forgotten: number }> => request("DELETE", "/api/mine");
export const fetchAddresses = (): Promise<{ addresses: string[]; compiled: Record<string, boolean> }> =>
  request("GET", "/api/here");
