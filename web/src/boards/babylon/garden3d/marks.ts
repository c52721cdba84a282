/**
 * Marks on a garden: sites for a tile, spots to touch, pairs, symbols usable this turn only, pieces that would be
 * hidden.
 */

import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  MeshBasicMaterial,
  OctahedronGeometry,
  Path,
  RingGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from "three";
import { blockCells, cellName, cellOf, indexOf, spaceName, spaceOf, spacesOf, type Cell, type Space } from "../places";
import type { Garden } from "../garden";
import type { Marks } from "../marks";
import type { Assets, PartAssets } from "./assets";
import { blockX, blockZ, groundOf, xOf, yOf, zOf } from "./measures";
import { pose, type MeshPart } from "./meshParts";
import { box, merge } from "./geometry";

export type MarkKind =
  "beam" | "cell" | "peg" | "frame" | "bad frame" | "spot" | "touched" | "bead" | "hourglass" | "halo" | "cross";

const LIFT = 0.075;
const BEAM = 2.2;

export function markKinds(assets: Assets): Record<MarkKind, PartAssets> {
  const bright = (colour: string, opacity = 1): MeshBasicMaterial =>
    assets.own(
      new MeshBasicMaterial({
        color: colour,
        transparent: opacity < 1,
        opacity,
        depthWrite: opacity === 1,
        polygonOffset: true,
        polygonOffsetFactor: -4,
      }),
    );
  const of = (geometry: BufferGeometry, surface: MeshBasicMaterial): PartAssets => ({
    geometry: assets.own(geometry),
    surface,
    castsShadow: false,
  });
  return {
    beam: of(
      beam(),
      assets.own(
        new MeshBasicMaterial({
          vertexColors: true,
          transparent: true,
          blending: AdditiveBlending,
          depthWrite: false,
          side: DoubleSide,
        }),
      ),
    ),
    cell: of(frame(0.94, 0.045, 0.16), bright("#f6b91f", 0.6)),
    peg: of(new OctahedronGeometry(0.1).scale(1, 0.55, 1), bright("#ffcf3f")),
    frame: of(
      new ExtrudeGeometry(hollow(2.08, 0.07, 0.12), { depth: 0.05, bevelEnabled: false }).rotateX(-Math.PI / 2),
      bright("#ffb81f"),
    ),
    "bad frame": of(dashes(2.08, 0.08), bright("#d8222e")),
    spot: of(new TorusGeometry(0.4, 0.034, 6, 28).rotateX(Math.PI / 2), bright("#ffcf3f")),
    touched: of(
      merge([
        new TorusGeometry(0.4, 0.05, 6, 28).rotateX(Math.PI / 2),
        new TorusGeometry(0.31, 0.03, 6, 24).rotateX(Math.PI / 2),
      ]),
      bright("#2f62d8"),
    ),
    bead: of(new SphereGeometry(0.05, 6, 5), bright("#ffcf3f")),
    hourglass: of(hourglass(), bright("#e8710a")),
    halo: of(
      merge([
        new RingGeometry(0.43, 0.5, 28).rotateX(-Math.PI / 2),
        new RingGeometry(0.36, 0.39, 28).rotateX(-Math.PI / 2),
      ]),
      bright("#fff2b0"),
    ),
    cross: of(
      merge([box([0.5, 0.07, 0.11]).rotateZ(Math.PI / 4), box([0.5, 0.07, 0.11]).rotateZ(-Math.PI / 4)]),
      bright("#d8222e"),
    ),
  };
}

/** A column of light that fades upwards; black adds nothing. */
function beam(): BufferGeometry {
  const column = new CylinderGeometry(0.4, 0.34, BEAM, 20, 4, true).translate(0, BEAM / 2, 0);
  const height = column.getAttribute("position");
  const shades = Array.from({ length: height.count }, (_, at) => 0.12 * (1 - height.getY(at) / BEAM) ** 2).flatMap(
    (shade) => [shade, shade * 0.82, shade * 0.42],
  );
  return column.setAttribute("color", new Float32BufferAttribute(shades, 3));
}

/** The same hourglass as in the top view: two cones, tip to tip, between two plates. */
function hourglass(): BufferGeometry {
  const glass = new ConeGeometry(0.13, 0.2, 10);
  const plate = new CylinderGeometry(0.15, 0.15, 0.04, 10);
  return merge([
    glass.clone().translate(0, -0.09, 0),
    glass.rotateX(Math.PI).translate(0, 0.09, 0),
    plate.clone().translate(0, -0.2, 0),
    plate.translate(0, 0.2, 0),
  ]);
}

/** The rim of a rounded square. */
function hollow(side: number, thick: number, round: number): Shape {
  const outer = square(new Shape(), side / 2, round);
  outer.holes.push(square(new Path(), side / 2 - thick, Math.max(0.02, round - thick)));
  return outer;
}

