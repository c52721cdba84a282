/** Every typeface has every letter of the five languages: where one lacks a letter the browser takes it from another. */

import { expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const CATALOGUES = import.meta.glob<string>("../../src/ziggurat/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const STYLES = "src/look/fonts.css";
const LANGUAGES = ["en", "pl", "cs", "es", "hu"];

/** The letters and digits that a language writes. Comments and names of messages are English and harmless. */
function lettersOf(language: string): Set<string> {
  const texts = Object.entries(CATALOGUES).filter(([path]) => path.includes(`/${language}/`));
  return new Set(texts.flatMap(([, text]) => [...text].filter((each) => /[\p{L}\p{N}]/u.test(each))));
}

/** The woff2 files of each family. */
function filesOf(css: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [, family = "", file = ""] of css.matchAll(/font-family: "(.+?)";[^}]+?url\("(.+?)"\)/g))
    files.set(family, [...(files.get(family) ?? []), `node_modules/${file}`]);
  return files;
}

// Names of tables that a woff2 file writes as numbers; cmap is the first, and the only one looked for.
const CMAP = 0;
const UNNAMED = 63;
/** glyf and loca: their length in the file is another one. */
const TRANSFORMED = [10, 11];
const HEADER = 48;

/** The character map of a woff2 file. https://www.w3.org/TR/WOFF2/ */
function cmapOf(file: string): DataView {
  const bytes = new Uint8Array(readFileSync(file));
  const view = new DataView(bytes.buffer);
  let at = HEADER;
  const base128 = (): number => {
    for (let value = 0; ;) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [start, offset, length] = [0, 0, 0];
  for (let table = 0; table < view.getUint16(12); table += 1) {
    const flags = view.getUint8(at++);
    const [name, version] = [flags & UNNAMED, flags >> 6];
    if (name === UNNAMED) at += 4;
    let size = base128();
    if (TRANSFORMED.includes(name) ? version !== 3 : version !== 0) size = base128();
    if (name === CMAP) [start, length] = [offset, size];
    offset += size;
  }
  const fonts = new Uint8Array(brotliDecompressSync(bytes.subarray(at, at + view.getUint32(20))));
  return new DataView(fonts.buffer, start, length);
}

/** The characters that a map of format 4 or 12 has a glyph for. */
function charactersOf(cmap: DataView): Set<string> {
  const found = new Set<string>();
  const add = (first: number, last: number): void => {
    for (let code = first; code <= last; code += 1) found.add(String.fromCodePoint(code));
  };
  for (let record = 0; record < cmap.getUint16(2); record += 1) {
    const table = cmap.getUint32(4 + 8 * record + 4);
    const format = cmap.getUint16(table);
    if (format === 4) {
      const ends = cmap.getUint16(table + 6);
      for (let segment = 0; segment < ends; segment += 2) {
        const last = cmap.getUint16(table + 14 + segment);
        if (last !== 0xffff) add(cmap.getUint16(table + 16 + ends + segment), last);
      }
    } else if (format === 12) {
      for (let group = 0; group < cmap.getUint32(table + 12); group += 1)
        add(cmap.getUint32(table + 16 + 12 * group), cmap.getUint32(table + 20 + 12 * group));
    }
  }
  return found;
}

const families = [...filesOf(new TextDecoder().decode(readFileSync(STYLES)))].map(([family, files]) => ({
  family,
  has: new Set(files.flatMap((file) => [...charactersOf(cmapOf(file))])),
}));

it.each(LANGUAGES)("has the letters of %s in every typeface", (language) => {
  const letters = lettersOf(language);
  expect(letters.size).toBeGreaterThan(60);
  expect(families.length).toBe(3);
  const missing = families.map(({ family, has }) => [family, [...letters].filter((each) => !has.has(each)).join("")]);
  expect(missing).toEqual(families.map(({ family }) => [family, ""]));
});
