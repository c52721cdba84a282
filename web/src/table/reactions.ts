/** The quick reactions with their icons: a fixed set, no free chat. */

import type { IconName } from "../look/icons";
import type { React } from "../wire";

export const REACTIONS: Record<React["reaction"], IconName> = {
  hello: "smile",
  nice: "check",
  wow: "star",
  oops: "x",
  thinking: "help",
  thanks: "heart",
  "good-game": "trophy",
};
