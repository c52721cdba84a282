/** Each language in its own name, so that speakers can find it on any page. */

import type { Language } from "../preferences.svelte";

export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  es: "Español",
  hu: "Magyar",
};
