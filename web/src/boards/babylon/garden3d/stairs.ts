/**
 * The stairs: six steps between two levels with stepped parapets and a runner. The foot is at the origin; they rise
 * towards -z.
 */

import type { BufferGeometry } from "three";
import { STOREY } from "./measures";
import { box, fromGround, merge, paint } from "./geometry";

const STONE = "#efdfbf";
const RUNNER = "#c9683c";
const STEPS = 6;
const WIDTH = 0.58;
const DEPTH = 0.95 / STEPS;
const RISE = STOREY / STEPS;
const SIDES = [-1, 1].map((side) => side * (WIDTH / 2 + 0.03));

const each = <T>(make: (step: number) => T[]): T[] => Array.from({ length: STEPS }, (_, step) => make(step)).flat();
const front = (step: number): number => 0.45 - DEPTH * step;

function steps(): BufferGeometry[] {
  return each((step) => {
    const [height, z] = [RISE * (step + 1), front(step + 0.5)];
    return [
      box([WIDTH, height, DEPTH], 0, 0, z),
      ...SIDES.map((x) => box([0.09, height + 0.1, DEPTH * 1.02], x, 0, z)),
    ];
  });
}

function posts(): BufferGeometry[] {
  return SIDES.flatMap((x) => [box([0.14, 0.34, 0.14], x, 0, 0.47), box([0.14, STOREY + 0.26, 0.14], x, 0, -0.5)]);
}

function runner(): BufferGeometry[] {
  const flight = each((step) => [
    box([0.26, 0.012, DEPTH * 1.01], 0, RISE * (step + 1), front(step + 0.5)),
    box([0.26, RISE, 0.012], 0, RISE * step, front(step) + 0.004),
  ]);
  return [...flight, box([0.26, 0.012, 0.5], 0, STOREY + 0.04, -0.74)];
}

export function stairs(): BufferGeometry {
  const landing = box([WIDTH, 0.04, 0.5], 0, STOREY, -0.74);
  return merge([
    paint(merge([...steps(), ...posts(), landing]), STONE, fromGround(0.84, 0.3)),
    paint(merge(runner()), RUNNER),
  ]);
}
