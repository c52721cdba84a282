/** Start a challenge: a table of your own, with the start that everybody gets. */

import * as api from "../api";
import { t } from "../i18n.svelte";
import { saveTokens, newSecret } from "../keys";
import { preferences } from "../preferences.svelte";
import { navigate } from "../route.svelte";
import type { ChallengeOffered, Computer, Person } from "../wire";

const PERSON: Person = { type: "person" };

type Wanted = Pick<ChallengeOffered, "name" | "rivals">;

export async function startChallenge(
  game: string,
  { name, rivals }: Wanted,
  options: Record<string, string> = {},
): Promise<void> {
  const players = [PERSON, ...rivals.map((bot): Computer => ({ type: "bot", bot }))];
  const tokens = [newSecret()];
  const made = await api.createTable({
    game,
    players,
    options,
    names: [preferences.name.trim() || t("player", { number: 1 })],
    tokens,
    nonce: newSecret(),
    challenge: name,
  });
  saveTokens(made.table, tokens);
  navigate(`/table/${made.table}`);
}

/** The local date `ago` days ago, in the format of challenge names: 2026-11-16. */
export function daysAgo(ago: number): string {
  const then = new Date();
  then.setDate(then.getDate() - ago);
  return [then.getFullYear(), then.getMonth() + 1, then.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

export const today = (): string => daysAgo(0);
