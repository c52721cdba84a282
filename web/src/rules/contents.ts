/** A game's rules by chapter, as far as the catalogues have them. */

import type { BoardName } from "../boards";
import { hasMessage, t } from "../i18n.svelte";

export interface Rule {
  /** Such as 5.4. */
  number: string;
  sentence: string;
  more: string | null;
  /** The reason, if it is a ruling. */
  reason: string | null;
}

export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
}

/** 1, 2, 3 … as long as the message exists. */
function* counted(id: (number: number) => string): Generator<number> {
  for (let number = 1; hasMessage(id(number)); number += 1) yield number;
}

const maybe = (id: string): string | null => (hasMessage(id) ? t(id) : null);

function ruleOf(game: BoardName, chapter: number, number: number): Rule {
  const id = `${game}-${chapter}-${number}`;
  return {
    number: `${chapter}.${number}`,
    sentence: t(`rule-${id}`),
    more: maybe(`rules-${id}-more`),
    reason: maybe(`rules-${id}-reason`),
  };
}

export function contents(game: BoardName): Chapter[] {
  return [...counted((chapter) => `rules-${game}-chapter-${chapter}`)].map((chapter) => ({
    number: String(chapter),
    title: t(`rules-${game}-chapter-${chapter}`),
    rules: [...counted((number) => `rule-${game}-${chapter}-${number}`)].map((number) => ruleOf(game, chapter, number)),
  }));
}

/** All texts of a rule, for the search. */
export const ruleText = (rule: Rule): string =>
  [rule.number, rule.sentence, rule.more, rule.reason].filter(Boolean).join(" ");
