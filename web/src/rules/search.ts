/** A search that ignores case and accents: "fontanna" or "cislo" find what is meant. */

/** Letters that Unicode does not decompose into a base letter and an accent. */
const STROKED: Record<string, string> = { ł: "l" };

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return STROKED[small] ?? small.normalize("NFD")[0] ?? small;
}

/** A text in lower case without accents, of the same length. */
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

/** A text split into hits and the rest. */
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

/** For each letter, whether it is part of a hit. */
function hitsIn(said: string, words: readonly string[]): boolean[] {
  const hits = Array.from(said, () => false);
  for (const word of words) {
    for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  return hits;
}
