/** What is asked about names and ratings. */

import { ask } from "../api";
import { preferences } from "../preferences.svelte";
import type { NameMoved, NameShown, Ratings } from "../wire";

const path = (name: string): string => `/api/names?name=${encodeURIComponent(name)}`;

export const whose = (name: string): Promise<NameShown> => ask("GET", path(name));
export const claim = (name: string, mail: string | null = null): Promise<NameShown> =>
  ask("PUT", "/api/names", { name, mail, language: preferences.language });
export const release = (name: string): Promise<unknown> => ask("DELETE", path(name));
export const askLink = (name: string): Promise<unknown> =>
  ask("POST", "/api/names/link", { name, language: preferences.language });
export const move = (link: string): Promise<NameMoved> => ask("POST", "/api/names/move", { link });
export const own = (): Promise<{ names: NameShown[] }> => ask("GET", "/api/mine");
export const ratings = (game: string): Promise<Ratings> => ask("GET", `/api/ratings/${game}`);
