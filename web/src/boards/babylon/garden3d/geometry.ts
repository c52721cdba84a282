/** Helpers to build pieces from primitives: boxes on the ground, turned profiles, painted and merged parts. */

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  Vector2,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export type Point = [number, number];

/** A box whose base is at y. */
export function box([w, h, d]: [number, number, number], x = 0, y = 0, z = 0): BufferGeometry {
  return new BoxGeometry(w, h, d).translate(x, y + h / 2, z);
}

/** A profile (radius, height) turned around the vertical axis. */
export function lathe(profile: Point[], segments: number): BufferGeometry {
  return new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    segments,
  );
}

/** An outline seen from the side, extruded to `depth` and centred at z. */
export function slice(outline: Point[], depth: number, z = 0): BufferGeometry {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  return new ExtrudeGeometry(shape, { depth, bevelEnabled: false }).translate(0, 0, z - depth / 2);
}

/** Brightness at a position, from 0 to 1: feet and joints are darker. */
export type Shading = (x: number, y: number, z: number) => number;

/** Colour a geometry per vertex; shade is slightly warmer than light. */
export function paint(geometry: BufferGeometry, colour: string, shading: Shading = () => 1): BufferGeometry {
  const places = geometry.getAttribute("position");
  const { r, g, b } = new Color(colour);
  const colours = new Float32Array(places.count * 3);
  for (let index = 0; index < places.count; index++) {
    const k = shading(places.getX(index), places.getY(index), places.getZ(index));
    colours.set([r * k, g * k * (0.97 + 0.03 * k), b * k * (0.92 + 0.08 * k)], index * 3);
  }
  geometry.setAttribute("color", new BufferAttribute(colours, 3));
  return geometry;
}

/** Darker towards the ground. */
export const fromGround =
  (least: number, height: number): Shading =>
  (_x, y) =>
    least + (1 - least) * Math.max(0, Math.min(1, y / height));

/** Merge parts into one geometry; attributes that not all parts have are dropped. */
export function merge(parts: BufferGeometry[]): BufferGeometry {
  const flat = parts.map((part) => (part.index ? part.toNonIndexed() : part));
  const names = Object.keys(flat[0]?.attributes ?? {}).filter((name) => flat.every((part) => part.hasAttribute(name)));
  for (const part of flat) {
    for (const name of Object.keys(part.attributes)) if (!names.includes(name)) part.deleteAttribute(name);
  }
  const whole = mergeGeometries(flat);
  for (const part of [...parts, ...flat]) part.dispose();
  return whole;
}
