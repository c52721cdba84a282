/** What is asked about challenges. */

import { ask } from "../api";
import type { Challenges } from "../wire";

export const challenges = (game: string, day: string): Promise<Challenges> =>
  ask("GET", `/api/challenges/${game}/${day}`);
