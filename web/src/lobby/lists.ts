/** Texts for lists of tables. */

import type { ListedTable } from "../api";
import { joinList } from "../locale";
import { botName, t } from "../i18n.svelte";

/** A table of yours, with your seats: several if it was played on one screen. */
export type OwnTable = ListedTable & { seats: number[] };

/** Group seats, as the server lists them, into games. Newest first. */
export function gamesOf(listed: readonly (ListedTable & { seat: number })[]): OwnTable[] {
  const games = new Map<string, OwnTable>();
  for (const { seat, ...game } of listed)
    games.set(game.table, { ...game, seats: [...(games.get(game.table)?.seats ?? []), seat] });
  return [...games.values()].sort((one, other) => other.changed - one.changed);
}

/** The other players of a table; all of them if they shared a screen. Lists name a bot by its id. */
export function othersOf(game: OwnTable): string {
  return joinList(
    game.names.flatMap((name, seat) =>
      name !== null && (game.seats.length > 1 || !game.seats.includes(seat)) ? botName(name) : [],
    ),
  );
}

export function namesOf(game: ListedTable): string {
  return joinList(game.names.flatMap((name) => (name === null ? [] : botName(name))));
}

/** A game's result for you; "over" if it was played on one screen. */
export function resultOf(game: OwnTable): "won" | "drawn" | "lost" | "aborted" | "over" {
  if (game.ended === "aborted" || !game.ranks) return "aborted";
  if (game.seats.length > 1) return "over";
  if (game.ranks[game.seats[0]!] !== 1) return "lost";
  return game.ranks.filter((rank) => rank === 1).length > 1 ? "drawn" : "won";
}

/** Every player's points, with their name. */
export function pointsOf(game: OwnTable): string {
  return (game.scores ?? [])
    .map((points, seat) => t("web-points-of", { name: seatName(game, seat), points }))
    .join(" · ");
}

function seatName(game: OwnTable, seat: number): string {
  const isYou = game.seats.length === 1 && game.seats[0] === seat;
  return isYou ? t("you") : botName(game.names[seat] ?? "");
}

export const isRunning = (game: ListedTable): boolean => game.state !== "over";
