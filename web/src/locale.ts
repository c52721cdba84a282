/** The reader's language for Intl. Formats that the first page doesn't need are in formats.ts. */

import { preferences } from "./preferences.svelte";

/** English texts are British: 7 Nov 2026; A, B and C. */
export const locale = (): string => (preferences.language === "en" ? "en-GB" : preferences.language);

/** Join a list as in a sentence. */
export function joinList(parts: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);
}
