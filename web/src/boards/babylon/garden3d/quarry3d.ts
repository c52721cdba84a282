/**
 * The quarry in 3D: four by four stacks of up to three tiles. The pointed-at stack rises, and those in front of it turn
 * to glass.
 */

import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshLambertMaterial,
  Plane,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  Vector3,
  type Material as Surface,
  type Ray,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { drawFlower, drawSilhouette, MATERIALS, PLAQUE, SYMBOL_INK } from "../art";
import { readQuarry, type Face, type Stack, type StackShown } from "../garden";
import { QUARRY_SIDE } from "../places";
import type { Lens } from "./camera";
import { Instances } from "./instances";
import type { Assets, PartAssets } from "./assets";
import { Light } from "./light";
import { pose, type MeshPart } from "./meshParts";
import { oneOf, seeded } from "./random";
import type { Subject } from "./stage";
import { plain, strew } from "./tiles";

/** Wide gaps and thin layers keep a bottom tile visible between two stacks of three. */
const PITCH = 1.16;
const LAYER = 0.34;
const SLAB = LAYER - 0.025;
const LIFT = 0.22;
const LIFT_TIME = 120;
const FACE = 256;
const GROUND = "#d9b783";
/** From bottom to top. */
const LAYERS = ["basalt", "granite", "clay"] as const;

type QuarryKind = (typeof LAYERS)[number] | "glass" | "rubble" | "rock";

const xOf = ({ column }: { column: number }): number => (column - (QUARRY_SIDE - 1) / 2) * PITCH;
const zOf = ({ row }: { row: number }): number => ((QUARRY_SIDE - 1) / 2 - row) * PITCH;

/** High enough that no stack hides another's top. */
export const QUARRY_LENS: Lens = { angle: 18, pitch: 66, turn: -2 };

export class Quarry3d implements Subject {
  readonly scene = new Scene();
  readonly light: Light;
  hasNewShadows = true;
  #onChange: () => void = () => {};
  readonly #instances: Instances<QuarryKind>;
  readonly #faces: Faces;
  #stacks: Stack[];
  #pointed: string | null = null;
  /** How far stacks have risen, by name. */
  readonly #risen = new Map<string, number>();
  #last: number | null = null;
  /** The horizontal direction to the eye: a stack there may hide another. */
  #front: [number, number] = [0.3, 0.95];

  constructor(assets: Assets, shown: StackShown[]) {
    this.scene.background = new Color(GROUND);
    this.light = new Light(this.scene, { reach: 4.6, mapSize: 1024 });
    const things = new Group();
    this.#instances = new Instances(
      things,
      assets.shared("quarry", () => quarryKinds(assets)),
    );
    this.#faces = new Faces(assets);
    this.scene.add(floor(assets), things, this.#faces.group);
    this.#instances.put("rocks", "", rocks());
    this.#stacks = readQuarry(shown);
    this.#redraw();
  }

  get stacks(): Stack[] {
    return this.#stacks;
  }

  onChange(callback: () => void): void {
    this.#onChange = callback;
  }

  show(shown: StackShown[]): void {
    this.#stacks = readQuarry(shown);
    this.#redraw();
  }

