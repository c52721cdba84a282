/** What a board does for its table: it shows moves, step by step. */

import type { MoveShown } from "../wire";
import type { View } from "./ctrl.svelte";

/** An event as the rules tell it: `event` names it, the rest are its facts. */
export type Told = { event: string } & Record<string, unknown>;

export interface Stage {
  /** Show what a move did, one event after the other; when the signal aborts, at once. */
  play(move: MoveShown, signal: AbortSignal): Promise<void>;
  /** Show a position as it is. */
  show(view: View): void;
}
