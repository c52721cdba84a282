/** Your best result of each challenge, stored in this browser. */

import { writeStorage, readStorage } from "../keys";
import type { ChallengeShown } from "../wire";

export interface Best {
  stars: number;
  /** Turns or points. */
  result: number;
}

const KEY = "ziggurat.results";

/** The storage key of a result; the same challenge with other options is a different one. */
export function resultKey(game: string, challenge: string, options: Record<string, string> = {}): string {
  return `${game} ${challenge} ${options["black"] ?? "3"}`;
}

export function readResults(): Record<string, Best> {
  try {
    return JSON.parse(readStorage(KEY) ?? "{}") as Record<string, Best>;
  } catch {
    return {};
  }
}

const isBetter = ({ counts }: ChallengeShown, now: Best, before: Best): boolean =>
  now.stars !== before.stars
    ? now.stars > before.stars
    : counts === "turns"
      ? now.result < before.result
      : now.result > before.result;

/** Store a challenge's result if it is the best so far. */
export function saveResult(game: string, challenge: ChallengeShown, options: Record<string, string>): void {
  if (challenge.earned == null) return;
  const all = readResults();
  const name = resultKey(game, challenge.name, options);
  const [now, before] = [{ stars: challenge.earned, result: challenge.result }, all[name]];
  if (before && !isBetter(challenge, now, before)) return;
  writeStorage(KEY, JSON.stringify({ ...all, [name]: now }));
}