  /** Point at a stack, or none. It rises, immediately if nothing may move. */
  point(name: string | null, isMoving = true): void {
    if (name === this.#pointed) return;
    if (this.#pointed) this.#risen.set(this.#pointed, isMoving ? (this.#risen.get(this.#pointed) ?? 0) : 0);
    if (name) this.#risen.set(name, isMoving ? (this.#risen.get(name) ?? 0) : 1);
    this.#pointed = name;
    this.#last = null;
    this.#redraw();
  }

  seenFrom(eye: Vector3): void {
    const length = Math.hypot(eye.x, eye.z) || 1;
    this.#front = [eye.x / length, eye.z / length];
  }

  step(now: number): boolean {
    const share = (now - (this.#last ?? now)) / LIFT_TIME;
    this.#last = now;
    let isMoving = false;
    for (const [name, risen] of this.#risen) {
      const goal = name === this.#pointed ? 1 : 0;
      if (risen === goal) continue;
      const next = goal ? Math.min(1, risen + share) : Math.max(0, risen - share);
      this.#risen.set(name, next);
      if (next === 0 && goal === 0) this.#risen.delete(name);
      isMoving = true;
    }
    if (isMoving) this.#redraw(false);
    return isMoving;
  }

  bounds(): Box3 {
    const half = (QUARRY_SIDE / 2) * PITCH + 0.12;
    return new Box3(new Vector3(-half, 0, -half), new Vector3(half, LAYER * 2, half));
  }

  /** The centre of a stack's top, or its front right corner for a badge. */
  placeOf(name: string, at: "middle" | "badge" = "middle"): Vector3 {
    const stack = this.#stacks.find((one) => one.name === name);
    if (!stack) return new Vector3();
    const aside = at === "badge" ? 0.34 : 0;
    return new Vector3(xOf(stack) + aside, this.#topOf(stack), zOf(stack) + aside);
  }

  /** The stack that a ray hits first. */
  pick(ray: Ray): Stack | null {
    let [nearest, found]: [number, Stack | null] = [Infinity, null];
    for (const stack of this.#stacks) {
      const at = ray.intersectBox(boxOf(stack), new Vector3());
      const distance = at?.distanceTo(ray.origin) ?? Infinity;
      if (distance < nearest) [nearest, found] = [distance, stack];
    }
    return found ?? this.#onFloor(ray);
  }

  dispose(): void {
    this.#instances.dispose();
    this.#faces.dispose();
    this.light.dispose();
    this.scene.clear();
  }

  #onFloor(ray: Ray): Stack | null {
    const at = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
    return (
      this.#stacks.find((stack) => at && Math.abs(at.x - xOf(stack)) < 0.5 && Math.abs(at.z - zOf(stack)) < 0.5) ?? null
    );
  }

  #topOf(stack: Stack): number {
    return stack.layer * LAYER + LIFT * (this.#risen.get(stack.name) ?? 0);
  }

  /** True if a stack is higher than the pointed-at one and in front of it. */
  #hides(stack: Stack): boolean {
    const low = this.#stacks.find((one) => one.name === this.#pointed);
    if (!low || stack === low || stack.layer <= low.layer) return false;
    const [x, z] = [xOf(stack) - xOf(low), zOf(stack) - zOf(low)];
    const ahead = x * this.#front[0] + z * this.#front[1];
    const aside = Math.abs(x * this.#front[1] - z * this.#front[0]);
    return ahead > 0.5 && ahead < 1.8 && aside < 0.95;
  }

  #redraw(tells = true): void {
    const glass = new Set(this.#stacks.filter((stack) => this.#hides(stack)));
    for (const stack of this.#stacks) {
      const signature = `${stack.layer}|${glass.has(stack)}|${this.#risen.get(stack.name) ?? 0}`;
      if (!this.#instances.isCurrent(stack.name, signature))
        this.#instances.put(stack.name, signature, this.#partsOf(stack, glass.has(stack)));
    }
    this.#faces.show(
      this.#stacks.map((stack) => ({
        stack,
        x: xOf(stack),
        y: this.#topOf(stack) - 0.003,
        z: zOf(stack),
        isGlass: glass.has(stack),
      })),
    );
    this.hasNewShadows = true;
    if (tells) this.#onChange();
  }

  #partsOf(stack: Stack, isGlass: boolean): MeshPart<QuarryKind>[] {
    const [x, z] = [xOf(stack), zOf(stack)];
    if (!stack.layer) return rubble(stack);
    return LAYERS.slice(0, stack.layer).map((material, layer) => {
      const rise = layer === stack.layer - 1 ? LIFT * (this.#risen.get(stack.name) ?? 0) : 0;
      return { kind: isGlass ? "glass" : material, matrix: pose({ x, y: LAYER * (layer + 0.5) + rise, z }) };
    });
  }
}

function boxOf(stack: Stack): Box3 {
  const [x, z] = [xOf(stack), zOf(stack)];
  return new Box3(new Vector3(x - 0.5, 0, z - 0.5), new Vector3(x + 0.5, stack.layer * LAYER, z + 0.5));
}

function quarryKinds(assets: Assets): Record<QuarryKind, PartAssets> {
  const slab = assets.own(new RoundedBoxGeometry(1, SLAB, 1, 2, 0.045));
  const stone = assets.own(new IcosahedronGeometry(1, 0));
  const rough = assets.surface({ flatShading: true });
  const of = (geometry: BufferGeometry, surface: Surface, castsShadow = true): PartAssets => ({
    geometry,
    surface,
    castsShadow,
  });
  return {
    clay: of(slab, assets.surfaces.clay),
    granite: of(slab, assets.surfaces.granite),
    basalt: of(slab, assets.surfaces.basalt),
    glass: of(slab, assets.surfaces.glass, false),
    rubble: of(stone, rough),
    rock: of(stone, rough),
  };
}

/** The quarry's floor, a step in the sand. */
function floor(assets: Assets): Group {
  const group = new Group();
  const width = QUARRY_SIDE * PITCH + 0.1;
  const add = (geometry: BufferGeometry, surface: Surface): void => {
    const mesh = new Mesh(geometry, surface);
    mesh.receiveShadow = true;
    group.add(mesh);
  };
  const sides = assets.shared("quarry floor", () => ({
    step: assets.own(new RoundedBoxGeometry(width + 0.12, 0.3, width + 0.12, 2, 0.08).translate(0, -0.155, 0)),
    face: assets.own(new PlaneGeometry(width, width).rotateX(-Math.PI / 2).translate(0, 0.002, 0)),
    sand: assets.own(new PlaneGeometry(40, 40).rotateX(-Math.PI / 2).translate(0, -0.3, 0)),
    brown: assets.surface({ color: "#8c6b45" }),
    earth: assets.surface({ map: assets.texture(256, earth) }),
    light: assets.surface({ color: GROUND }),
  }));
  add(sides.step, sides.brown);
  add(sides.face, sides.earth);
  add(sides.sand, sides.light);
  return group;
}

function earth(pen: CanvasRenderingContext2D, size: number): void {
  plain(pen, size, "#a98555");
  strew(pen, size, 900, ["#7c5c34", "#cfaa74", "#8f6d42"], 0.5, [1, 6]);
}

/** Small stones of all three materials in place of an empty stack. */
function rubble(stack: Stack): MeshPart<QuarryKind>[] {
  const random = seeded(stack.name);
  return Array.from({ length: 7 }, (_, index) => ({
    kind: "rubble" as const,
    matrix: pose({
      x: xOf(stack) + (random() - 0.5) * 0.7,
      y: 0.03,
      z: zOf(stack) + (random() - 0.5) * 0.7,
      turn: random() * 6,
      size: 0.05 + random() * 0.07,
    }),
    colour: new Color(MATERIALS[LAYERS[index % 3] ?? "clay"].top),
  }));
}

/** Rocks around the quarry. */
function rocks(): MeshPart<QuarryKind>[] {
  const random = seeded("rocks");
  const edge = (QUARRY_SIDE * PITCH) / 2 + 0.2;
  return Array.from({ length: 46 }, (_, index) => {
    const [along, out, size] = [(random() - 0.5) * 2 * (edge + 0.3), edge + random() * 0.5, 0.14 + random() * 0.22];
    const side = index % 4;
    const [x, z] = side < 2 ? [along, side ? out : -out] : [side === 2 ? out : -out, along];
    return {
      kind: "rock" as const,
      matrix: pose({ x, y: -0.2, z, turn: random() * 6, size, height: size * 0.7 }),
      colour: new Color(oneOf(random, ["#caa06a", "#b98f5c", "#d8b67f"])),
    };
  });
}

interface PlacedFace {
  stack: Stack;
  x: number;
  y: number;
  z: number;
  isGlass: boolean;
}

/** The faces of all top tiles: one four-by-four texture atlas, of which only changed tiles are redrawn. */
class Faces {
  readonly group = new Group();
  readonly #canvas = document.createElement("canvas");
  readonly #texture: CanvasTexture;
  readonly #solid: Mesh<BufferGeometry, MeshLambertMaterial>;
  readonly #glass: Mesh<BufferGeometry, MeshLambertMaterial>;
  readonly #drawn = new Map<string, string>();

