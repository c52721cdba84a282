/** How finely this machine draws, measured once a visit. */

import type { Grade } from "./garden3d/assets";

const KEY = "ziggurat.babylon.grade";

/** What was measured: a grade, or that even the light one is too slow. */
export type Measured = Grade | "slow";

const MEASURED = ["full", "light", "slow"] as const;

export function remembered(): Measured | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return MEASURED.find((each) => each === kept) ?? null;
  } catch {
    return null;
  }
}

export function remember(measured: Measured): void {
  try {
    sessionStorage.setItem(KEY, measured);
  } catch {
    // It is measured again.
  }
}
