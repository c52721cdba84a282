/**
 * The board and the court around it: slots with letters and numbers, a lapis rim, steps, a water channel, pots with the
 * owner's flower.
 */

import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  OctahedronGeometry,
  PlaneGeometry,
  Vector3,
  type BufferGeometry,
  type Material as Surface,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import type { FlowerName } from "../../../look/flowers";
import { GREENS } from "../art";
import { SIDE } from "../places";
import type { Assets } from "./assets";
import { facing, part, type MeshPart } from "./meshParts";
import { oneOf, seeded, type Random } from "./random";
import { lathe, merge, paint } from "./geometry";
import { plain, strew } from "./tiles";

const WIDTH = 8.9;
const MARGIN = (WIDTH - SIDE) / 2;
const RIM = 4.7;
const LAPIS = "#2d55a5";
const GOLD = "#f0bd4c";
const POT = "#c9683c";
const FLOOR = -1.3;

/** Four bars around the centre. */
function around(out: number, make: (alongX: boolean) => BufferGeometry, y: number): BufferGeometry[] {
  const bars: [boolean, number, number][] = [
    [true, 0, out],
    [true, 0, -out],
    [false, out, 0],
    [false, -out, 0],
  ];
  return bars.map(([alongX, x, z]) => make(alongX).translate(x, y, z));
}

interface Piece {
  geometry: BufferGeometry;
  surface: Surface;
  castsShadow: boolean;
}

