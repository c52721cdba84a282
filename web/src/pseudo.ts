/** A made-up language for development: English with longer words and accents in brackets, so that layouts show where they are too tight.
 * The released client contains nothing of it: its users test the build's mode themselves, so that the bundler drops it. */

import type { FluentResource } from "@fluent/bundle";

export const PSEUDO = "en-XA";
/** The name in the list of languages. */
export const PSEUDO_NAME = "Pšéúďö";
const PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
const ACCENTED = "ÁÇĎÉĞĤÍĴĶĹÑÖŔŠŤÚŴÝŽáçďéğĥíĵķĺñöŕšťúŵýž";
const VOWEL = /[aeiouy]/;

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Part = Exclude<Pattern, string>[number];

/** Every small vowel twice, which makes sentences about a third longer and single words still more. */
const longer = (text: string): string =>
  [...text].map((letter) => (ACCENTED[PLAIN.indexOf(letter)] ?? letter).repeat(VOWEL.test(letter) ? 2 : 1)).join("");

const partOf = (part: Part): Part =>
  typeof part === "string"
    ? longer(part)
    : part.type === "select"
      ? { ...part, variants: part.variants.map((each) => ({ ...each, value: patternOf(each.value) })) }
      : part;

const patternOf = (pattern: Pattern): Pattern => (typeof pattern === "string" ? longer(pattern) : pattern.map(partOf));

/** Turn English messages into pseudo ones; variables, selectors and references stay. */
export function toPseudo(english: FluentResource): FluentResource {
  for (const message of english.body)
    if (message.value) message.value = ["[", ...[patternOf(message.value)].flat(), "]"];
  return english;
}
