/** The first game of somebody who is new: fetched when it is wished for. */

import { setPreferences, preferences } from "../preferences.svelte";
import { startGame, type GameSetup } from "./newGame";

/** What makes a game small enough to learn by; the first move is one's own. */
const OPTIONS: Record<string, Record<string, string>> = {
  bubblee: { powers: "no", black: "3", first: "1" },
  babylon: { first: "1" },
};

/** A game to learn by, against the easiest opponent. */
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

/** The table gives hints for as long as this visit lasts. */
function markGuided(table: string): void {
  try {
    sessionStorage.setItem(`ziggurat.guide.${table}`, "1");
  } catch {
    // A browser that keeps nothing plays without hints.
  }
}
