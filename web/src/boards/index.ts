/** The games that have a table in the browser; each is fetched when it is opened. */

import type { Component, Snippet } from "svelte";
import type { Catalogue } from "../i18n.svelte";
import type { Shown } from "../table/ctrl.svelte";
import type { GameEvent } from "../table/playback";
import type { Replay } from "../wire";

/** What a game's table is given: what it shows, and the parts that are the same in every game. */
export interface BoardProps {
  shown: Shown;
  /** The round buttons in the corner. */
  corner?: Snippet;
  undo?: Snippet;
  /** Beside a player's name: clock, away, thinking, a reaction. */
  seatExtra?: Snippet<[number]>;
  /** Instead of what is to be done: the end of the game, the controls of a replay. A board that counts the points on itself says how. */
  instead?: Snippet<[ScoringControl?]>;
}

export interface ScoringControl {
  /** Count the points, once more if need be. */
  start: () => void;
  /** Whether the result is told by the board. */
  isOpen: boolean;
}

export interface Board {
  /** In which tone what all tables share is drawn here: dialogs, cards, buttons. */
  skin: "lapis" | "toy";
  Table: Component<BoardProps>;
  /** The points of a finished game by where they came from; without it the table itself counts them. */
  Points?: Component<{ replay: Replay; nameOf: (seat: number) => string }>;
  /** What happened, in a sentence. */
  describeEvent(event: GameEvent, nameOf: (seat: number) => string, side: number): string;
  /** A move that is advised, by the touches that lead to it: what to do, and where. */
  describeMove(path: string[], shown: Shown): string;
  /** The rules in short. */
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
