/** Requests about names and ratings. */

import { request } from "../api";
import { preferences } from "../preferences.svelte";
import type { NameMoved, NameShown, Ratings } from "../wire";

const path = (name: string): string => `/api/names?name=${encodeURIComponent(name)}`;

export const fetchName = (name: string): Promise<NameShown> => request("GET", path(name));
export const claimName = (name: string, mail: string | null = null): Promise<NameShown> =>
  request("PUT", "/api/names", { name, mail, language: preferences.language });
export const releaseName = (name: string): Promise<unknown> => request("DELETE", path(name));
export const requestLink = (name: string): Promise<unknown> =>
  request("POST", "/api/names/link", { name, language: preferences.language });
export const moveName = (link: string): Promise<NameMoved> => request("POST", "/api/names/move", { link });
export const fetchOwnNames = (): Promise<{ names: NameShown[] }> => request("GET", "/api/mine");
export const fetchRatings = (game: string): Promise<Ratings> => request("GET", `/api/ratings/${game}`);
