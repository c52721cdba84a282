/** Each language in its own name, so that speakers can find it on any page. */

import type { Language } from "../preferences.svelte";
import { PSEUDO, PSEUDO_NAME } from "../pseudo";

export const OWN_NAMES: Partial<Record<Language, string>> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  es: "Español",
  hu: "Magyar",
  ...(import.meta.env.MODE !== "production" ? { [PSEUDO]: PSEUDO_NAME } : {}),
};
