/** The shapes of the city by the river, as path data; deterministic. */

export interface Tier {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Niches of the wall, and the plants over its edge. */
  niches: string;
  garden: string;
}

/** A pseudo-random sequence between 0 and 1. */
function series(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return at / 4_294_967_296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function hedge(left: number, top: number, width: number, next: () => number): string {
  const blobs = Math.ceil(width / 15);
  const above = Array.from({ length: blobs }, () => `q${round(6 + next() * 3)} ${round(-11 - next() * 9)} 15 0`).join(
    "",
  );
  const below = Array.from({ length: blobs }, () => `q-7 ${round(8 + next() * 24)} -15 0`).join("");
  return `M${round(left)} ${round(top)}${above}v5${below}z`;
}

/** The terraces of a ziggurat, bottom up; the centre of its base is 0, 0. */
export function terraces(seed: number, widths: readonly number[], height = 64): Tier[] {
  const next = series(seed);
  let y = 0;
  return widths.map((width, level) => {
    const tall = height - level * 4;
    y -= tall;
    const count = Math.floor((width - 16) / 26);
    const first = -(count - 1) * 13;
    const niches = Array.from({ length: count }, (_, index) => {
      const x = first + index * 26;
      return `M${round(x - 4.5)} ${y + tall}v${-(tall - 26)}a4.5 4.5 0 0 1 9 0v${tall - 26}z`;
    }).join("");
    return {
      x: -width / 2,
      y,
      width,
      height: tall + 1,
      niches,
      garden: hedge(-width / 2 - 7, y + 7, width + 14, next),
    };
  });
}

/** Stars of one size: zero-length strokes with round caps. */
export function stars(seed: number, count: number, width: number, height: number): string {
  const next = series(seed);
  return Array.from({ length: count }, () => `M${round(next() * width)} ${round(next() * next() * height)}h0`).join("");
}

/** Reflections on the water. */
export function ripples(seed: number, count: number, top: number, step: number, width: number): string {
  const next = series(seed);
  return Array.from(
    { length: count },
    (_, index) => `M${round(next() * width)} ${round(top + index * step)}h${round(50 + next() * 190)}`,
  ).join("");
}

/** The fronds of a palm whose base is at 0, 0. */
export const FRONDS = [-170, -140, -105, -70, -35, -5, 25]
  .map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [across, up] = [Math.cos(angle), Math.sin(angle) * 62];
    return `M14-170Q${round(14 + across * 50)} ${round(-192 + up)} ${round(14 + across * 86)} ${round(-148 + up)}`;
  })
  .join("");
