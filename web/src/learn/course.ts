/** A game's course: its lessons, which ones are done, and how to start one. */

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

/** The names of finished lessons. */
function learnt(): string[] {
  return readStorage(DONE)?.split(",").filter(Boolean) ?? [];
}

export const isLearnt = (game: string, lesson: LessonOffered): boolean => learnt().includes(nameOf(game, lesson));

export function keepLearnt(game: string, lesson: LessonOffered): void {
  writeStorage(DONE, [...new Set([...learnt(), nameOf(game, lesson)])].join(","));
}

const ownName = (): string => preferences.name.trim() || t("player", { number: 1 });

/** Start a first game against the weakest opponent. */
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

/** Start a lesson: a table that begins at its position. */
export async function begin(game: string, { title, start, options, seats }: LessonOffered): Promise<void> {
  const tokens = [newSecret()];
  const players = Array.from({ length: seats }, (_, seat) => (seat ? RIVAL : PERSON));
  // Without an owner, so that it isn't listed among your games.
  const made = await api.request<TableMade>(
    "POST",
    "/api/tables",
    { game, players, options, start, names: [ownName()], tokens, nonce: newSecret() },
    null,
  );
  saveTokens(made.table, tokens);
  // Skip the welcome for players who have started a lesson.
  setPreferences({ welcomed: true });
  try {
    sessionStorage.setItem(AT + made.table, title);
  } catch {
    // Without storage the position is played without its lesson.
  }
  navigate(`/table/${made.table}`);
}

/** The lesson that a table is for, or null. */
export function lessonAt(table: string): string | null {
  try {
    return sessionStorage.getItem(AT + table);
  } catch {
    return null;
  }
}

/** True if the events fulfil the lesson. */
export function isGoal({ goal }: LessonOffered, event: GameEvent): boolean {
  return Object.entries(goal).every(([field, value]) => event[field] === value);
}
