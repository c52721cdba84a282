/** A search that overlooks capitals and accents: whoever types "fontanna" or "cislo" finds what is meant. */

/** A letter that is no other letter with an accent on it. */
const STROKED: Record<string, string> = { ł: "l" };

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return STROKED[small] ?? small.normalize("NFD")[0] ?? small;
}

/** A text in small letters without accents, as long as it was. */
export const foldLetters = (text: string): string => Array.from(text, foldLetter).join("");

export const queryWords = (query: string): string[] => foldLetters(query).split(/\s+/).filter(Boolean);

export function containsAll(text: string, words: readonly string[]): boolean {
  const said = foldLetters(text);
  return words.every((word) => said.includes(word));
}

export interface Part {
  text: string;
  isHit: boolean;
}

/** A text cut into what was looked for and what was not. */
export function splitHits(text: string, words: readonly string[]): Part[] {
  const hits = hitsIn(foldLetters(text), words);
  const cut: Part[] = [];
  for (const [index, letter] of Array.from(text).entries()) {
    const isHit = hits[index] ?? false;
    const last = cut.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else cut.push({ text: letter, isHit });
  }
  return cut;
}

/** For each letter whether it is part of a word. */
function hitsIn(said: string, words: readonly string[]): boolean[] {
  const hits = Array.from(said, () => false);
  for (const word of words) {
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  return hits;
}
