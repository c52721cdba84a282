/** The games that can be played in the browser; each is fetched when first opened. */

import type { Component, Snippet } from "svelte";
import type { Catalogue } from "../i18n.svelte";
import type { Shown } from "../table/ctrl.svelte";
import type { Sentence } from "../table/moveText";
import type { GameEvent } from "../table/playback";
import type { Replay } from "../wire";

/** The props of a game's board: what it shows, and the parts that all games share. */
export interface BoardProps {
  shown: Shown;
  /** The round buttons in the corner. */
  corner?: Snippet;
  undo?: Snippet;
  /** Next to a player's name: clock, away, thinking, a reaction. */
  seatStatus?: Snippet<[number]>;
  /**
   * Replaces the prompt: the end of the game, the controls of a replay. Receives a ScoringControl if the board animates
   * the final scoring.
   */
  instead?: Snippet<[ScoringControl?]>;
}

export interface ScoringControl {
  /** Start or repeat the scoring. */
  start: () => void;
  /** True while the board itself shows the result. */
  isOpen: boolean;
}

export interface Board {
  /** How shared elements look on this board: dialogs, cards, buttons. */
  skin: "lapis" | "toy";
  Table: Component<BoardProps>;
  /** The points of a finished game by source; omit it if the table itself shows them. */
  Points?: Component<{ replay: Replay; nameOf: (seat: number) => string }>;
  /** An event in one sentence. */
  describeEvent(event: GameEvent, nameOf: (seat: number) => string, side: number): Sentence;
  /** A suggested move, given by its touch path: what to do, and where. */
  describeMove(path: string[], shown: Shown): string;
  /** The short rules. */
  Help: Component<{ options: Record<string, string> }>;
}

export const BOARDS = ["bubblee", "babylon"] as const;
export type BoardName = (typeof BOARDS)[number] & Catalogue;

const LOADERS: Record<BoardName, () => Promise<Board>> = {
  bubblee: async () => (await import("./bubblee")).default,
  babylon: async () => (await import("./babylon")).default,
};

export function isBoard(game: string): game is BoardName {
  return (BOARDS as readonly string[]).includes(game);
}

export function loadBoard(game: BoardName): Promise<Board> {
  return LOADERS[game]();
}
