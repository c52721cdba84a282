/** One WebGL renderer for all 3D views. A view is drawn only after it has changed, then copied to its own 2D canvas. */

import {
  BasicShadowMap,
  HalfFloatType,
  PCFShadowMap,
  Raycaster,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  type Box3,
  type Ray,
  type Scene,
} from "three";
import { Camera, NO_INSETS, type Insets, type Lens, type Preset } from "./camera";
import { Postprocess } from "./postprocess";
import { PointerControls, type PointerHandlers } from "./pointerControls";
import { Assets, type Quality } from "./assets";
import type { Light } from "./light";
import { seeded } from "./random";

/** The subject of a view: a garden or the quarry. */
export interface Subject {
  readonly scene: Scene;
  readonly light: Light;
  /** True if something that casts a shadow has changed since the last frame. */
  hasNewShadows: boolean;
  onChange(callback: () => void): void;
  /** Advance animations. Returns true while something is moving. */
  step(now: number): boolean;
  bounds(): Box3;
  /** Receives the eye's position before each frame. */
  seenFrom?(eye: Vector3): void;
}

/** Statistics for tests and the benchmark. */
export interface Figures {
  /** Frames drawn so far, including passes of still pictures; constant while nothing changes. */
  frames: number;
  /** Of the last frame, excluding shadows, which are drawn only when pieces change. */
  calls: number;
  triangles: number;
}

/** Milliseconds without a change before a still picture is made. */
const REST = 150;
const PASSES = 20;
/** A slow machine draws its still picture in strips, so that no strip takes longer than a frame. */
const STRIPS = 4;
/** The pixel budget of a moving frame on a slow machine: 45 % of a large screen's resolution, all of a small view's. */
const LIGHT_PIXELS = 1440 * 900 * 0.45 ** 2;
const LIGHT_SCALE = 0.45;
const MOST_PIXELS = 2;
/** The longest acceptable frame in milliseconds, before falling back to the next lower quality. */
export const LIMITS = { full: 60, light: 400 };

export interface StageOptions {
  /** Chosen by the user or stored; otherwise measured. */
  quality?: Quality;
  /** True if cameras may fly and pieces may fall. */
  moves?: () => boolean;
  onLost?: () => void;
  onBack?: () => void;
}

export class Stage {
  readonly assets: Assets;
  readonly quality: Quality;
  readonly figures: Figures = { frames: 0, calls: 0, triangles: 0 };
  readonly renderer: WebGLRenderer;
  readonly postprocess: Postprocess;
  readonly #views = new Set<View3d>();
  readonly #options: StageOptions;
  readonly #disposed = new AbortController();
  #frame = 0;
  #stillFrame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #still: View3d[] = [];
  #isLost = false;

