/** Requests about challenges. */

import { request } from "../api";
import type { Challenges } from "../wire";

export const fetchChallenges = (game: string, day: string): Promise<Challenges> =>
  request("GET", `/api/challenges/${game}/${day}`);