/** The board of one garden; all boards share their geometry. */
export function board(assets: Assets): Group {
  const group = new Group();
  for (const { geometry, surface, castsShadow } of assets.shared("board", () => pieces(assets))) {
    const mesh = new Mesh(geometry, surface);
    mesh.castShadow = castsShadow;
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  return group;
}

function pieces(assets: Assets): Piece[] {
  const isFull = assets.quality === "full";
  const floor = assets.texture(isFull ? 1024 : 512, pavement);
  floor.repeat.set(4, 4);
  const of = (geometry: BufferGeometry, surface: Surface, castsShadow = true): Piece => ({
    geometry: assets.own(geometry),
    surface,
    castsShadow,
  });
  return [
    of(bricked(), assets.surfaces.start),
    of(glazed(), assets.surfaces.gloss),
    of(level(WIDTH - 0.08, 0.004), assets.surface({ map: assets.texture(isFull ? 1536 : 1024, slots) }), false),
    of(water(), assets.surfaces.water, false),
    of(level(70, FLOOR), assets.surface({ color: "#efe6d8", map: floor }), false),
  ];
}

function level(width: number, y: number): BufferGeometry {
  return new PlaneGeometry(width, width).rotateX(-Math.PI / 2).translate(0, y, 0);
}

/** The slab, two steps and the kerb of the channel. */
function bricked(): BufferGeometry {
  const kerb = (alongX: boolean): BufferGeometry =>
    wide(new RoundedBoxGeometry(alongX ? 14.6 : 0.55, 0.35, alongX ? 0.55 : 13.6, 1, 0.05), 6);
  return merge([
    new RoundedBoxGeometry(WIDTH, 0.4, WIDTH, 1, 0.04).translate(0, -0.2, 0),
    wide(new RoundedBoxGeometry(10.7, 0.5, 10.7, 1, 0.05), 5).translate(0, -0.55, 0),
    wide(new RoundedBoxGeometry(11.7, 0.5, 11.7, 1, 0.05), 5).translate(0, -0.95, 0),
    ...around(7.05, kerb, -1.16),
  ]);
}

/** Repeat the brick texture along a wall. */
function wide(geometry: BufferGeometry, times: number): BufferGeometry {
  const places = geometry.getAttribute("uv");
  for (let index = 0; index < places.count; index++) places.setX(index, places.getX(index) * times);
  return geometry;
}

/** The lapis rim with its gold lines and rosettes, and the pots. */
function glazed(): BufferGeometry {
  const rim = around(
    RIM,
    (alongX) => new RoundedBoxGeometry(alongX ? 9.9 : 0.5, 0.5, alongX ? 0.5 : 8.9, 1, 0.05),
    -0.17,
  );
  const line = (out: number): BufferGeometry[] =>
    around(out, (alongX) => new BoxGeometry(alongX ? out * 2 : 0.035, 0.04, alongX ? 0.035 : out * 2), 0.06);
  return merge([
    paint(merge(rim), LAPIS),
    paint(merge([...line(4.46), ...line(4.94), ...rosettes()]), GOLD),
    paint(merge(CORNERS.map(([x, z]) => pot().translate(x, -0.7, z))), POT),
  ]);
}

function rosettes(): BufferGeometry[] {
  return Array.from({ length: SIDE }, (_, index) => (index - 4) * 1.175).flatMap((at) =>
    (
      [
        [at, RIM],
        [-at, -RIM],
        [RIM, -at],
        [-RIM, at],
      ] as const
    ).map(([x, z]) => rosette().translate(x, 0.09, z)),
  );
}

function rosette(): BufferGeometry {
  const petals = Array.from({ length: 8 }, (_, index) =>
    new OctahedronGeometry(0.05)
      .scale(1, 0.6, 1)
      .translate(Math.cos(index * 0.785) * 0.1, 0.015, Math.sin(index * 0.785) * 0.1),
  );
  return merge([
    new CylinderGeometry(0.155, 0.155, 0.03, 12),
    ...petals,
    new OctahedronGeometry(0.055).translate(0, 0.02, 0),
  ]);
}

const CORNERS = [
  [5.45, 5.45],
  [-5.45, 5.45],
  [5.45, -5.45],
  [-5.45, -5.45],
] as const;

function pot(): BufferGeometry {
  return lathe(
    [
      [0.26, 0],
      [0.36, 0.1],
      [0.42, 0.3],
      [0.38, 0.46],
      [0.43, 0.5],
      [0.43, 0.56],
      [0.36, 0.56],
      [0.34, 0.5],
    ],
    14,
  );
}

function water(): BufferGeometry {
  return new BoxGeometry(14, 0.1, 14).translate(0, -1.24, 0);
}

/** The plants around the board: the owner's flower in the pots, lilies on the water. */
export function boardPlants(flower: FlowerName): MeshPart[] {
  const random = seeded(`board ${flower}`);
  return [
    ...CORNERS.flatMap(([x, z]) => potted(x, z, flower, random)),
    ...Array.from({ length: 26 }, (_, index) => lily(index, flower, random)).flat(),
  ];
}

function potted(x: number, z: number, flower: FlowerName, random: Random): MeshPart[] {
  return Array.from({ length: 22 }, () => {
    const [angle, out, size] = [random() * 6.283, Math.sqrt(random()) * 0.4, 0.13 + random() * 0.08];
    const [px, py, pz] = [x + Math.cos(angle) * out, -0.1 + (1 - out / 0.5) * 0.34, z + Math.sin(angle) * out];
    const outwards = new Vector3(Math.cos(angle) * out * 2, 0.8, Math.sin(angle) * out * 2 + 0.2).normalize();
    const bloom = new Vector3(px, py, pz).addScaledVector(outwards, size);
    return [
      part("leaf", { x: px, y: py, z: pz, turn: angle, size }, new Color(oneOf(random, GREENS[flower]))),
      { kind: `flower ${flower}`, matrix: facing([bloom.x, bloom.y, bloom.z], outwards, angle, 0.14) } as const,
    ];
  }).flat();
}

function lily(index: number, flower: FlowerName, random: Random): MeshPart[] {
  const [along, out, size] = [(random() - 0.5) * 12.4, 6.15 + random() * 0.4, 0.14 + random() * 0.1];
  const side = index % 4;
  const [x, z] = side < 2 ? [along, side ? out : -out] : [side === 2 ? out : -out, along];
  const pad = part(
    "sprig",
    { x, y: -1.17, z, turn: random() * 6, size, height: 0.03 },
    new Color(oneOf(random, ["#5a9a52", "#79b25c", "#4b8a4a"])),
  );
  return random() < 0.4 ? [pad, part(`flower ${flower}`, { x, y: -1.15, z, size: 0.15 })] : [pad];
}

/** The texture of the board: 64 slots with sockets, letters and numbers at the edge. */
function slots(pen: CanvasRenderingContext2D, size: number): void {
  const unit = size / WIDTH;
  plain(pen, size, "#e7cf9f");
  strew(pen, size, 9000, ["#fff3d2", "#b98f55", "#d9b679", "#f4e2b8"], 0.32, [1, 4]);
  const from = MARGIN * unit;
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      slot(pen, from + column * unit, from + row * unit, unit, (row + column) % 2 === 1);
  pen.fillStyle = "#6b4a1e";
  pen.font = `600 ${unit * 0.24}px "Fraunces Variable", Georgia, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let index = 0; index < SIDE; index++) {
    pen.fillText(String.fromCharCode(97 + index), from + (index + 0.5) * unit, size - from / 2);
    pen.fillText(String(SIDE - index), from / 2, from + (index + 0.5) * unit);
  }
}

function slot(pen: CanvasRenderingContext2D, x: number, y: number, unit: number, isLight: boolean): void {
  const gap = unit * 0.03;
  pen.fillStyle = isLight ? "rgba(255,246,220,.30)" : "rgba(150,106,52,.13)";
  pen.strokeStyle = "rgba(122,84,38,.55)";
  pen.lineWidth = unit * 0.018;
  pen.beginPath();
  pen.roundRect(x + gap, y + gap, unit - 2 * gap, unit - 2 * gap, unit * 0.08);
  pen.fill();
  pen.stroke();
  socket(pen, x + unit / 2, y + unit / 2, unit);
}

function socket(pen: CanvasRenderingContext2D, x: number, y: number, unit: number): void {
  const hollow = pen.createRadialGradient(x, y - unit * 0.02, unit * 0.05, x, y, unit * 0.27);
  hollow.addColorStop(0, "rgba(92,60,24,.42)");
  hollow.addColorStop(0.8, "rgba(120,82,36,.34)");
  hollow.addColorStop(1, "rgba(120,82,36,.12)");
  pen.fillStyle = hollow;
  pen.beginPath();
  pen.arc(x, y, unit * 0.25, 0, 7);
  pen.fill();
  for (const [colour, start, end] of [
    ["rgba(255,248,224,.8)", 0.25, 2.9],
    ["rgba(110,74,30,.6)", 3.4, 6],
  ] as const) {
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.arc(x, y, unit * 0.26, start, end);
    pen.stroke();
  }
}

function pavement(pen: CanvasRenderingContext2D, size: number): void {
  const random = seeded("pavement");
  plain(pen, size, "#e4d0ae");
  strew(pen, size, 5000, ["#f6e6c6", "#c2a273", "#d8bd90"], 0.22, [1, 6]);
  const unit = size / 8;
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const [x, y] = [column * unit, row * unit];
      pen.fillStyle = `rgba(${random() < 0.5 ? "255,240,205" : "150,110,66"},${random() * 0.12})`;
      pen.fillRect(x, y, unit, unit);
      pen.strokeStyle = "rgba(140,104,60,.17)";
      pen.lineWidth = 3;
      pen.strokeRect(x, y, unit, unit);
      pen.strokeStyle = "rgba(255,244,216,.25)";
      pen.lineWidth = 2;
      pen.strokeRect(x + 4, y + 4, unit - 8, unit - 8);
    }
  }
}
