/** The course of a game: its lessons, which of them are done, and the table at which one is. */

import * as api from "../api";
import { addCatalogues, t } from "../i18n.svelte";
import { writeStorage, readStorage, saveTokens, newSecret } from "../keys";
import { setPreferences, preferences } from "../preferences.svelte";
import { navigate } from "../route.svelte";
import type { GameEvent } from "../table/playback";
import type { Computer, LessonOffered, Lessons, Person, TableMade } from "../wire";

addCatalogues(
  import.meta.glob<string>("../../../src/ziggurat/locales/*/learn.ftl", { query: "?raw", import: "default" }),
);

const DONE = "ziggurat.learnt";
const AT = "ziggurat.lesson.";
const PERSON: Person = { type: "person" };
const RIVAL: Computer = { type: "bot", bot: "level1" };

export const lessons = (game: string): Promise<Lessons> => api.request("GET", `/api/lessons/${game}`);

const nameOf = (game: string, lesson: LessonOffered): string => `${game} ${lesson.title}`;

/** The names of the lessons that are done. */
function learnt(): string[] {
  return readStorage(DONE)?.split(",").filter(Boolean) ?? [];
}

export const isLearnt = (game: string, lesson: LessonOffered): boolean => learnt().includes(nameOf(game, lesson));

export function keepLearnt(game: string, lesson: LessonOffered): void {
  writeStorage(DONE, [...new Set([...learnt(), nameOf(game, lesson)])].join(","));
}

const ownName = (): string => preferences.name.trim() || t("player", { number: 1 });

/** Sit down to a first game against the weakest opponent. */
export async function playFirst(game: string): Promise<void> {
  const tokens = [newSecret()];
  const made = await api.createTable({
    game,
    players: [PERSON, RIVAL],
    names: [ownName()],
    tokens,
    nonce: newSecret(),
  });
  saveTokens(made.table, tokens);
  navigate(`/table/${made.table}`);
}

/** Sit down to a lesson: a table that starts from its position. */
export async function begin(game: string, { title, start, options, seats }: LessonOffered): Promise<void> {
  const tokens = [newSecret()];
  const players = Array.from({ length: seats }, (_, seat) => (seat ? RIVAL : PERSON));
  // As nobody, so that it is not listed among one's games.
  const made = await api.request<TableMade>(
    "POST",
    "/api/tables",
    { game, players, options, start, names: [ownName()], tokens, nonce: newSecret() },
    null,
  );
  saveTokens(made.table, tokens);
  // Who learns here needs no other welcome.
  setPreferences({ welcomed: true });
  try {
    sessionStorage.setItem(AT + made.table, title);
  } catch {
    // A browser that keeps nothing plays the position without its lesson.
  }
  navigate(`/table/${made.table}`);
}

/** Which lesson a table is for, if it is for one. */
export function lessonAt(table: string): string | null {
  try {
    return sessionStorage.getItem(AT + table);
  } catch {
    return null;
  }
}

/** Whether what happened is what the lesson asks for. */
export function isGoal({ goal }: LessonOffered, event: GameEvent): boolean {
  return Object.entries(goal).every(([field, value]) => event[field] === value);
}
