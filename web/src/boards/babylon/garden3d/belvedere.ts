/** The belvedere: a round temple of six columns under a lapis dome. */

import { ConeGeometry, CylinderGeometry, SphereGeometry, TorusGeometry, type BufferGeometry } from "three";
import { fromGround, lathe, merge, paint } from "./geometry";

const MARBLE = "#fffaf0";
const LAPIS = "#2d55a5";
const GOLD = "#f0bd4c";
const COLUMNS = 6;

function columns(): BufferGeometry[] {
  return Array.from({ length: COLUMNS }, (_, index) => {
    const angle = (index / COLUMNS) * 2 * Math.PI + 0.5;
    return new CylinderGeometry(0.032, 0.04, 0.36, 6, 1, true).translate(
      Math.cos(angle) * 0.27,
      0.26,
      Math.sin(angle) * 0.27,
    );
  });
}

export function belvedere(isFine: boolean): BufferGeometry {
  const round = isFine ? 16 : 10;
  const temple = merge([
    new CylinderGeometry(0.38, 0.4, 0.06, round).translate(0, 0.03, 0),
    new CylinderGeometry(0.34, 0.36, 0.05, round).translate(0, 0.08, 0),
    ...columns(),
    new CylinderGeometry(0.37, 0.35, 0.06, round).translate(0, 0.46, 0),
  ]);
  const dome = lathe(
    [
      [0.36, 0.49],
      [0.352, 0.55],
      [0.325, 0.64],
      [0.255, 0.735],
      [0.155, 0.8],
      [0.07, 0.85],
      [0.03, 0.92],
      [0, 0.95],
    ],
    round,
  );
  const gold = merge([
    new SphereGeometry(0.05, 8, 6).translate(0, 0.97, 0),
    new ConeGeometry(0.025, 0.12, 5).translate(0, 1.07, 0),
    new TorusGeometry(0.365, 0.022, 4, round).rotateX(Math.PI / 2).translate(0, 0.5, 0),
  ]);
  return merge([paint(temple, MARBLE, fromGround(0.85, 0.3)), paint(dome, LAPIS), paint(gold, GOLD)]);
}
