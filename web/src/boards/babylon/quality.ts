/** The render quality of this machine, measured once per session. */

import type { Quality } from "./garden3d/assets";

const KEY = "ziggurat.babylon.grade";

/** A measured quality; "slow" if even the light one is too slow. */
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
    // It's measured again.
  }
}
