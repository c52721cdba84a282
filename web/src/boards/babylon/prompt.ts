/** The prompt: what to do now, in one sentence. */

import { t } from "../../i18n.svelte";
import type { Selection } from "./selection.svelte";

/** A device with a mouse has a keyboard; a phone gets no hint about keys. */
const hasKeyboard = matchMedia("(pointer: fine)");

export function promptFor(selection: Selection): string {
  const { shown } = selection;
  switch (selection.doing) {
    case "remove":
      return t("babylon-now-remove", { number: selection.screen.scene.removals });
    case "dig":
      return t(selection.stack ? "babylon-now-dig-chosen" : "babylon-now-dig");
    case "wild":
      return t(selection.wildCell ? "babylon-do-symbol" : "babylon-now-wild");
    case "build":
      if (!selection.ghost) return t("babylon-now-build");
      return t(hasKeyboard.matches ? "babylon-now-place-keys" : "babylon-now-place");
    case "decorate":
      return selection.begun
        ? t("babylon-now-second")
        : t("babylon-now-decorate", { number: selection.decorations.length });
    case "end":
      if (selection.canWild) return t("babylon-now-token");
      return t(selection.own.dug || selection.own.stored ? "babylon-now-build-none" : "babylon-now-end");
    default:
      return t(shown.view.to_act === null ? "babylon-now-over" : "babylon-now-wait");
  }
}

/** Whose turn it is. */
export function turnOf(selection: Selection): string {
  const { active } = selection.screen.scene;
  const seat =
    typeof selection.shown.view.to_act === "number" && !selection.shown.isPlayingBack
      ? selection.shown.view.to_act
      : active;
  if (seat === null) return "";
  return selection.shown.own.length === 1 && selection.shown.own[0] === seat
    ? t("babylon-your-turn")
    : t("babylon-turn-of", { player: selection.shown.nameOf(seat) });
}

/** Which round it is. */
export function roundOf({ screen: { scene } }: Selection): string {
  return scene.round > 0
    ? t("babylon-round-of", { round: scene.round, rounds: scene.rounds })
    : t("babylon-round-before");
}
