/** The first game of a new player, loaded on demand. */

import { setPreferences, preferences } from "../preferences.svelte";
import { startGame, type GameSetup } from "./newGame";

/** Options that make a game small enough to learn with; you move first. */
const OPTIONS: Record<string, Record<string, string>> = {
  bubblee: { powers: "no", black: "3", first: "1" },
  babylon: { first: "1" },
};

/** Start a game to learn with, against the easiest opponent. */
export function startFirstGame(game: string): Promise<void> {
  const wish: GameSetup = {
    way: "computer",
    players: 2,
    bot: "level1",
    names: [preferences.name],
    open: false,
    options: OPTIONS[game] ?? {},
    clock: null,
    patience: null,
  };
  setPreferences({ welcomed: true });
  return startGame(game, wish, markGuided);
}

/** Show hints at this table for this session. */
function markGuided(table: string): void {
  try {
    sessionStorage.setItem(`ziggurat.guide.${table}`, "1");
  } catch {
    // Without storage there are no hints.
  }
}
