/** The course of a game: its lessons, which of them are done, and the table at which one is. */

import * as api from "../api";
import { offer, t } from "../i18n.svelte";
import { keep, kept, keepTokens, newSecret } from "../keys";
import { prefer, preferences } from "../preferences.svelte";
import { go } from "../route.svelte";
import type { Told } from "../table/playback";
import type { Computer, LessonOffered, Lessons, Person, TableMade } from "../wire";

offer(import.meta.glob<string>("../../../src/ziggurat/locales/*/learn.ftl", { query: "?raw", import: "default" }));

const DONE = "ziggurat.learnt";
const AT = "ziggurat.lesson.";
const PERSON: Person = { type: "person" };
const RIVAL: Computer = { type: "bot", bot: "level1" };

export const lessons = (game: string): Promise<Lessons> => api.ask("GET", `/api/lessons/${game}`);

const nameOf = (game: string, lesson: LessonOffered): string => `${game} ${lesson.title}`;

/** The names of the lessons that are done. */
function learnt(): string[] {
  return kept(DONE)?.split(",").filter(Boolean) ?? [];
}

export const isLearnt = (game: string, lesson: LessonOffered): boolean => learnt().includes(nameOf(game, lesson));

export function keepLearnt(game: string, lesson: LessonOffered): void {
  keep(DONE, [...new Set([...learnt(), nameOf(game, lesson)])].join(","));
}

const ownName = (): string => preferences.name.trim() || t("player", { number: 1 });

/** Sit down to a first game against the weakest opponent. */
export async function playFirst(game: string): Promise<void> {
  const tokens = [newSecret()];
  const made = await api.make({ game, players: [PERSON, RIVAL], names: [ownName()], tokens, nonce: newSecret() });
  keepTokens(made.table, tokens);
  go(`/table/${made.table}`);
}

/** Sit down to a lesson: a table that starts from its position. */
export async function begin(game: string, { title, start, options, seats }: LessonOffered): Promise<void> {
  const tokens = [newSecret()];
  const players = Array.from({ length: seats }, (_, seat) => (seat ? RIVAL : PERSON));
  // As nobody, so that it is not listed among one's games.
  const made = await api.ask<TableMade>(
    "POST",
    "/api/tables",
    { game, players, options, start, names: [ownName()], tokens, nonce: newSecret() },
    null,
  );
  keepTokens(made.table, tokens);
  // Who learns here needs no other welcome.
  prefer({ welcomed: true });
  try {
    sessionStorage.setItem(AT + made.table, title);
  } catch {
    // A browser that keeps nothing plays the position without its lesson.
  }
  go(`/table/${made.table}`);
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
export function isGoal({ goal }: LessonOffered, event: Told): boolean {
  return Object.entries(goal).every(([field, value]) => event[field] === value);
}
