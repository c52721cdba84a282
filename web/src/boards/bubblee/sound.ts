/** Synthesised sounds, each under 600 ms, each accompanied by something visible. */

import { playTone } from "../../table/audio";
import { COLOURS, type Colour } from "./creatures";

/** One tone per colour, from a pentatonic scale, so that all of them harmonise. */
const TONES: Record<Colour, number> = { R: 262, P: 294, Y: 330, B: 392, G: 440, K: 165 };

/** Landing: a rubber plop. */
export const plop = (colour: Colour): void =>
  playTone({ from: TONES[colour] * 1.5, to: TONES[colour] * 0.75, length: 0.16, loud: 0.14 });

/** Popping: a bubble, higher with each wave of a chain. */
export const pop = (wave: number, index: number): void =>
  playTone({
    from: 420 * 1.18 ** wave + index * 30,
    to: 900 * 1.18 ** wave + index * 40,
    after: index * 0.06,
    length: 0.09,
    loud: 0.1,
  });

/** A swap in the sky. */
export const whoosh = (): void => playTone({ from: 220, to: 520, length: 0.22, loud: 0.05, wave: "triangle" });

/** A power: its colour's own two notes. */
export function power(colour: Colour): void {
  const step = 1.25 + COLOURS.indexOf(colour) * 0.05;
  playTone({ from: TONES[colour] * 2, length: 0.18, wave: "triangle", loud: 0.09 });
  playTone({ from: TONES[colour] * 2 * step, after: 0.14, length: 0.36, wave: "triangle", loud: 0.09 });
}
