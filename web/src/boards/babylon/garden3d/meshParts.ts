/** A part to draw: kind, transform and colour. */

import { Color, Matrix4, Quaternion, Vector3 } from "three";
import type { Kind } from "./assets";

export interface MeshPart<K extends string = Kind> {
  kind: K;
  matrix: Matrix4;
  colour?: Color;
}

const UP = new Vector3(0, 1, 0);

export interface Pose {
  x: number;
  y: number;
  z: number;
  /** Around the vertical axis. */
  turn?: number;
  size?: number;
  /** The height if it differs from the size. */
  height?: number;
}

export function pose({ x, y, z, turn = 0, size = 1, height = size }: Pose): Matrix4 {
  return new Matrix4().compose(
    new Vector3(x, y, z),
    new Quaternion().setFromAxisAngle(UP, turn),
    new Vector3(size, height, size),
  );
}

/** A transform that points in a direction, rotated around it. */
export function facing([x, y, z]: [number, number, number], direction: Vector3, turn: number, size: number): Matrix4 {
  const towards = new Quaternion().setFromUnitVectors(UP, direction.normalize());
  return new Matrix4().compose(
    new Vector3(x, y, z),
    towards.multiply(new Quaternion().setFromAxisAngle(UP, turn)),
    new Vector3(size, size, size),
  );
}

export function part(kind: Kind, where: Pose, colour?: Color): MeshPart {
  return colour ? { kind, matrix: pose(where), colour } : { kind, matrix: pose(where) };
}
