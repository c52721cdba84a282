/** A rating in the language's number format. */

import { preferences } from "../preferences.svelte";

export function formatRating(value: number): string {
  return new Intl.NumberFormat(preferences.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
}
