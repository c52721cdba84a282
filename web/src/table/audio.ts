/** Synthesised tones for the boards' sounds. Browsers allow audio only after a user gesture. */

import { preferences } from "../preferences.svelte";

let context: AudioContext | null = null;

/** Unlock audio; call it from a user gesture. */
export function unlockAudio(): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** The audio context, or null if sound is off or still locked. */
export const audioOutput = (): AudioContext | null =>
  preferences.sound && context?.state === "running" ? context : null;

export interface Tone {
  from: number;
  to?: number;
  after?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

export function playTone({ from, to = from, after = 0, length, loud, wave = "sine" }: Tone): void {
  const context = audioOutput();
  if (!context) return;
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

/** Your turn: two warm notes. */
export function playYourTurn(): void {
  playTone({ from: 330, length: 0.26, loud: 0.07 });
  playTone({ from: 440, after: 0.16, length: 0.4, loud: 0.07 });
}
