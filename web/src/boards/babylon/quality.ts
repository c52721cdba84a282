/** How finely this machine draws, measured once a visit. */

import type { Quality } from "./garden3d/assets";

const KEY = "ziggurat.babylon.grade";

/** What was measured: a grade, or that even the light one is too slow. */
export type MeasuredQuality = Quality | "slow";

const MEASURED = ["full", "light", "slow"] as const;

export function readQuality(): MeasuredQuality | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return MEASURED.find((each) => each === kept) ?? null;
  } catch {
    return null;
  }
}

export function saveQuality(measured: MeasuredQuality): void {
  try {
    sessionStorage.setItem(KEY, measured);
  } catch {
    // It is measured again.
  }
}
