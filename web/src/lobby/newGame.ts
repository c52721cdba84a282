/** The setup of a new game, and the table it creates. */

import * as api from "../api";
import { t } from "../i18n.svelte";
import { saveInvitation, saveTokens, newSecret } from "../keys";
import { navigate } from "../route.svelte";
import type { Clock, Computer, NewTable, Person } from "../wire";

export type Way = "computer" | "screen" | "friends";

export interface GameSetup {
  way: Way;
  /** The number of players, bots included. */
  players: number;
  bot: string;
  /** The names of players at this screen; an empty one gets a default. */
  names: string[];
  open: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  patience: number | null;
}

/** Minutes for the whole game; the same number of seconds is added after each turn. */
export const CLOCKS = [5, 10, 20] as const;
/** Seconds after which a bot may replace an absent player; 0: only if all agree. */
export const PATIENCES = [0, 120, 600, 86_400] as const;

export const LONGEST_NAME = 40;

const PERSON: Person = { type: "person" };

function playersOf({ way, players, bot }: GameSetup): (Person | Computer)[] {
  const computer: Computer = { type: "bot", bot };
  return Array.from({ length: players }, (_, seat) => (way === "computer" && seat ? computer : PERSON));
}

function namesOf({ way, players, names }: GameSetup): string[] {
  if (way === "screen")
    return Array.from({ length: players }, (_, seat) => names[seat]?.trim() || t("player", { number: seat + 1 }));
  return [names[0]?.trim() || t("player", { number: 1 })];
}

/** The server request for a setup. */
export function newTableOf(game: string, wish: GameSetup): NewTable & { tokens: string[] } {
  const names = namesOf(wish);
  const isForDays = wish.clock?.per === "turn";
  const isAway = wish.way === "friends";
  return {
    game,
    players: playersOf(wish),
    options: wish.options,
    names,
    tokens: names.map(newSecret),
    nonce: newSecret(),
    clock: isForDays && !isAway ? null : wish.clock,
    // With days per turn, absence is normal: the clock replaces the patience.
    patience: isAway && !isForDays ? wish.patience : null,
    open: isAway && wish.open,
  };
}

/** Create the table and open it; `hear` receives its id before the page changes. */
export async function startGame(game: string, wish: GameSetup, hear?: (table: string) => void): Promise<void> {
  const wanted = newTableOf(game, wish);
  const made = await api.createTable(wanted);
  saveTokens(made.table, wanted.tokens);
  if (wish.way === "friends") saveInvitation(made.table, made.invitation);
  hear?.(made.table);
  navigate(`/table/${made.table}`);
}
