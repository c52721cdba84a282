/** A game that somebody wishes for, and the table that is made of the wish. */

import * as api from "../api";
import { t } from "../i18n.svelte";
import { saveInvitation, saveTokens, newSecret } from "../keys";
import { navigate } from "../route.svelte";
import type { Clock, Computer, NewTable, Person } from "../wire";

export type Way = "computer" | "screen" | "friends";

export interface GameSetup {
  way: Way;
  /** How many play, bots included. */
  players: number;
  bot: string;
  /** Of those who sit at this screen; an empty one is filled in. */
  names: string[];
  open: boolean;
  options: Record<string, string>;
  clock: Clock | null;
  patience: number | null;
}

/** Minutes for the whole game, and as many seconds more after each turn. */
export const CLOCKS = [5, 10, 20] as const;
/** After how many seconds a bot may play for somebody who stays away; 0: if all agree. */
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

/** The table that a wish asks for. */
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
    // Who has days stays away for hours: the clock is patience enough.
    patience: isAway && !isForDays ? wish.patience : null,
    open: isAway && wish.open,
  };
}

/** Make the table and sit down; whoever wants to know which it is hears of it before. */
export async function startGame(game: string, wish: GameSetup, hear?: (table: string) => void): Promise<void> {
  const wanted = newTableOf(game, wish);
  const made = await api.createTable(wanted);
  saveTokens(made.table, wanted.tokens);
  if (wish.way === "friends") saveInvitation(made.table, made.invitation);
  hear?.(made.table);
  navigate(`/table/${made.table}`);
}