  constructor(renderer: WebGLRenderer, quality: Quality, options: StageOptions) {
    this.renderer = renderer;
    this.quality = quality;
    this.#options = options;
    this.assets = new Assets(quality);
    this.postprocess = new Postprocess(renderer);
    renderer.domElement.addEventListener("webglcontextlost", (event) => this.#onLost(event), {
      signal: this.#disposed.signal,
    });
    renderer.domElement.addEventListener("webglcontextrestored", () => this.#onRestored(), {
      signal: this.#disposed.signal,
    });
  }

  get moves(): boolean {
    return this.#options.moves?.() ?? true;
  }

  view(subject: Subject, canvas: HTMLCanvasElement, lens: Lens): View3d {
    const view = new View3d(this, subject, canvas, lens, () => this.#views.delete(view));
    this.#views.add(view);
    return view;
  }

  /** A still picture as a PNG, of a subject that no view shows. */
  async picture(subject: Subject, lens: Lens, width: number, height: number, from: Preset): Promise<Blob> {
    const canvas = hiddenCanvas(width, height);
    const view = this.view(subject, canvas, lens);
    view.camera.go(from, false);
    view.live(performance.now());
    while (!view.still());
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    view.dispose();
    canvas.remove();
    // Their accumulated passes were overwritten.
    for (const other of this.#views) other.refresh();
    if (!blob) throw new Error("the canvas gave no picture");
    return blob;
  }

  /** Schedule one redraw. */
  requestDraw(): void {
    this.#stopStill();
    if (!this.#frame && !this.#isLost) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  /** Grow the renderer's canvas to fit a frame of this size. */
  ensureSize(width: number, height: number): void {
    const { width: wide, height: high } = this.renderer.domElement;
    if (width > wide || height > high) this.renderer.setSize(Math.max(width, wide), Math.max(height, high), false);
  }

  /** Draw a scene and update the statistics. */
  drawPass(subject: Subject, view: View3d, target: WebGLRenderTarget): void {
    const { renderer, figures } = this;
    renderer.shadowMap.autoUpdate = false;
    renderer.shadowMap.needsUpdate = subject.hasNewShadows;
    renderer.setRenderTarget(target);
    renderer.render(subject.scene, view.camera.eye);
    subject.hasNewShadows = false;
    figures.frames += 1;
    [figures.calls, figures.triangles] = [renderer.info.render.calls, renderer.info.render.triangles];
  }

  /** Release all resources. Subjects are disposed of by their owners. */
  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#stopStill();
    this.#disposed.abort();
    for (const view of this.#views) view.dispose();
    this.assets.dispose();
    this.postprocess.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  #draw(now: number): void {
    this.#frame = 0;
    if (this.#isLost) return;
    const dirty = [...this.#views].filter((view) => view.isDirty);
    const isMoving = dirty.map((view) => view.live(now)).includes(true);
    if (isMoving) this.requestDraw();
    else this.#rest = setTimeout(() => this.#stillSoon(), REST);
  }

  #stopStill(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#stillFrame);
    this.#still = [];
  }

  #stillSoon(): void {
    this.#still = [...this.#views].filter((view) => !view.isStill);
    this.#nextStill();
  }

  #nextStill(): void {
    if (!this.#still.length || this.#isLost) return;
    this.#stillFrame = requestAnimationFrame(() => {
      const [view] = this.#still;
      if (view?.still()) this.#still.shift();
      this.#nextStill();
    });
  }

  #onLost(event: Event): void {
    event.preventDefault();
    this.#isLost = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#stopStill();
    this.#options.onLost?.();
  }

  #onRestored(): void {
    this.#isLost = false;
    for (const view of this.#views) view.restore();
    this.#options.onBack?.();
  }
}

export class View3d {
  readonly camera: Camera;
  readonly canvas: HTMLCanvasElement;
  isDirty = true;
  isStill = false;
  readonly #stage: Stage;
  readonly #subject: Subject;
  readonly #target: WebGLRenderTarget;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #watch: ResizeObserver;
  readonly #disposed: () => void;
  #controls: PointerControls | null = null;
  #insets = NO_INSETS;
  #pass = 0;
  #sheet: HTMLCanvasElement | null = null;
  #random = seeded("still");
  #onDrawn: () => void = () => {};

  constructor(stage: Stage, subject: Subject, canvas: HTMLCanvasElement, lens: Lens, gone: () => void) {
    this.#stage = stage;
    this.#subject = subject;
    this.canvas = canvas;
    this.#disposed = gone;
    this.#pen = canvas.getContext("2d");
    this.#target = new WebGLRenderTarget(2, 2, { type: HalfFloatType, samples: stage.quality === "full" ? 4 : 0 });
    this.camera = new Camera(lens, subject.bounds());
    subject.onChange(() => this.refresh());
    this.#watch = new ResizeObserver(() => this.refresh());
    this.#watch.observe(canvas);
    this.#fit();
    this.camera.go("front", false);
  }

