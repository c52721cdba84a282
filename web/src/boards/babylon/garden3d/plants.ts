/**
 * The plants of a terrace: a hedge around the rim with hanging vines, low plants between the spaces, flower beds on
 * blank spaces.
 */

import { BufferAttribute, BufferGeometry, Color, IcosahedronGeometry, Vector3 } from "three";
import { SHAPES, type FlowerName } from "../../../look/flowers";
import { GREENS } from "../art";
import { facing, pose, type MeshPart } from "./meshParts";
import { oneOf, seeded, type Random } from "./random";

/** A bush: a dented ball of leaves; the underside, which is never visible, is omitted. */
export function leaf(isFine: boolean): BufferGeometry {
  const ball = new IcosahedronGeometry(1, isFine ? 1 : 0);
  const places = ball.getAttribute("position");
  const random = seeded("leaf");
  const dents = new Map<string, number>();
  const kept: number[] = [];
  for (let first = 0; first < places.count; first += 3) {
    const corners = [0, 1, 2].map((next) => new Vector3().fromBufferAttribute(places, first + next));
    if (corners.reduce((sum, corner) => sum + corner.y, 0) / 3 < -0.5) continue;
    for (const corner of corners) {
      const name = corner
        .toArray()
        .map((value) => value.toFixed(2))
        .join();
      const dent = dents.get(name) ?? 0.84 + random() * 0.32;
      dents.set(name, dent);
      kept.push(...corner.multiplyScalar(dent).toArray());
    }
  }
  ball.dispose();
  return flat(kept);
}

/** A small bunch of leaves, for vines and low plants. */
export function sprig(): BufferGeometry {
  return leaf(false);
}