  constructor(assets: Assets) {
    this.#canvas.width = this.#canvas.height = FACE * QUARRY_SIDE;
    this.#texture = new CanvasTexture(this.#canvas);
    this.#texture.colorSpace = SRGBColorSpace;
    this.#texture.anisotropy = assets.quality === "full" ? 8 : 4;
    const look = { map: this.#texture, polygonOffset: true, polygonOffsetFactor: -2 };
    this.#solid = new Mesh(new BufferGeometry(), new MeshLambertMaterial(look));
    this.#glass = new Mesh(
      new BufferGeometry(),
      new MeshLambertMaterial({ ...look, transparent: true, opacity: 0.4, depthWrite: false }),
    );
    this.#solid.receiveShadow = true;
    for (const mesh of [this.#solid, this.#glass]) {
      mesh.frustumCulled = false;
      this.group.add(mesh);
    }
  }

  show(faces: PlacedFace[]): void {
    for (const { stack } of faces) this.#draw(stack);
    const seen = faces.filter(({ stack }) => stack.face);
    sheets(
      this.#solid.geometry,
      seen.filter(({ isGlass }) => !isGlass),
    );
    sheets(
      this.#glass.geometry,
      seen.filter(({ isGlass }) => isGlass),
    );
  }

  dispose(): void {
    this.#texture.dispose();
    for (const mesh of [this.#solid, this.#glass]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }

  #draw(stack: Stack): void {
    const signature = stack.face ? JSON.stringify(stack.face) : "";
    const pen = this.#canvas.getContext("2d");
    if (!pen || !stack.face || this.#drawn.get(stack.name) === signature) return;
    this.#drawn.set(stack.name, signature);
    pen.save();
    pen.translate(stack.column * FACE, (QUARRY_SIDE - 1 - stack.row) * FACE);
    drawFace(pen, stack.face);
    pen.restore();
    this.#texture.needsUpdate = true;
  }
}

/** Horizontal squares with their part of the atlas. */
function sheets(geometry: BufferGeometry, faces: PlacedFace[]): void {
  const half = 0.465;
  const places: number[] = [];
  const pictures: number[] = [];
  for (const { stack, x, y, z } of faces) {
    const [u, v, w] = [stack.column / QUARRY_SIDE, stack.row / QUARRY_SIDE, 1 / QUARRY_SIDE];
    const corners = {
      nw: [-1, -1, u, v + w],
      ne: [1, -1, u + w, v + w],
      sw: [-1, 1, u, v],
      se: [1, 1, u + w, v],
    } as const;
    for (const [dx, dz, s, t] of [corners.nw, corners.sw, corners.ne, corners.ne, corners.sw, corners.se]) {
      places.push(x + dx * half, y, z + dz * half);
      pictures.push(s, t);
    }
  }
  geometry.dispose();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute(
    "normal",
    new BufferAttribute(new Float32Array(places.map((_, index) => (index % 3 === 1 ? 1 : 0))), 3),
  );
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(pictures), 2));
}

/** Four plaques, clockwise from the top left, and the flower in the centre. */
function drawFace(pen: CanvasRenderingContext2D, face: Face): void {
  const shades = MATERIALS[face.material];
  plain(pen, FACE, shades.top);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, FACE, FACE);
  pen.clip();
  strew(pen, FACE, 700, [shades.light, shades.dark, "#ffffff"], 0.22, [1, 4]);
  pen.restore();
  const corners = [
    [12, 12],
    [132, 12],
    [132, 132],
    [12, 132],
  ] as const;
  corners.forEach(([x, y], corner) => {
    const symbol = face.symbols[corner] ?? null;
    pen.fillStyle = "rgba(0,0,0,.25)";
    pen.beginPath();
    pen.roundRect(x, y + 3, 112, 112, 16);
    pen.fill();
    pen.fillStyle = symbol ? PLAQUE : shades.light;
    pen.beginPath();
    pen.roundRect(x, y, 112, 112, 16);
    pen.fill();
    if (symbol) drawSilhouette(pen, symbol, [x + 13, y + 11, 86], SYMBOL_INK[symbol], PLAQUE);
  });
  pen.fillStyle = "#3f6f33";
  pen.strokeStyle = PLAQUE;
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(FACE / 2, FACE / 2, 46, 0, 7);
  pen.fill();
  pen.stroke();
  drawFlower(pen, face.flower, [FACE / 2 - 38, FACE / 2 - 38, 76]);
}
