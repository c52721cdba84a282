/** The player's preferences, stored in the browser: name, language, sound, motion and so on. */

import { PSEUDO } from "./pseudo";

const TRANSLATED = ["en", "pl", "cs", "es", "hu"] as const;
export type Language = (typeof TRANSLATED)[number] | typeof PSEUDO;
export const LANGUAGES: readonly Language[] =
  import.meta.env.MODE !== "production" ? [...TRANSLATED, PSEUDO] : TRANSLATED;

export interface Preferences {
  name: string;
  /** The last address used for turn notifications. */
  mail: string;
  /** The opponent of the last game against the computer. */
  bot: string;
  language: Language;
  sound: boolean;
  /** "system" follows the operating system's setting. */
  motion: "system" | "full" | "reduced";
  theme: "system" | "light" | "dark";
  /** Letters instead of marks on the Bubblees. */
  letters: boolean;
  /** Opaque panels, stronger outlines. */
  contrast: boolean;
  /** Play back opponents' moves at reading speed. */
  slow: boolean;
  /** Several players on one screen: turn the board to the player who decides. */
  turnBoard: boolean;
  /** How Babylon's gardens are drawn. */
  garden: "3d" | "top";
  /** True once the first game has been offered. */
  welcomed: boolean;
}

const KEY = "ziggurat.preferences";

function languageOfBrowser(): Language {
  const asked = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === asked.find((one) => LANGUAGES.includes(one as Language))) ?? "en";
}

function defaults(): Preferences {
  return {
    name: "",
    mail: "",
    bot: "level2",
    language: languageOfBrowser(),
    sound: true,
    motion: "system",
    theme: "system",
    letters: false,
    contrast: false,
    slow: false,
    turnBoard: false,
    garden: "3d",
    welcomed: false,
  };
}

/** The stored preferences; missing or invalid ones get their defaults. */
function readPreferences(): Preferences {
  const found: Record<string, unknown> = { ...defaults() };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [name, value] of Object.entries(found)) {
      if (typeof read[name] === typeof value) found[name] = read[name];
    }
  } catch {
    // No storage, or invalid data under our key: use the defaults.
  }
  const preferences = found as unknown as Preferences;
  if (!LANGUAGES.includes(preferences.language)) preferences.language = languageOfBrowser();
  return preferences;
}

export const preferences: Preferences = $state(readPreferences());

/** Change preferences and store them. */
export function setPreferences(chosen: Partial<Preferences>): void {
  Object.assign(preferences, chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage the change lasts for this visit.
  }
}

// Follow changes made in another window.
addEventListener("storage", ({ key }) => key === KEY && Object.assign(preferences, readPreferences()));

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** True if animations are allowed. */
export function motionAllowed(): boolean {
  return preferences.motion === "full" || (preferences.motion === "system" && !lessMotion.matches);
}
