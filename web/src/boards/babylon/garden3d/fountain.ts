/** The fountain: a basin across two spaces, two bowls, and jets of water. It lies along x. */

import {
  CylinderGeometry,
  QuadraticBezierCurve3,
  SphereGeometry,
  TubeGeometry,
  Vector3,
  type BufferGeometry,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { box, fromGround, lathe, merge, paint } from "./geometry";

const MARBLE = "#fffaf0";
const WATER = "#4fb4c8";
const JETS = 7;

export function fountain(): BufferGeometry {
  const marble = merge([
    new RoundedBoxGeometry(1.62, 0.16, 0.7, 2, 0.06).translate(0, 0.08, 0),
    lathe(
      [
        [0.14, 0.1],
        [0.08, 0.16],
        [0.06, 0.3],
        [0.09, 0.33],
        [0.27, 0.36],
        [0.3, 0.41],
        [0.28, 0.41],
        [0.1, 0.38],
      ],
      14,
    ),
    lathe(
      [
        [0.05, 0.38],
        [0.04, 0.5],
        [0.13, 0.54],
        [0.15, 0.575],
        [0.06, 0.56],
      ],
      12,
    ),
  ]);
  const water = merge([
    box([1.46, 0.02, 0.54], 0, 0.155),
    new CylinderGeometry(0.27, 0.27, 0.012, 12).translate(0, 0.405, 0),
  ]);
  return merge([paint(marble, MARBLE, fromGround(0.84, 0.2)), paint(water, WATER)]);
}

function jet(index: number, steps: number): BufferGeometry {
  const angle = (index / JETS) * 2 * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const arc = new QuadraticBezierCurve3(
    new Vector3(0, 0.58, 0),
    new Vector3(c * 0.2, 0.86, s * 0.16),
    new Vector3(c * 0.42, 0.13, s * 0.21),
  );
  return new TubeGeometry(arc, steps, 0.013, 3);
}

export function jets(isFine: boolean): BufferGeometry {
  const arcs = Array.from({ length: JETS }, (_, index) => jet(index, isFine ? 8 : 4));
  return merge([
    ...arcs,
    new CylinderGeometry(0.012, 0.022, 0.22, 5).translate(0, 0.68, 0),
    new SphereGeometry(0.035, 6, 5).translate(0, 0.79, 0),
  ]);
}
