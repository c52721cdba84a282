/** Pointer controls of a view: mouse, touch and wheel rotate, pan and zoom its camera, and report taps and hovering. */

import type { Camera } from "./camera";

export interface PointerHandlers {
  /** Called on a tap or click, in pixels of the view. */
  tap(x: number, y: number): void;
  /** Called with the pointer's position, or null when it leaves. */
  hover?(at: [number, number] | null): void;
  /** Called on a double tap. */
  reset?(): void;
}

const TURN = 0.008;
const WHEEL = 0.0012;
const STILL = 7;
const DOUBLE_TAP = 320;

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  hasMoved: boolean;
}

export class PointerControls {
  readonly #canvas: HTMLElement;
  readonly #camera: Camera;
  readonly #moved: () => void;
  readonly #pointing: PointerHandlers;
  readonly #fingers = new Map<number, Finger>();
  readonly #disposed = new AbortController();
  #lastTap = -Infinity;

  constructor(canvas: HTMLElement, camera: Camera, moved: () => void, pointing: PointerHandlers) {
    [this.#canvas, this.#camera, this.#moved, this.#pointing] = [canvas, camera, moved, pointing];
    const { signal } = this.#disposed;
    canvas.style.touchAction = "none";
    canvas.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    canvas.addEventListener("pointermove", (event) => this.#move(event), { signal });
    canvas.addEventListener("pointerup", (event) => this.#up(event), { signal });
    canvas.addEventListener("pointercancel", (event) => this.#fingers.delete(event.pointerId), { signal });
    canvas.addEventListener("pointerleave", () => this.#pointing.hover?.(null), { signal });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
  }

  dispose(): void {
    this.#disposed.abort();
  }

  #place(event: MouseEvent): [number, number] {
    const box = this.#canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  #down(event: PointerEvent): void {
    const [x, y] = this.#place(event);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { x, y, startX: x, startY: y, hasMoved: false });
  }

  #move(event: PointerEvent): void {
    const [x, y] = this.#place(event);
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") this.#pointing.hover?.([x, y]);
      return;
    }
    const other = [...this.#fingers.values()].find((one) => one !== finger);
    finger.hasMoved ||= Math.hypot(x - finger.startX, y - finger.startY) > STILL || other !== undefined;
    if (finger.hasMoved) {
      if (other) this.#pinch(finger, other, x, y);
      else this.#drag(event, x - finger.x, y - finger.y);
      this.#moved();
    }
    [finger.x, finger.y] = [x, y];
  }

  /** One finger pans; the mouse rotates, and pans with another button or Shift. */
  #drag(event: PointerEvent, x: number, y: number): void {
    const turns = event.pointerType === "mouse" && !event.shiftKey && (event.buttons & 1) === 1;
    if (turns) this.#camera.orbit(-x * TURN, y * TURN);
    else this.#camera.pan(x, y);
  }

  /** Two fingers rotate and zoom, and move with their centre. */
  #pinch(finger: Finger, other: Finger, x: number, y: number): void {
    const [before, after] = [Math.hypot(finger.x - other.x, finger.y - other.y), Math.hypot(x - other.x, y - other.y)];
    const turned = Math.atan2(y - other.y, x - other.x) - Math.atan2(finger.y - other.y, finger.x - other.x);
    const { clientWidth, clientHeight } = this.#canvas;
    if (before > 8)
      this.#camera.zoom(after / before, (x + other.x - clientWidth) / 2, (y + other.y - clientHeight) / 2);
    if (Math.abs(turned) < 1) this.#camera.orbit(turned, ((y - finger.y) / 2) * TURN);
  }

  #up(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!finger || finger.hasMoved || event.button !== 0) return;
    const isSecond = event.timeStamp - this.#lastTap < DOUBLE_TAP;
    this.#lastTap = isSecond ? -Infinity : event.timeStamp;
    if (isSecond && event.pointerType !== "mouse") this.#pointing.reset?.();
    else this.#pointing.tap(finger.x, finger.y);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const [x, y] = this.#place(event);
    this.#camera.zoom(
      Math.exp(-event.deltaY * WHEEL),
      x - this.#canvas.clientWidth / 2,
      y - this.#canvas.clientHeight / 2,
    );
    this.#moved();
  }
}
