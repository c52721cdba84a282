/** What is to be done now, in one sentence. */

import { t } from "../../i18n.svelte";
import type { Desk } from "./selection.svelte";

export function task(desk: Desk): string {
  const { shown } = desk;
  switch (desk.doing) {
    case "remove":
      return t("babylon-now-remove", { number: desk.screen.scene.removals });
    case "dig":
      return t(desk.stack ? "babylon-now-dig-chosen" : "babylon-now-dig");
    case "wild":
      return t(desk.wildCell ? "babylon-do-symbol" : "babylon-now-wild");
    case "build":
      return t(desk.ghost ? "babylon-now-place" : "babylon-now-build");
    case "decorate":
      return desk.begun ? t("babylon-now-second") : t("babylon-now-decorate", { number: desk.decorations.length });
    case "end":
      if (desk.canWild) return t("babylon-now-token");
      return t(desk.own.dug || desk.own.stored ? "babylon-now-build-none" : "babylon-now-end");
    default:
      return t(shown.view.to_act === null ? "babylon-now-over" : "babylon-now-wait");
  }
}

/** Whose turn it is. */
export function turnOf(desk: Desk): string {
  const { active } = desk.screen.scene;
  const seat =
    typeof desk.shown.view.to_act === "number" && !desk.shown.isPlayingBack ? desk.shown.view.to_act : active;
  if (seat === null) return "";
  return desk.shown.own.length === 1 && desk.shown.own[0] === seat
    ? t("babylon-your-turn")
    : t("babylon-turn-of", { player: desk.shown.nameOf(seat) });
}

/** Which round it is. */
export function roundOf({ screen: { scene } }: Desk): string {
  return scene.round > 0
    ? t("babylon-round-of", { round: scene.round, rounds: scene.rounds })
    : t("babylon-round-before");
}
