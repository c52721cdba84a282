/** Events as sentences, and a move's events as one text. The player's name comes before a sentence, never inside it. */

import { t } from "../i18n.svelte";
import type { GameEvent } from "./playback";

/** An event in words: the player, if it has one, and the event. The text is empty for events that are not reported. */
export interface Sentence {
  by: string;
  text: string;
}

/** A sentence as it appears alone. */
export function fullSentence({ by, text }: Sentence): string {
  return by && text ? t("event-by", { player: by, event: text }) : capitalized(text);
}

/** Join the sentences of events; a player's name is given once, not before each sentence. */
export function moveText(events: readonly GameEvent[], describeEvent: (event: GameEvent) => Sentence): string {
  let seat: unknown;
  return events
    .map((event) => {
      const sentence = describeEvent(event);
      if (!sentence.text) return "";
      const isSame = event["seat"] !== undefined && event["seat"] === seat;
      seat = event["seat"];
      return fullSentence(isSame ? { by: "", text: sentence.text } : sentence);
    })
    .filter(Boolean)
    .join(" ");
}

/** With a capital first letter, after a ¡ too; the name of a cell, such as c4, stays as it is. */
const capitalized = (text: string): string =>
  text.replace(/^[¡¿]?\p{Ll}(?!\d)/u, (beginning) => beginning.toLocaleUpperCase());
