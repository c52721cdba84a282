/** Little sounds, made on the spot: each under 600 ms, each with something to see beside it. */

import { preferences } from "../../preferences.svelte";
import { COLOURS, type Colour } from "./creatures";

/** One tone a colour, a pentatonic scale: no two of them quarrel. */
const TONES: Record<Colour, number> = { R: 262, P: 294, Y: 330, B: 392, G: 440, K: 165 };

let context: AudioContext | null = null;

/** Browsers let a page sound only after a gesture. */
export function wake(): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

interface Tone {
  from: number;
  to?: number;
  after?: number;
  length: number;
  loud?: number;
  wave?: OscillatorType;
}

function sound({ from, to = from, after = 0, length, loud = 0.12, wave = "sine" }: Tone): void {
  if (!preferences.sound || context?.state !== "running") return;
  const start = context.currentTime + after;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** It lands: a rubber plop. */
export const plop = (colour: Colour): void => sound({ from: TONES[colour] * 1.5, to: TONES[colour] * 0.75, length: 0.16, loud: 0.14 });

/** It pops: a bubble, higher along a chain. */
export const pop = (wave: number, index: number): void =>
  sound({ from: 420 * 1.18 ** wave + index * 30, to: 900 * 1.18 ** wave + index * 40, after: index * 0.06, length: 0.09, loud: 0.1 });

/** Two in the sky change places. */
export const whoosh = (): void => sound({ from: 220, to: 520, length: 0.22, loud: 0.05, wave: "triangle" });

/** A power: that colour's own two notes. */
export function power(colour: Colour): void {
  const step = 1.25 + COLOURS.indexOf(colour) * 0.05;
  sound({ from: TONES[colour] * 2, length: 0.18, wave: "triangle", loud: 0.09 });
  sound({ from: TONES[colour] * 2 * step, after: 0.14, length: 0.36, wave: "triangle", loud: 0.09 });
}

/** Your turn: two warm notes, once. */
export function yourTurn(): void {
  sound({ from: 330, length: 0.26, loud: 0.07 });
  sound({ from: 440, after: 0.16, length: 0.4, loud: 0.07 });
}
