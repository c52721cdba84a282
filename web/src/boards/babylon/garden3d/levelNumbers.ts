/** The level number at every terrace: small discs that always face the viewer, drawn in one call. */

import { InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, ShaderMaterial, type Group } from "three";
import type { Garden } from "../garden";
import { blockX, blockZ, yOf } from "./measures";
import type { Assets } from "./assets";

/** Levels go up to 16: an atlas of four by four numbers. */
const MOST = 16;
const GRID = 4;
const SIZE = 0.5;

function discs(pen: CanvasRenderingContext2D, size: number): void {
  const side = size / GRID;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `800 ${side * 0.5}px "Figtree Variable", system-ui, sans-serif`;
  for (let index = 0; index < MOST; index++) {
    const [x, y] = [((index % GRID) + 0.5) * side, (Math.floor(index / GRID) + 0.5) * side];
    pen.fillStyle = "#13224a";
    pen.strokeStyle = "#ffffff";
    pen.lineWidth = side * 0.06;
    pen.beginPath();
    pen.arc(x, y, side * 0.42, 0, 7);
    pen.fill();
    pen.stroke();
    pen.fillStyle = "#ffffff";
    pen.fillText(String(index + 1), x, y + side * 0.03);
  }
}

const VERTEX = `
attribute float number;
varying vec2 place;
void main() {
  vec2 cell = vec2(mod(number, ${GRID}.0), ${GRID - 1}.0 - floor(number / ${GRID}.0));
  place = (uv + cell) / ${GRID}.0;
  vec4 middle = modelViewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
  middle.xy += position.xy;
  gl_Position = projectionMatrix * middle;
}`;
const FRAGMENT = `
uniform sampler2D numbers;
varying vec2 place;
void main() {
  vec4 seen = texture2D(numbers, place);
  if (seen.a < 0.5) discard;
  gl_FragColor = vec4(seen.rgb, 1.0);
}`;

export class LevelNumbers {
  readonly #mesh: InstancedMesh;
  readonly #numbers = new InstancedBufferAttribute(new Float32Array(MOST), 1);

  constructor(assets: Assets, group: Group) {
    const surface = assets.shared("numbers", () =>
      assets.own(
        new ShaderMaterial({
          uniforms: { numbers: { value: assets.texture(512, discs) } },
          vertexShader: VERTEX,
          fragmentShader: FRAGMENT,
        }),
      ),
    );
    this.#mesh = new InstancedMesh(new PlaneGeometry(SIZE, SIZE).setAttribute("number", this.#numbers), surface, MOST);
    this.#mesh.frustumCulled = false;
    this.#mesh.visible = false;
    group.add(this.#mesh);
  }

  /** Place a number at the front left corner of every terrace up to a level. */
  show(garden: Garden, upTo: number, isOn: boolean): void {
    const shown = garden.terraces.filter((tile) => tile.level <= upTo).slice(0, MOST);
    this.#mesh.visible = isOn;
    this.#mesh.count = shown.length;
    shown.forEach((tile, index) => {
      this.#mesh.setMatrixAt(
        index,
        new Matrix4().makeTranslation(blockX(tile) - 0.86, yOf(tile.level) + 0.22, blockZ(tile) + 0.98),
      );
      this.#numbers.setX(index, tile.level - 1);
    });
    this.#mesh.instanceMatrix.needsUpdate = true;
    this.#numbers.needsUpdate = true;
  }

  dispose(): void {
    this.#mesh.removeFromParent();
    this.#mesh.geometry.dispose();
    this.#mesh.dispose();
  }
}
