/** The languages by their own names: who does not read the page finds them all the same. */

import type { Language } from "../preferences.svelte";

export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  es: "Español",
  hu: "Magyar",
};
