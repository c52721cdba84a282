/** Texts in the player's language, from the same Fluent catalogues as server and terminal. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { preferences, type Language } from "./preferences.svelte";
import { PSEUDO, toPseudo } from "./pseudo";

export type Catalogue =
  | "players"
  | "web"
  | "table"
  | "bubblee"
  | "babylon"
  | "pad"
  | "mail"
  | "missions"
  | "learn"
  | "names"
  | "about"
  | "rules"
  | "rules-bubblee"
  | "rules-babylon";
export type Values = Record<string, string | number>;

type Files = Record<string, () => Promise<string>>;

/** Loaders of all catalogues by path ("en/web.ftl"). Each is a file of its own, fetched on demand. */
const files: Files = {};

/**
 * Register catalogues by path. Catalogues of a single page are registered by that page, to keep the first load small.
 */
export function addCatalogues(found: Files): void {
  for (const [path, read] of Object.entries(found)) files[path.split("/").slice(-2).join("/")] = read;
}

addCatalogues(
  import.meta.glob<string>(
    [
      "../../src/ziggurat/locales/*/*.ftl",
      "!../../src/ziggurat/locales/*/{terminal,about,pad,mail,missions,learn,names,rules*}.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
);
const FALLBACK: Language = "en";

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
/** Incremented when texts arrive, so that components re-render. */
let arrived = $state(0);

async function add(language: Language, catalogue: Catalogue): Promise<void> {
  const name = `${language}/${catalogue}`;
  if (loaded.has(name)) return;
  const isPseudo = import.meta.env.MODE !== "production" && language === PSEUDO;
  const read = files[`${isPseudo ? FALLBACK : language}/${catalogue}.ftl`];
  if (!read) return;
  const text = await read();
  if (loaded.has(name)) return;
  loaded.add(name);
  const bundle = bundles.get(language) ?? new FluentBundle([language], { useIsolating: false });
  const messages = new FluentResource(text);
  bundle.addResource(isPseudo ? toPseudo(messages) : messages, { allowOverrides: true });
  bundles.set(language, bundle);
  arrived += 1;
}

const wanted = new Set<Catalogue>(["players", "web"]);

/** Load these catalogues in the player's language, with English as the fallback. */
export async function loadCatalogues(...catalogues: Catalogue[]): Promise<void> {
  catalogues.forEach((each) => wanted.add(each));
  await loadLanguage(preferences.language);
}

/** Load all catalogues requested so far in a language. */
export async function loadLanguage(language: Language): Promise<void> {
  const languages = language === FALLBACK ? [language] : [language, FALLBACK];
  await Promise.all(languages.flatMap((each) => [...wanted].map((catalogue) => add(each, catalogue))));
}

/** Set the page's language and description: only once the texts have arrived, so that screen readers use the right voice. */
export function setPageLanguage(): void {
  document.documentElement.lang = preferences.language;
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("web-description"));
}

function variable(value: string | number): FluentVariable {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** The text of a message. Returns the id if there is none, which tests detect. */
export function t(id: string, values: Values = {}): string {
  void arrived;
  const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(value)]));
  for (const language of [preferences.language, FALLBACK]) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, variables);
  }
  return id;
}

/** True if the message exists. */
export function hasMessage(id: string): boolean {
  void arrived;
  return [preferences.language, FALLBACK].some((language) => bundles.get(language)?.hasMessage(id));
}

/** True if a bot has this id. */
export function isBot(name: string): boolean {
  return hasMessage(`bot-${name}`);
}

/** The name of a bot, by its id. */
export function botName(bot: string): string {
  return isBot(bot) ? t(`bot-${bot}`) : bot;
}
