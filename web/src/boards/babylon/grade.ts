/** How finely this machine draws, measured once a visit. */

import type { Grade } from "./garden3d/kit";

const KEY = "ziggurat.babylon.grade";

export function rememberedGrade(): Grade | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === "full" || kept === "light" ? kept : null;
  } catch {
    return null;
  }
}

export function rememberGrade(grade: Grade): void {
  try {
    sessionStorage.setItem(KEY, grade);
  } catch {
    // It is measured again.
  }
}
