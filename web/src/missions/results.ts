/** What one has made of challenges: the best result of each, kept in this browser. */

import { keep, kept } from "../keys";
import type { ChallengeShown } from "../wire";

export interface Best {
  stars: number;
  /** Turns or points. */
  result: number;
}

const KEY = "ziggurat.results";

/** The same challenge with other options is another one. */
export function nameOf(game: string, challenge: string, options: Record<string, string> = {}): string {
  return `${game} ${challenge} ${options["black"] ?? "3"}`;
}

export function results(): Record<string, Best> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Record<string, Best>;
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

/** Keep what came of a challenge, if it is the best so far. */
export function keepResult(game: string, challenge: ChallengeShown, options: Record<string, string>): void {
  if (challenge.earned == null) return;
  const all = results();
  const name = nameOf(game, challenge.name, options);
  const [now, before] = [{ stars: challenge.earned, result: challenge.result }, all[name]];
  if (before && !isBetter(challenge, now, before)) return;
  keep(KEY, JSON.stringify({ ...all, [name]: now }));
}
