/** The statue: a goddess with a flowing vase, in a flounced robe and a horned crown, tall enough to carry a tile. */

import { CylinderGeometry, Quaternion, SphereGeometry, TorusGeometry, Vector3, type BufferGeometry } from "three";
import { box, lathe, merge, paint, type Point } from "./geometry";

const GOLD = "#f0bd4c";
const DEEP = "#c98a24";
const LAPIS = "#2d55a5";
const WATER = "#6cc4dc";

/** Three flounces that flare at their hems. */
const ROBE: Point[] = [
  [0.175, 0.13],
  [0.18, 0.155],
  [0.15, 0.25],
  [0.162, 0.265],
  [0.128, 0.355],
  [0.138, 0.37],
  [0.1, 0.47],
];
const BODY: Point[] = [
  [0.1, 0.47],
  [0.112, 0.49],
  [0.098, 0.52],
  [0.135, 0.62],
  [0.125, 0.655],
  [0.05, 0.685],
  [0.045, 0.72],
];
const CROWN: Point[] = [
  [0.09, 0.815],
  [0.104, 0.825],
  [0.094, 0.85],
  [0.122, 0.935],
  [0.122, 0.95],
  [0, 0.95],
];

/** A limb from one joint to another. */
function limb(
  from: [number, number, number],
  to: [number, number, number],
  thick: number,
  thin: number,
): BufferGeometry {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const along = end.clone().sub(start);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize());
  const middle = start.clone().add(end).divideScalar(2);
  return new CylinderGeometry(thin, thick, along.length(), 6)
    .applyQuaternion(turn)
    .translate(middle.x, middle.y, middle.z);
}

/** From the shoulders down, then to the vase held in both hands. */
function arms(isFine: boolean): BufferGeometry[] {
  return [-1, 1].flatMap((side) => {
    const bones = [
      limb([side * 0.128, 0.64, 0], [side * 0.165, 0.505, 0.03], 0.038, 0.033),
      limb([side * 0.165, 0.505, 0.03], [side * 0.045, 0.475, 0.165], 0.033, 0.026),
    ];
    const joints = [
      new SphereGeometry(0.044, 6, 5).translate(side * 0.122, 0.632, 0),
      new SphereGeometry(0.035, 6, 4).translate(side * 0.165, 0.505, 0.03),
    ];
    return isFine ? [...bones, ...joints] : bones;
  });
}

function face(round: number): BufferGeometry[] {
  return [
    new SphereGeometry(0.08, round, Math.ceil(round * 0.7)).scale(0.94, 1.14, 0.98).translate(0, 0.765, 0.004),
    box([0.014, 0.028, 0.016], 0, 0.75, 0.078),
    // Hair at the back, so that front and back differ.
    lathe(
      [
        [0.085, 0.6],
        [0.102, 0.63],
        [0.106, 0.7],
        [0.098, 0.79],
        [0.086, 0.83],
      ],
      round,
    )
      .scale(1, 1, 0.6)
      .translate(0, 0, -0.044),
  ];
}

function vase(round: number): BufferGeometry {
  return lathe(
    [
      [0.02, 0.4],
      [0.055, 0.44],
      [0.06, 0.47],
      [0.028, 0.52],
      [0.045, 0.545],
    ],
    round,
  ).translate(0, 0, 0.185);
}

/** Two streams of water from the vase to the hem. */
function streams(): BufferGeometry[] {
  return [-1, 1].map((side) =>
    new CylinderGeometry(0.014, 0.02, 0.4, 4).rotateZ(side * 0.16).translate(side * 0.075, 0.33, 0.178),
  );
}

export function statue(isFine: boolean): BufferGeometry {
  const round = isFine ? 12 : 7;
  const necklace = new TorusGeometry(0.088, 0.014, 4, round).rotateX(1.75).translate(0, 0.655, 0.012);
  const gold = [
    box([0.32, 0.06, 0.32], 0, 0.07),
    lathe(ROBE, round),
    lathe(BODY, round),
    lathe(CROWN, round),
    ...arms(isFine),
    ...face(round),
  ];
  const horns = [0.845, 0.885].map((y, tier) =>
    new TorusGeometry(0.1 + tier * 0.012, 0.011, 4, round).rotateX(Math.PI / 2).translate(0, y, 0),
  );
  const eyes = [-1, 1].map((side) => box([0.02, 0.011, 0.012], side * 0.03, 0.784, 0.07));
  return merge([
    paint(merge([box([0.44, 0.07, 0.44]), box([0.36, 0.012, 0.36], 0, 0.075)]), LAPIS),
    paint(merge(gold), GOLD, (_x, y) => 0.8 + 0.2 * Math.min(1, y / 0.4)),
    paint(merge(isFine ? [necklace, ...horns, vase(8)] : [vase(5)]), DEEP),
    paint(merge(streams()), WATER),
    paint(merge(eyes), LAPIS),
  ]);
}
