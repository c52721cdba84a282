/**
 * Flat art shared by SVG and the textures of the 3D views: silhouettes in a 48 × 48 box, colours of materials and
 * symbols.
 */

import { SHAPES, type FlowerName } from "../../look/flowers";
import type { Material, PieceKind, SymbolName } from "./garden";

export type Silhouette = PieceKind | "single" | "double";

/** How a part is drawn: filled, as a line in the same colour, or as a groove in the background colour. */
export interface Part {
  path: string;
  as: "fill" | "line" | "groove";
}

export const BOX = 48;
export const LINE = 3.4;
export const GROOVE = 2;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const fill = (path: string): Part => ({ path, as: "fill" });
const line = (path: string): Part => ({ path, as: "line" });
const groove = (path: string): Part => ({ path, as: "groove" });

export const SILHOUETTES: Record<Silhouette, readonly Part[]> = {
  statue: [
    fill(disc(24, 10.5, 5.2)),
    fill("M19.2 5.6h9.6l1.4-4.4h-12.4z"),
    fill(
      "M15 21.500c0-3.400 3.400-5 9-5s9 1.600 9 5l1.400 9.500-3.600.8-1-5.300 2.200 12.500H16l2.200-12.500-1 5.300-3.600-.8z",
    ),
    fill("M11 40.500h26v5.500H11z"),
  ],
  stairs: [fill("M4 44V35.500h10V27h10v-8.500h10V10h10v34z"), groove("M15.500 40h24v-24")],
  fountain: [
    fill("M6 30h36c0 7-5 12-12 13v3H18v-3C11 42 6 37 6 30z"),
    fill("M22 16h4v12h-4z"),
    line(
      "M24 14C21 4 11 4 8.500 15.500M24 14C27 4 37 4 39.500 15.500M24 12V4M24 18c-1.500-6-7-6.500-8.500 1.500M24 18c1.500-6 7-6.500 8.500 1.500",
    ),
  ],
  bridge: [
    fill("M2 22C10 13 17 10.500 24 10.500S38 13 46 22v16h-8.500c0-8-6-13-13.500-13s-13.500 5-13.500 13H2z"),
    line(
      "M4 15.500v5M14 9.500v4M24 6.500v4M34 9.500v4M44 15.500v5M4 15.500C11 9.500 17 6.500 24 6.500S37 9.500 44 15.500",
    ),
  ],
  belvedere: [
    fill("M6 20C8 10 15 6.500 24 6.500S40 10 42 20z"),
    line("M24 1.800v5"),
    fill("M9 22h30v3.500H9zM11 27h4.500v12H11zM21.700 27h4.600v12h-4.600zM32.500 27H37v12h-4.500zM6 40.500h36V45H6z"),
  ],
  single: [fill("M11 4h26v5H11zM14 10.500h20l-3 5H17zM17.500 17h13l1 20h-15zM13 38.500h22V44H13z")],
  double: [
    fill(
      "M13 1h22v3.600H13zM15.500 5.800h17l-2.500 3.400H18zM18.500 10.300h11V21h-11zM16.500 22.300h15v3.400h-15zM18.500 27h11l.6 11.600H17.900zM14 39.900h20v6H14z",
    ),
  ],
};

/** Dark on the cream plaque; each has a contrast of at least 7. */
export const SYMBOL_INK: Record<SymbolName, string> = {
  statue: "#7a3d12",
  stairs: "#2d5a2c",
  fountain: "#15489b",
  bridge: "#8a1f3c",
};
export const PLAQUE = "#fdf4de";
export const PLAQUE_EDGE = "#8f6a35";

export interface Shades {
  top: string;
  light: string;
  dark: string;
}

export const MATERIALS: Record<Material, Shades> = {
  clay: { top: "#d98a5c", light: "#eba67a", dark: "#a8562f" },
  granite: { top: "#a9a3a6", light: "#c9c4c6", dark: "#6f696f" },
  basalt: { top: "#555a68", light: "#737a8b", dark: "#2e323d" },
  start: { top: "#eadbb8", light: "#fbf2da", dark: "#b39a68" },
};

/** Three greens for the plants around each flower. */
export const GREENS: Record<FlowerName, readonly [string, string, string]> = {
  white: ["#5f9440", "#82b054", "#4b7f38"],
  pink: ["#6aa04a", "#8fbb5a", "#4f8a41"],
  blue: ["#4a8a52", "#6ba567", "#37734a"],
  orange: ["#7ea23f", "#a0ba52", "#628a36"],
};

export const GOLD = "#f6c752";
export const LAPIS = "#13224a";

/** A level's tint in the top view: darker with height, constant from level 4 on. */
const TINTS = ["#ead4a6", "#cfe0a8", "#a3ca82", "#6faa61", "#4d8f57", "#3b7a5c"];

export function tintOf(level: number): string {
  return TINTS[Math.min(level, TINTS.length - 1)] ?? "#3b7a5c";
}

/** The index of a level's pattern: dots, diagonals, lattice; from level 4 on a lattice with rings. */
export function patternOf(level: number): number {
  return Math.min(level, 4);
}

/** The outline width of a tile, which grows with its level. */
export function outlineOf(level: number): number {
  return 1.2 + 0.9 * Math.min(level, 5);
}

/** Draw a silhouette into a square on a canvas. */
export function drawSilhouette(
  pen: CanvasRenderingContext2D,
  name: Silhouette,
  [x, y, size]: [number, number, number],
  ink: string,
  behind: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / BOX, size / BOX);
  pen.lineCap = "round";
  for (const part of SILHOUETTES[name]) {
    const path = new Path2D(part.path);
    pen.fillStyle = ink;
    pen.strokeStyle = part.as === "line" ? ink : behind;
    pen.lineWidth = part.as === "line" ? LINE : GROOVE;
    if (part.as === "fill") pen.fill(path);
    else pen.stroke(path);
  }
  pen.restore();
}

/** Draw a flower into a square on a canvas. */
export function drawFlower(
  pen: CanvasRenderingContext2D,
  name: FlowerName,
  [x, y, size]: [number, number, number],
): void {
  const shape = SHAPES[name];
  pen.save();
  pen.translate(x, y);
  pen.scale(size / BOX, size / BOX);
  pen.lineJoin = "round";
  pen.strokeStyle = shape.edge;
  for (const [path, colour] of [
    [shape.petals, shape.petal],
    [shape.ring, null],
    [shape.eye, shape.centre],
  ] as const) {
    if (!path) continue;
    const drawn = new Path2D(path);
    pen.lineWidth = 1.8;
    if (colour) {
      pen.fillStyle = colour;
      pen.fill(drawn);
    }
    pen.stroke(drawn);
  }
  pen.restore();
}
