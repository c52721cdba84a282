/** Synthesised sounds: stone, marble, water. Each is under 600 ms and accompanies something visible. */

import { audioOutput, playTone } from "../../table/audio";
import type { PieceKind } from "./garden";

/** Band-pass filtered noise: scraping stone, falling water. */
function noise({
  pitch,
  width,
  length,
  loud = 0.1,
  after = 0,
}: {
  pitch: number;
  width: number;
  length: number;
  loud?: number;
  after?: number;
}): void {
  const context = audioOutput();
  if (!context) return;
  const start = context.currentTime + after;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + length * 0.2);
  gain.gain.linearRampToValueAtTime(0, start + length);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

/** A scrape, then one tick per pillar. */
export function dig(pillars: number): void {
  noise({ pitch: 420, width: 1.2, length: 0.28, loud: 0.14 });
  for (let pillar = 0; pillar < Math.min(pillars, 6); pillar++) tick(pillar, 0.3 + pillar * 0.05);
}

/** Marble on stone, higher with each step. */
export function tick(step: number, after = 0): void {
  playTone({ from: 1250 * 1.06 ** step, to: 900 * 1.06 ** step, length: 0.06, loud: 0.05, after, wave: "triangle" });
}

/** A tile is placed: pillars click, then a low knock. */
export function build(level: number): void {
  tick(level * 2);
  tick(level * 2 + 1, 0.06);
  playTone({ from: 150, to: 70, length: 0.24, loud: 0.22, after: 0.16 });
  noise({ pitch: 240, width: 0.9, length: 0.12, loud: 0.12, after: 0.16 });
}

const PIECES: Record<PieceKind, () => void> = {
  fountain: () => noise({ pitch: 1900, width: 0.7, length: 0.5, loud: 0.07 }),
  bridge: () =>
    [0, 1, 2].forEach((step) =>
      playTone({ from: 300, to: 210, length: 0.09, loud: 0.12, after: step * 0.08, wave: "triangle" }),
    ),
  stairs: () =>
    [0, 1, 2].forEach((step) =>
      playTone({ from: 330 * 1.19 ** step, length: 0.14, loud: 0.08, after: step * 0.1, wave: "triangle" }),
    ),
  statue: () =>
    [1, 2.76, 5.4].forEach((part, index) =>
      playTone({ from: 440 * part, length: 0.55 - index * 0.12, loud: 0.06 / (index + 1) }),
    ),
  belvedere: () =>
    [1, 1.48, 2.1].forEach((part, index) => playTone({ from: 196 * part, length: 0.58, loud: 0.07 / (index + 1) })),
};

export const piece = (kind: PieceKind): void => PIECES[kind]();

/** A complete set: four rising notes. */
export const completed = (): void =>
  [0, 4, 7, 12].forEach((step, index) =>
    playTone({ from: 392 * 2 ** (step / 12), length: 0.24, loud: 0.08, after: index * 0.09, wave: "triangle" }),
  );

export function refused(): void {
  playTone({ from: 120, to: 80, length: 0.12, loud: 0.12 });
  playTone({ from: 110, to: 70, length: 0.14, loud: 0.12, after: 0.14 });
}

export const coin = (): void =>
  [0, 1].forEach((step) => playTone({ from: 880 * 1.5 ** step, length: 0.3, loud: 0.05, after: step * 0.08 }));
