/** What a board does for its table: it shows moves, step by step. */

import { preferences } from "../preferences.svelte";
import type { MoveShown } from "../wire";
import type { View } from "./ctrl.svelte";

/** An event as the rules tell it: `event` names it, the rest are its facts. */
export type GameEvent = { event: string } & Record<string, unknown>;

export interface MovePlayer {
  /** Show what a move did, one event after the other; when the signal aborts, at once. */
  play(move: MoveShown, signal: AbortSignal): Promise<void>;
  /** Show a position as it is. */
  show(view: View): void;
}

/** Wait, unless it is skipped; reading times double where slow is preferred. */
export function wait(time: number, signal: AbortSignal, isReading = true): Promise<void> {
  if (signal.aborted || time <= 0) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(finished, isReading && preferences.slow ? time * 2 : time);
    function finished(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", finished);
      done();
    }
    signal.addEventListener("abort", finished);
  });
}
