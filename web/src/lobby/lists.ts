/** Lines of lists of tables, as they are read out. */

import type { Listed } from "../api";
import { t } from "../i18n.svelte";
import { preferences } from "../preferences.svelte";

export type Mine = Listed & { seat: number };

/** Names in a row, as the language joins them. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(preferences.language, { type: "conjunction" }).format(names);
}

/** The people at a table besides the one who reads; bots have no name in lists. */
export function othersOf(game: Mine): string {
  return joined(game.names.filter((name, seat): name is string => name !== null && seat !== game.seat));
}

export function namesOf(game: Listed): string {
  return joined(game.names.filter((name) => name !== null));
}

/** A day and time, as short as the language writes it. */
export function dateOf(seconds: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1_000);
}

/** What came of a game for the one who reads. */
export function resultOf(game: Mine): "won" | "drawn" | "lost" | "aborted" {
  if (game.ended === "aborted" || !game.ranks) return "aborted";
  const own = game.ranks[game.seat];
  if (own !== 1) return "lost";
  return game.ranks.filter((rank) => rank === 1).length > 1 ? "drawn" : "won";
}

/** The points of all, each with a name. */
export function pointsOf(game: Mine): string {
  return (game.scores ?? []).map((points, seat) => t("web-points-of", { name: seatName(game, seat), points })).join(" · ");
}

function seatName(game: Mine, seat: number): string {
  return seat === game.seat ? t("you") : (game.names[seat] ?? t("web-computer"));
}

export const isGoingOn = (game: Listed): boolean => game.state !== "over";