  /** Handle pointer input on the canvas. */
  attachControls(pointing: PointerHandlers): void {
    this.#controls?.dispose();
    this.#controls = new PointerControls(this.canvas, this.camera, () => this.refresh(), {
      reset: () => this.go("front"),
      ...pointing,
    });
  }

  /** Called after every frame, to position HTML overlays. */
  onDrawn(callback: () => void): void {
    this.#onDrawn = callback;
  }

  /** Set the space that is covered at the edges. */
  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.refresh();
  }

  go(preset: Preset): void {
    this.camera.setBounds(this.#subject.bounds());
    this.camera.go(preset, this.#stage.moves);
    this.refresh();
  }

  /** Start or stop drifting slowly around the subject. */
  drift(isDrifting: boolean): void {
    this.camera.drift(isDrifting);
    this.refresh();
  }

  turn(degrees: number): void {
    this.camera.orbit((degrees * Math.PI) / 180, 0);
    this.refresh();
  }

  zoom(factor: number): void {
    this.camera.zoom(factor);
    this.refresh();
  }

  /** A scene position in pixels of the canvas. */
  project(place: Vector3): [number, number] {
    return this.camera.project(place);
  }

  /** The ray from the eye through a pixel of the canvas. */
  ray(x: number, y: number): Ray {
    const { clientWidth, clientHeight } = this.canvas;
    const caster = new Raycaster();
    this.camera.aim();
    caster.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), this.camera.eye);
    return caster.ray;
  }

  /** Redraw after the context was restored; its shadow maps were lost. */
  restore(): void {
    this.#subject.hasNewShadows = true;
    this.refresh();
  }

  refresh(): void {
    this.isDirty = true;
    this.isStill = false;
    this.#pass = 0;
    this.#stage.requestDraw();
  }

  /** Draw one frame. Returns true while something is moving. */
  live(now: number): boolean {
    this.isDirty = false;
    if (!this.#fit()) return false;
    const isMoving = [this.#subject.step(now), this.camera.step(now)].includes(true);
    const [width, height] = this.#size(this.#liveScale);
    if (this.#pass) this.#subject.hasNewShadows = true;
    this.#subject.light.live();
    this.#subject.seenFrom?.(this.camera.eye.position);
    this.camera.aim();
    this.#render(width, height);
    this.#stage.postprocess.show(width, height, this.#target.texture);
    this.#copy(width, height);
    this.isDirty = isMoving;
    this.isStill = false;
    this.#pass = 0;
    this.#onDrawn();
    return isMoving;
  }

  /** Do one step towards the still picture. Returns true when done. */
  still(): boolean {
    if (!this.#fit()) return true;
    const isDone = this.#stage.quality === "full" ? this.#softPass() : this.#liveScale === 1 || this.#sharpStrip();
    this.isStill = isDone;
    if (isDone) this.#pass = 0;
    return isDone;
  }

  dispose(): void {
    this.#watch.disconnect();
    this.#controls?.dispose();
    this.#subject.onChange(() => {});
    this.#target.dispose();
    this.#disposed();
  }

  /** Many sun and sky positions and subpixel shifts give soft shadows, ambient occlusion and smooth edges. */
  #softPass(): boolean {
    const { postprocess } = this.#stage;
    const [width, height] = this.#size(this.#liveScale);
    if (this.#pass === 0) {
      postprocess.begin(width, height);
      this.#random = seeded("still");
    }
    this.#subject.light.still(this.#pass, PASSES, this.#random);
    this.#subject.hasNewShadows = true;
    this.camera.aim((this.#random() - 0.5) / this.#liveScale, (this.#random() - 0.5) / this.#liveScale);
    this.#render(width, height);
    postprocess.add(this.#target.texture, PASSES);
    this.#pass += 1;
    if (this.#pass < PASSES) return false;
    postprocess.show(width, height);
    this.#copy(width, height);
    this.#subject.light.live();
    this.#subject.hasNewShadows = true;
    this.camera.aim();
    return true;
  }

  /** A slow machine's still picture: full resolution, one strip at a time. */
  #sharpStrip(): boolean {
    const [width, height] = this.#size(1);
    const high = Math.ceil(height / STRIPS);
    this.#sheet ??= document.createElement("canvas");
    if (this.#pass === 0) [this.#sheet.width, this.#sheet.height] = [width, height];
    this.camera.aim(0, this.#pass * high, [width, high]);
    this.#render(width, high);
    this.#stage.postprocess.show(width, high, this.#target.texture);
    this.#sheet
      .getContext("2d")
      ?.drawImage(
        this.#stage.renderer.domElement,
        0,
        this.#stage.renderer.domElement.height - high,
        width,
        high,
        0,
        this.#pass * high,
        width,
        high,
      );
    this.#pass += 1;
    if (this.#pass < STRIPS) return false;
    [this.canvas.width, this.canvas.height] = [width, height];
    this.#pen?.drawImage(this.#sheet, 0, 0);
    this.camera.aim();
    return true;
  }

  #render(width: number, height: number): void {
    this.#stage.ensureSize(width, height);
    this.#target.setSize(width, height);
    this.#stage.drawPass(this.#subject, this, this.#target);
  }

  #copy(width: number, height: number): void {
    if (this.canvas.width !== width || this.canvas.height !== height)
      [this.canvas.width, this.canvas.height] = [width, height];
    const source = this.#stage.renderer.domElement;
    this.#pen?.drawImage(source, 0, source.height - height, width, height, 0, 0, width, height);
  }

  get #liveScale(): number {
    if (this.#stage.quality === "full") return Math.min(devicePixelRatio || 1, MOST_PIXELS);
    const { clientWidth, clientHeight } = this.canvas;
    return Math.min(1, Math.max(LIGHT_SCALE, Math.sqrt(LIGHT_PIXELS / (clientWidth * clientHeight))));
  }

  #size(scale: number): [number, number] {
    return [
      Math.max(2, Math.round(this.canvas.clientWidth * scale)),
      Math.max(2, Math.round(this.canvas.clientHeight * scale)),
    ];
  }

  /** Fit the camera to the canvas. Returns false if the canvas has no size. */
  #fit(): boolean {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return false;
    this.camera.resize(clientWidth, clientHeight, this.#insets);
    return true;
  }
}

/** True if WebGL runs on the processor; such renderers say so in their name. */
function isSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext();
  const known = gl.getExtension("WEBGL_debug_renderer_info");
  return (
    known !== null &&
    /swiftshader|llvmpipe|software|basic render/i.test(String(gl.getParameter(known.UNMASKED_RENDERER_WEBGL)))
  );
}

/** Soft shadow edges cost a slow machine a third of its frame time. */
function makeRenderer(quality: Quality): WebGLRenderer | null {
  try {
    const renderer = new WebGLRenderer({
      antialias: false,
      alpha: false,
      depth: false,
      stencil: false,
      powerPreference: "high-performance",
    });
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = quality === "full" ? PCFShadowMap : BasicShadowMap;
    renderer.autoClear = false;
    renderer.setPixelRatio(1);
    return renderer;
  } catch {
    return null;
  }
}

/** A canvas of a given size, off screen. */
function hiddenCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = `position:fixed;left:-9999px;top:0;width:${width}px;height:${height}px`;
  document.body.append(canvas);
  return canvas;
}

/** Milliseconds per frame of a subject, after shaders are compiled. */
export function frameTime(
  stage: Stage,
  makeSubject: (assets: Assets) => Subject & { dispose(): void },
  width: number,
  height: number,
  times = 2,
): number {
  const canvas = hiddenCanvas(width, height);
  const subject = makeSubject(stage.assets);
  const view = stage.view(subject, canvas, { angle: 26, pitch: 37 });
  const pixel = new Uint8Array(4);
  const gl = stage.renderer.getContext();
  const draw = (): number => {
    const start = performance.now();
    view.live(start);
    // Reading back a pixel waits until drawing is done.
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return performance.now() - start;
  };
  draw();
  const time = Math.min(...Array.from({ length: times }, draw));
  view.dispose();
  subject.dispose();
  canvas.remove();
  return time;
}

export interface Opened {
  stage: Stage | null;
  quality: Quality;
  /** Milliseconds per frame, by the qualities that were tried. */
  measured: Partial<Record<Quality, number>>;
}

/** Open the stage with the best quality that this machine draws fast enough; `stage` is null without WebGL. */
export async function openStage(
  makeSubject: (assets: Assets) => Subject & { dispose(): void },
  size: { width: number; height: number },
  options: StageOptions = {},
): Promise<Opened> {
  // The board's letters are drawn once, so the font must be loaded first.
  await document.fonts.load('600 20px "Fraunces Variable"').catch(() => []);
  const measured: Opened["measured"] = {};
  const tried: Quality[] = options.quality ? [options.quality] : ["full", "light"];
  for (const quality of tried) {
    const renderer = quality === "none" ? null : makeRenderer(quality);
    if (!renderer) break;
    const skips = !options.quality && quality === "full" && isSoftware(renderer);
    const stage = new Stage(renderer, quality, options);
    if (options.quality) return { stage, quality, measured };
    const time = skips ? Infinity : frameTime(stage, makeSubject, size.width, size.height);
    if (!skips) measured[quality] = time;
    if (time <= LIMITS[quality === "full" ? "full" : "light"]) return { stage, quality, measured };
    stage.dispose();
  }
  return { stage: null, quality: "none", measured };
}
