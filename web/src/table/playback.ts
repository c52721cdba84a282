/** The contract between a table and its board's playback. */

import { preferences } from "../preferences.svelte";
import type { MoveShown } from "../wire";
import type { View } from "./ctrl.svelte";

/** An event from the rules: `event` is its name, the rest its data. */
export type GameEvent = { event: string } & Record<string, unknown>;

export interface MovePlayer {
  /** Play a move's events one by one; finish immediately when the signal aborts. */
  play(move: MoveShown, signal: AbortSignal): Promise<void>;
  /** Show a position without animation. */
  show(view: View): void;
}

/** Wait, unless skipped; reading times double if the player prefers slow playback. */
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
