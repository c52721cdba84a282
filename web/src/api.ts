/**
 * HTTP requests that several pages need. Requests of a single page live next to that page, to keep the first load
 * small.
 */

import { owner } from "./keys";
import type { NewTable, Reason, TableMade } from "./wire";

/** A request that the server refused, or that never reached it (reason "unreachable"). */
export class ApiError extends Error {
  constructor(
    readonly reason: Reason | "unreachable",
    readonly detail = "",
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** Send a request with a bearer token: the browser's owner by default, a seat's token, or none. Throws ApiError. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  bearer: string | null = owner(),
): Promise<Answer> {
  const headers: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new ApiError("unreachable");
  });
  const told: unknown = await answer.json().catch(() => {
    throw new ApiError("unreachable", `${answer.status}`);
  });
  if (answer.ok) return told as Answer;
  const { reason = "unreachable", detail = "" } = told as { reason?: Reason; detail?: string };
  throw new ApiError(reason, detail);
}

export interface GameOffered {
  name: string;
  seats: number[];
  options: { name: string; default: string; expected: string; values: string[] }[];
}

/** An entry in a list of tables. */
export interface ListedTable {
  table: string;
  game: string;
  state: "waiting" | "playing" | "over";
  created: number;
  changed: number;
  names: (string | null)[];
  ranks: number[] | null;
  scores: number[] | null;
  ended: "rules" | "resigned" | "time" | "aborted" | null;
}

export const fetchGames = (): Promise<{ games: GameOffered[]; bots: string[]; mails?: boolean }> =>
  request("GET", "/api/games");
export const createTable = (wanted: NewTable): Promise<TableMade> => request("POST", "/api/tables", wanted);
export const fetchOwnTables = (): Promise<{
  games: (ListedTable & { seat: number })[];
  statistics: { finished: number; won: number };
}> => request("GET", "/api/mine");
