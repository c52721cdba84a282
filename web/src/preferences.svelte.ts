/** What a person chose once and the browser remembers: name, language, sound, motion and so on. */

export const LANGUAGES = ["en", "pl", "cs", "es", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Preferences {
  name: string;
  /** Where mails about games of days went last. */
  mail: string;
  /** The opponent of the last game against the computer. */
  bot: string;
  language: Language;
  sound: boolean;
  /** "system" follows the reader's setting of the machine. */
  motion: "system" | "full" | "reduced";
  theme: "system" | "light" | "dark";
  /** Letters instead of marks on the Bubblees. */
  letters: boolean;
  /** Panels opaque, outlines stronger. */
  contrast: boolean;
  /** Playback of other people's moves at reading speed. */
  slow: boolean;
  /** Several people on one screen: turn the board to whoever decides. */
  turnBoard: boolean;
  /** How Babylon's gardens are drawn. */
  garden: "3d" | "top";
  /** Whether the first game was offered already. */
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

/** What is kept, if it can be read; what is missing or of another kind is as at first. */
function readPreferences(): Preferences {
  const found: Record<string, unknown> = { ...defaults() };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const [name, value] of Object.entries(found)) {
      if (typeof read[name] === typeof value) found[name] = read[name];
    }
  } catch {
    // A browser that keeps nothing, or something else under our name: start anew.
  }
  const preferences = found as unknown as Preferences;
  if (!LANGUAGES.includes(preferences.language)) preferences.language = languageOfBrowser();
  return preferences;
}

export const preferences: Preferences = $state(readPreferences());

/** Choose, and remember. */
export function setPreferences(chosen: Partial<Preferences>): void {
  Object.assign(preferences, chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows keep nothing; the choice holds for this visit.
  }
}

// What is chosen in another window of the browser holds here too.
addEventListener("storage", ({ key }) => key === KEY && Object.assign(preferences, readPreferences()));

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should move. */
export function motionAllowed(): boolean {
  return preferences.motion === "full" || (preferences.motion === "system" && !lessMotion.matches);
}
