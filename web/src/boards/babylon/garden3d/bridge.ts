/** The bridge: an arch over one cell, from one space to another, with rails. It lies along x, centred over the gap. */

import type { BufferGeometry } from "three";
import { box, fromGround, merge, paint, slice, type Point } from "./geometry";

const STONE = "#efdfbf";
const HALF = 1.34;
const OPENING = 0.62;
const RISE = 0.26;
const WIDTH = 0.5;
const STEPS = 14;
const POSTS = 8;

/** The height of the deck at x. */
const way = (x: number): number => 0.1 + RISE * (1 - (x / HALF) ** 2);
const along = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);

function arch(): Point[] {
  const above = along(-HALF, HALF).map((x): Point => [x, way(x)]);
  const below = along(OPENING, -OPENING).map((x): Point => [x, 0.27 * Math.sqrt(Math.max(0, 1 - (x / OPENING) ** 2))]);
  return [[-HALF, 0], ...above, [HALF, 0], ...below];
}

function rail(): Point[] {
  const above = along(-HALF, HALF).map((x): Point => [x, way(x) + 0.24]);
  const below = along(HALF, -HALF).map((x): Point => [x, way(x) + 0.19]);
  return [...above, ...below];
}

function posts(z: number): BufferGeometry[] {
  return Array.from({ length: POSTS + 1 }, (_, index) => {
    const x = -1.28 + index * 0.32;
    const [thick, high] = index % 4 ? [0.05, 0.2] : [0.1, 0.3];
    return box([thick, high, thick], x, way(x) - 0.02, z);
  });
}

export function bridge(): BufferGeometry {
  const sides = [-0.24, 0.24].flatMap((z) => [slice(rail(), 0.07, z), ...posts(z)]);
  return paint(merge([slice(arch(), WIDTH), ...sides]), STONE, fromGround(0.8, 0.25));
}