function square<T extends Path>(path: T, half: number, round: number): T {
  const edge = half - round;
  path
    .moveTo(-edge, -half)
    .lineTo(edge, -half)
    .quadraticCurveTo(half, -half, half, -edge)
    .lineTo(half, edge)
    .quadraticCurveTo(half, half, edge, half);
  path
    .lineTo(-edge, half)
    .quadraticCurveTo(-half, half, -half, edge)
    .lineTo(-half, -edge)
    .quadraticCurveTo(-half, -half, -edge, -half);
  return path;
}

function frame(side: number, thick: number, round: number): BufferGeometry {
  return new ExtrudeGeometry(hollow(side, thick, round), {
    depth: 0.012,
    bevelEnabled: false,
    curveSegments: 3,
  }).rotateX(-Math.PI / 2);
}

function dashes(side: number, thick: number): BufferGeometry {
  const along = [-0.8, -0.4, 0, 0.4, 0.8];
  const half = side / 2;
  const sides = [-half, half];
  return merge(
    along.flatMap((at) =>
      sides.flatMap((out) => [box([0.26, 0.05, thick], at, 0, out), box([thick, 0.05, 0.26], out, 0, at)]),
    ),
  );
}

export interface MarkObject {
  key: string;
  parts: MeshPart<MarkKind>[];
}

const WHITE = new Color("#ffffff");

function markObject(kind: MarkKind, name: string, x: number, y: number, z: number): MarkObject {
  return { key: `${kind} ${name}`, parts: [{ kind, matrix: pose({ x, y, z }), colour: WHITE }] };
}

export function marksOf(garden: Garden, marks: Marks): MarkObject[] {
  const surface = (cell: Cell): Space => ({ ...cell, level: garden.levels[indexOf(cell)] ?? 0 });
  const onCell = (kind: MarkKind, name: string, lift = LIFT): MarkObject => {
    const space = surface(cellOf(name));
    return markObject(kind, name, xOf(space), groundOf(space) + lift, zOf(space));
  };
  const onSite = (kind: MarkKind, name: string): MarkObject => {
    const place = spaceOf(name);
    return markObject(kind, name, blockX(place), yOf(place.level), blockZ(place));
  };
  const overPieces = (kind: MarkKind, names: readonly string[] | undefined, rise: number): MarkObject[] =>
    (names ?? [])
      .flatMap(spacesOf)
      .map((space) => markObject(kind, spaceName(space), xOf(space), groundOf(space) + rise, zOf(space)));
  return [
    ...sitesOf(marks.sites ?? [], surface),
    ...(marks.site ? [onSite("frame", marks.site)] : []),
    ...(marks.refused ? [onSite("bad frame", marks.refused)] : []),
    ...(marks.spots ?? []).map((name) => onCell("spot", name)),
    ...(marks.touched ?? []).map((name) => onCell("touched", name, LIFT + 0.02)),
    ...(marks.onlyNow ?? []).map((name) => onCell("hourglass", name, 0.4)),
    ...(marks.pairs ?? []).map((pair) => beads(pair, surface)),
    ...overPieces("halo", marks.lit, 0.09),
    ...(marks.isDusk ? overPieces("beam", marks.lit, 0.05) : []),
    ...(marks.litTiles ?? []).map((name) => onSite("frame", name)),
    ...overPieces("cross", marks.doomed, 1.2),
  ];
}

/** The cells of all sites, each outlined once, and a peg at each possible tile centre. */
function sitesOf(sites: readonly string[], surface: (cell: Cell) => Space): MarkObject[] {
  const cells = new Map<string, MarkObject>();
  const pegs = new Map<string, MarkObject>();
  for (const name of sites) {
    const place = spaceOf(name);
    const spaces = blockCells(place).map(surface);
    for (const space of spaces)
      cells.set(
        spaceName(space),
        markObject("cell", spaceName(space), xOf(space), groundOf(space) + (space.level ? 0.08 : 0.02), zOf(space)),
      );
    pegs.set(
      cellName(place),
      markObject("peg", cellName(place), blockX(place), Math.max(...spaces.map(groundOf)) + 0.12, blockZ(place)),
    );
  }
  return [...cells.values(), ...pegs.values()];
}

/** A dotted arc between two cells. */
function beads([first, second]: readonly [string, string], surface: (cell: Cell) => Space): MarkObject {
  const [from, to] = [surface(cellOf(first)), surface(cellOf(second))].map(
    (space) => new Vector3(xOf(space), groundOf(space) + LIFT, zOf(space)),
  ) as [Vector3, Vector3];
  const count = Math.max(4, Math.round(from.distanceTo(to) * 5));
  const parts = Array.from({ length: count - 1 }, (_, index): MeshPart<MarkKind> => {
    const share = (index + 1) / count;
    const at = from.clone().lerp(to, share);
    return {
      kind: "bead",
      matrix: pose({ x: at.x, y: at.y + 0.5 * Math.sin(share * Math.PI), z: at.z }),
      colour: WHITE,
    };
  });
  return { key: `pair ${first} ${second}`, parts };
}
