/** The quick reactions: a fixed set, no free chat. */

import type { React } from "../wire";

export const REACTIONS: Record<React["reaction"], string> = {
  hello: "👋",
  nice: "👍",
  wow: "🤩",
  oops: "🙈",
  thinking: "🤔",
  thanks: "🙏",
  "good-game": "🏆",
};
