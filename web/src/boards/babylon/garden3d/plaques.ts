/** The cream plaques with a terrace's symbols. All four share one texture. */

import { BoxGeometry, type BufferAttribute, type BufferGeometry } from "three";
import { drawSilhouette, PLAQUE, SYMBOL_INK } from "../art";
import { SYMBOLS, type SymbolName } from "../garden";

const WIDTH = 0.64;
const HEIGHT = 0.07;
const TOP = { first: 8, count: 4 };
const EDGE = 0.02;
const CREAM = "#f7ebcf";

/** The texture atlas: four symbols in the quarters of a square, with margins in the plaque's colour. */
export function plaqueAtlas(pen: CanvasRenderingContext2D, size: number): void {
  const half = size / 2;
  pen.fillStyle = CREAM;
  pen.fillRect(0, 0, size, size);
  SYMBOLS.forEach((symbol, index) => {
    const [x, y] = [(index % 2) * half, Math.floor(index / 2) * half];
    pen.fillStyle = PLAQUE;
    pen.beginPath();
    pen.roundRect(x + half * 0.05, y + half * 0.05, half * 0.9, half * 0.9, half * 0.08);
    pen.fill();
    pen.strokeStyle = "rgba(143,106,53,.55)";
    pen.lineWidth = half * 0.012;
    pen.stroke();
    drawSilhouette(pen, symbol, [x + half * 0.13, y + half * 0.12, half * 0.74], SYMBOL_INK[symbol], PLAQUE);
  });
}

/** A slab whose sides and bottom use the atlas's margin colour. */
function slab(): BufferGeometry {
  const geometry = new BoxGeometry(WIDTH, HEIGHT, WIDTH);
  const places = geometry.getAttribute("uv") as BufferAttribute;
  for (let index = 0; index < places.count; index++) places.setXY(index, EDGE / 4, EDGE / 4);
  return geometry;
}

export function plaque(symbol: SymbolName): BufferGeometry {
  const geometry = slab();
  const places = geometry.getAttribute("uv") as BufferAttribute;
  const index = SYMBOLS.indexOf(symbol);
  const [u, v] = [(index % 2) / 2, 0.5 - Math.floor(index / 2) / 2];
  const corners = [
    [u, v + 0.5],
    [u + 0.5, v + 0.5],
    [u, v],
    [u + 0.5, v],
  ] as const;
  corners.forEach(([x, y], corner) => places.setXY(TOP.first + corner, x, y));
  return geometry;
}

/** The plaque under a statue, which hides the symbol. */
export function blankPlaque(): BufferGeometry {
  return slab();
}
