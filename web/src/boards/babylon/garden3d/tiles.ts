/**
 * Terrace tiles: a slab of the material with a lawn on top; brick, granite and basalt textures are drawn on canvases.
 */

import type { BufferGeometry } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { TERRACE, THICKNESS } from "./measures";
import { seeded } from "./random";

export function terrace(): BufferGeometry {
  return new RoundedBoxGeometry(TERRACE, THICKNESS, TERRACE, 1, 0.05);
}

export function lawn(): BufferGeometry {
  return new RoundedBoxGeometry(1.76, 0.08, 1.76, 1, 0.04);
}

/** Scatter specks of several colours over a canvas. */
export function strew(
  pen: CanvasRenderingContext2D,
  size: number,
  count: number,
  colours: readonly string[],
  strength: number,
  [least, most]: [number, number],
): void {
  const random = seeded(`${count}${colours.join()}`);
  for (let index = 0; index < count; index++) {
    pen.globalAlpha = strength * (0.4 + random() * 0.6);
    pen.fillStyle = colours[Math.floor(random() * colours.length)] ?? "#fff";
    pen.beginPath();
    pen.arc(random() * size, random() * size, least + random() * (most - least), 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

export function plain(pen: CanvasRenderingContext2D, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size, size);
}

export function bricks(colour: string, joint: string, rows: number, columns: number) {
  return (pen: CanvasRenderingContext2D, size: number): void => {
    plain(pen, size, colour);
    strew(pen, size, 1600, ["#fff", "#000", joint], 0.05, [1, 5]);
    pen.strokeStyle = joint;
    pen.lineWidth = size / 100;
    pen.globalAlpha = 0.5;
    const [high, wide] = [size / rows, size / columns];
    for (let row = 0; row < rows; row++) {
      pen.beginPath();
      pen.moveTo(0, row * high);
      pen.lineTo(size, row * high);
      for (let column = 0; column <= columns; column++) {
        const x = (column + (row % 2) / 2) * wide;
        pen.moveTo(x, row * high);
        pen.lineTo(x, (row + 1) * high);
      }
      pen.stroke();
    }
    pen.globalAlpha = 1;
  };
}

export function granite(pen: CanvasRenderingContext2D, size: number): void {
  plain(pen, size, "#aba3a4");
  strew(pen, size, 2600, ["#5e585e", "#dcd6d4", "#8a7f80", "#c7a9a0"], 0.65, [0.8, 2.6]);
}

export function basalt(pen: CanvasRenderingContext2D, size: number): void {
  plain(pen, size, "#4c5160");
  strew(pen, size, 900, ["#2d313c", "#6d7486", "#3a3f4c"], 0.6, [1, 4]);
}

export function grass(pen: CanvasRenderingContext2D, size: number): void {
  plain(pen, size, "#6f9f45");
  strew(pen, size, 2600, ["#4f8236", "#8cb85a", "#5f9440", "#a3c869"], 0.5, [1, 3.5]);
}
