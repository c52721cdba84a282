/** Post-processing: accumulates passes, tone-maps them, and writes the result to the renderer's canvas. */

import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from "three";

const VERTEX = "varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

const ADD = `
varying vec2 place; uniform sampler2D seen; uniform float share;
void main() { gl_FragColor = vec4(min(texture2D(seen, place).rgb, vec3(8.0)) * share, 1.0); }`;

/** A neutral tone map that keeps white marble white, sRGB encoding, and slight warm colour grading. */
const TONE = `
varying vec2 place; uniform sampler2D seen;
vec3 tone(vec3 c) {
  float low = min(c.r, min(c.g, c.b));
  c -= low < 0.08 ? low - 6.25 * low * low : 0.04;
  float peak = max(c.r, max(c.g, c.b));
  const float start = 0.76;
  if (peak < start) return c;
  float room = 1.0 - start;
  float after = 1.0 - room * room / (peak + room - start);
  float fade = 1.0 - 1.0 / (0.15 * (peak - after) + 1.0);
  return mix(c * (after / peak), vec3(after), fade);
}
void main() {
  vec3 c = tone(texture2D(seen, place).rgb);
  c = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  float light = dot(c, vec3(0.3, 0.59, 0.11));
  c = mix(vec3(light), c, 0.93);
  c = mix(c, c * c * (3.0 - 2.0 * c), 0.12);
  gl_FragColor = vec4(c * mix(vec3(0.96, 0.97, 1.05), vec3(1.01, 1.0, 0.985), light), 1.0);
}`;

export class Postprocess {
  readonly #renderer: WebGLRenderer;
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2));
  readonly #add = new ShaderMaterial({
    uniforms: { seen: { value: null }, share: { value: 1 } },
    vertexShader: VERTEX,
    fragmentShader: ADD,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
  });
  readonly #tone = new ShaderMaterial({
    uniforms: { seen: { value: null } },
    vertexShader: VERTEX,
    fragmentShader: TONE,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  readonly #sum: WebGLRenderTarget;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
    const canAddFloats =
      renderer.extensions.has("EXT_color_buffer_float") && renderer.extensions.has("EXT_float_blend");
    this.#sum = new WebGLRenderTarget(2, 2, { type: canAddFloats ? FloatType : HalfFloatType, depthBuffer: false });
  }

  /** Clear the accumulation buffer. */
  begin(width: number, height: number): void {
    this.#sum.setSize(width, height);
    this.#renderer.setRenderTarget(this.#sum);
    this.#renderer.setClearColor(0, 0);
    this.#renderer.clear();
  }

  /** Accumulate one of `passes` passes. */
  add(seen: Texture, passes: number): void {
    this.#add.uniforms["seen"]!.value = seen;
    this.#add.uniforms["share"]!.value = 1 / passes;
    this.#run(this.#add, this.#sum);
  }

  /** Tone-map the accumulated or a single pass to the lower left of the renderer's canvas. */
  show(width: number, height: number, seen: Texture = this.#sum.texture): void {
    this.#tone.uniforms["seen"]!.value = seen;
    this.#renderer.setRenderTarget(null);
    this.#renderer.setViewport(0, 0, width, height);
    this.#run(this.#tone, null);
  }

  #run(material: ShaderMaterial, target: WebGLRenderTarget | null): void {
    this.#sheet.material = material;
    this.#renderer.setRenderTarget(target);
    this.#renderer.render(this.#sheet, this.#camera);
  }

  dispose(): void {
    for (const thing of [this.#add, this.#tone, this.#sum, this.#sheet.geometry]) thing.dispose();
  }
}