function flat(places: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** Coloured triangles whose normals all point up, so that flowers are bright from every side. */
class Petals {
  readonly #places: number[] = [];
  readonly #colours: number[] = [];

  add(corners: [number, number, number][], colours: Color[]): void {
    corners.forEach((corner, index) => {
      this.#places.push(...corner);
      this.#colours.push(...(colours[index] ?? new Color()).toArray());
    });
  }

  /** A ring of petals, pointed or round, that rise from `low` to `high`. */
  ring(
    count: number,
    look: { root: number; tip: number; width: number; low: number; high: number; round: boolean; from?: number },
    inner: Color,
    outer: Color,
  ): void {
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * 2 * Math.PI + (look.from ?? 0);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const at = (out: number, aside: number, y: number): [number, number, number] => [
        c * out - s * aside,
        y,
        s * out + c * aside,
      ];
      const [root, tip] = [at(look.root, 0, look.low), at(look.tip, 0, look.high)];
      const half = (look.low + look.high) / 2;
      for (const side of [1, -1]) {
        const belly = at(look.tip * 0.6, side * look.width, half);
        if (!look.round) this.add([root, belly, tip], [inner, outer, outer]);
        else {
          const shoulder = at(look.tip * 0.93, side * look.width * 0.72, look.high);
          this.add([root, belly, shoulder], [inner, outer, outer]);
          this.add([root, shoulder, tip], [inner, outer, outer]);
        }
      }
    }
  }

  /** The centre of the flower: a low cone. */
  eye(radius: number, height: number, colour: Color): void {
    const sides = 6;
    const at = (index: number): [number, number, number] => [
      Math.cos((index / sides) * 2 * Math.PI) * radius,
      height - 0.04,
      Math.sin((index / sides) * 2 * Math.PI) * radius,
    ];
    for (let index = 0; index < sides; index++)
      this.add([at(index + 1), at(index), [0, height + 0.16, 0]], [colour, colour, colour]);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const count = this.#places.length / 3;
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.#places), 3));
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(this.#colours), 3));
    geometry.setAttribute(
      "normal",
      new BufferAttribute(new Float32Array(Array.from({ length: count }, () => [0, 1, 0]).flat()), 3),
    );
    return geometry;
  }
}

/** A blossom with the outline of the flat flower. */
export function flower(name: FlowerName): BufferGeometry {
  const shape = SHAPES[name];
  const outer = new Color(shape.petal);
  const inner = new Color(shape.petal).lerp(new Color(shape.edge), name === "white" || name === "pink" ? 0.14 : 0.3);
  const eye = new Color(shape.centre);
  const petals = new Petals();
  if (name === "white")
    petals.ring(8, { root: 0.12, tip: 1.03, width: 0.23, low: 0.05, high: 0.18, round: false }, inner, outer);
  if (name === "pink")
    petals.ring(5, { root: 0.05, tip: 1.04, width: 0.43, low: 0.02, high: 0.3, round: true }, inner, outer);
  if (name === "blue")
    petals.ring(6, { root: 0.02, tip: 1.08, width: 0.28, low: 0.02, high: 0.16, round: false }, inner, outer);
  if (name === "orange") {
    petals.ring(9, { root: 0.1, tip: 0.98, width: 0.33, low: 0, high: 0.1, round: true }, inner, outer);
    petals.ring(
      8,
      { root: 0.05, tip: 0.7, width: 0.26, low: 0.14, high: 0.34, round: false, from: 0.3 },
      inner,
      new Color("#ffc14a").lerp(outer, 0.45),
    );
  }
  const [radius, height] = name === "orange" ? [0.2, 0.3] : [name === "blue" ? 0.24 : 0.28, 0.16];
  petals.eye(radius, height, eye);
  return petals.geometry();
}

/** An area of a terrace, relative to its centre, that stays free of plants: pieces stand there or lead over its rim. */
export interface Clearing {
  x: number;
  z: number;
  /** The half-widths of the area along x and z. */
  reachX: number;
  reachZ: number;
}

/** A terrace as input for planting. */
export interface Ground {
  seed: string;
  flower: FlowerName;
  /** The centre of its top. */
  x: number;
  y: number;
  z: number;
  clearings: Clearing[];
  /** The centres of blank spaces, relative to the terrace's centre. */
  beds: [number, number][];
  /** Spaces covered by another terrace: few plants there, because they are barely visible. */
  shaded: [number, number][];
  hasVines: boolean;
}

const RIM = 0.9;
const BUSHES_A_SIDE = 11;
const OUTWARDS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

export function plant(ground: Ground): MeshPart[] {
  const gardener = new Gardener(ground);
  for (const [outX, outZ] of OUTWARDS) gardener.hedge(outX, outZ);
  gardener.cross();
  for (const bed of ground.beds) gardener.bed(bed);
  return gardener.parts;
}

class Gardener {
  readonly parts: MeshPart[] = [];
  readonly #ground: Ground;
  readonly #random: Random;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#random = seeded(ground.seed);
  }

  hedge(outX: number, outZ: number): void {
    for (let index = 0; index < BUSHES_A_SIDE; index++) {
      const along = -RIM + (2 * RIM * (index + 0.5)) / BUSHES_A_SIDE + this.#about(0.08);
      const out = RIM + this.#about(0.1) + 0.01;
      const [x, z] = [outX ? outX * out : along, outZ ? outZ * out : along];
      if (this.#isCleared(x, z) || (this.#isShaded(x, z) && index % 2)) continue;
      const size = 0.085 + this.#random() * 0.055;
      this.#bush("leaf", x, 0.01 + this.#random() * 0.03, z, size, 0.85, 0.9 + this.#random() * 0.25);
      if (this.#isShaded(x, z)) continue;
      if (this.#random() < 0.62) {
        const outwards = new Vector3(outX * 0.55 + this.#about(0.5), 1, outZ * 0.55 + this.#about(0.5));
        this.#bloom(
          x + outX * size * 0.45,
          0.03 + size * 0.7,
          z + outZ * size * 0.45,
          outwards,
          0.1 + this.#random() * 0.045,
        );
      }
      if (this.#ground.hasVines && this.#random() < 0.3) this.#vine(x, z, outX, outZ, size);
    }
  }

  /** Shrinking bunches of leaves that hang over the rim. */
  #vine(x: number, z: number, outX: number, outZ: number, size: number): void {
    const length = 1 + Math.floor(this.#random() * (this.#random() < 0.45 ? 5 : 2));
    let [y, sway] = [-0.03, 0];
    for (let index = 0; index < length; index++) {
      const small = Math.max(0.035, size * (0.82 - index * 0.13));
      sway += this.#about(0.05);
      const out = 0.06 + 0.012 * index;
      const [hangX, hangZ] = [x + outX * out + (outZ ? sway : 0), z + outZ * out + (outX ? sway : 0)];
      this.#bush("sprig", hangX, y, hangZ, small, 1.15, 0.82 + this.#random() * 0.2);
      if (this.#random() < 0.34)
        this.#bloom(
          hangX + outX * small * 0.8,
          y,
          hangZ + outZ * small * 0.8,
          new Vector3(outX * 1.3, 0.45, outZ * 1.3),
          0.085 + this.#random() * 0.03,
        );
      y -= small * 1.15;
    }
  }

  /** Low plants between the four spaces. */
  cross(): void {
    for (let index = 0; index < 12; index++) {
      const along = this.#about(1.5);
      const aside = this.#about(0.1);
      const [x, z] = index % 2 ? [along, aside] : [aside, along];
      if (this.#isCleared(x, z) || this.#isShaded(x, z)) continue;
      const size = 0.05 + this.#random() * 0.035;
      this.#bush("sprig", x, 0.03, z, size, 0.8, 1);
      if (this.#random() < 0.3)
        this.#bloom(
          x,
          0.06 + size * 0.6,
          z,
          new Vector3(this.#about(0.5), 1, this.#about(0.5)),
          0.08 + this.#random() * 0.02,
        );
    }
  }

  bed([bedX, bedZ]: [number, number]): void {
    for (let index = 0; index < 6; index++) {
      const [angle, out] = [this.#random() * 6.3, this.#random() * 0.3];
      const [x, z] = [bedX + Math.cos(angle) * out, bedZ + Math.sin(angle) * out];
      const size = 0.09 + this.#random() * 0.07;
      this.#bush("leaf", x, 0.03, z, size, 0.9, 1);
      this.#bloom(
        x,
        0.04 + size * 0.8,
        z,
        new Vector3(this.#about(0.7), 1, this.#about(0.7) + 0.25),
        0.1 + this.#random() * 0.04,
      );
    }
  }

  #about(width: number): number {
    return (this.#random() - 0.5) * width;
  }

  #isCleared(x: number, z: number): boolean {
    return this.#ground.clearings.some(
      (clearing) => Math.abs(x - clearing.x) < clearing.reachX && Math.abs(z - clearing.z) < clearing.reachZ,
    );
  }

  #isShaded(x: number, z: number): boolean {
    return this.#ground.shaded.some(([midX, midZ]) => Math.abs(x - midX) < 0.5 && Math.abs(z - midZ) < 0.5);
  }

  #bush(kind: "leaf" | "sprig", x: number, y: number, z: number, size: number, squash: number, light: number): void {
    const { x: midX, y: top, z: midZ, flower: name } = this.#ground;
    const colour = new Color(oneOf(this.#random, GREENS[name])).multiplyScalar(light);
    this.parts.push({
      kind,
      matrix: pose({ x: midX + x, y: top + y, z: midZ + z, turn: this.#random() * 6, size, height: size * squash }),
      colour,
    });
  }

  #bloom(x: number, y: number, z: number, direction: Vector3, size: number): void {
    const { x: midX, y: top, z: midZ, flower: name } = this.#ground;
    this.parts.push({
      kind: `flower ${name}`,
      matrix: facing([midX + x, top + y, midZ + z], direction, this.#random() * 6, size),
    });
  }
}
