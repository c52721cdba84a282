/** Marble pillars: a plinth, a turned shaft, a head slightly larger than the foot. */

import type { BufferGeometry } from "three";
import { PILLAR, STOREY } from "./measures";
import { box, lathe, merge, paint, type Point } from "./geometry";

const MARBLE = "#fffaf0";

function profile(height: number, shaft: number): Point[] {
  const slim = shaft * 0.86;
  return [
    [0.2, 0.05],
    [0.2, 0.08],
    [0.172, 0.11],
    [shaft, 0.15],
    [slim, height - 0.16],
    [shaft, height - 0.145],
    [0.2, height - 0.062],
  ];
}

function ring(height: number, shaft: number): Point[] {
  const middle = height / 2;
  return [
    [shaft * 0.9, middle - 0.08],
    [shaft + 0.05, middle - 0.05],
    [shaft + 0.05, middle + 0.05],
    [shaft * 0.9, middle + 0.08],
  ];
}

function pillar(height: number, shaft: number, segments: number, more: BufferGeometry[] = []): BufferGeometry {
  const parts = [
    box([0.44, 0.05, 0.44]),
    box([0.46, 0.062, 0.46], 0, height - 0.062),
    lathe(profile(height, shaft), segments),
    ...more,
  ];
  // Foot and head are darker, to suggest ambient shadow.
  const near = (y: number): number => Math.min(y / 0.22, (height - y) / 0.26);
  return paint(merge(parts), MARBLE, (_x, y) => 0.78 + 0.22 * Math.max(0, Math.min(1, near(y))));
}

export function singlePillar(segments: number): BufferGeometry {
  return pillar(PILLAR, 0.13, segments);
}

/** Two levels high; the ring at half height makes it recognisable. */
export function doublePillar(segments: number): BufferGeometry {
  const height = PILLAR + STOREY;
  return pillar(height, 0.15, segments, [lathe(ring(height, 0.15), segments)]);
}
