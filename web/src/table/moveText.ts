/** A move's events as one text. */

import type { GameEvent } from "./playback";

const WHO = /^[^:]+: /;

/** Join the sentences of events; a player's name is given once, not in each sentence. */
export function moveText(events: readonly GameEvent[], sentenceOf: (event: GameEvent) => string): string {
  let seat: unknown;
  return events
    .map((event) => {
      const sentence = sentenceOf(event);
      if (!sentence) return "";
      const isSame = event["seat"] !== undefined && event["seat"] === seat;
      seat = event["seat"];
      return isSame ? capital(sentence.replace(WHO, "")) : sentence;
    })
    .filter(Boolean)
    .join(" ");
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
