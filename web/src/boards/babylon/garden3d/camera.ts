/**
 * A view's camera: looks at a centre from an angle, height and distance. Presets frame the whole subject and are
 * reached by an animated flight.
 */

import { MathUtils, PerspectiveCamera, Vector3, type Box3 } from "three";

export const PRESETS = ["front", "left", "back", "right", "top"] as const;
export type Preset = (typeof PRESETS)[number];

/** Space covered at a view's edges, in pixels: the subject is framed in the rest. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

interface CameraPose {
  turn: number;
  pitch: number;
  distance: number;
  middle: Vector3;
  /** The offset of the centre in the picture, in pixels. */
  shiftX: number;
  shiftY: number;
}

const FLIGHT = 420;
/** One revolution per minute, in radians per millisecond; a late frame is capped at LONGEST_STEP. */
const DRIFT = (2 * Math.PI) / 60_000;
const LONGEST_STEP = 500;
const DEGREES = Math.PI / 180;
const TURNS: Record<Preset, number> = { front: 19, right: 109, back: 199, left: -71, top: 0 };
const LOWEST = 8 * DEGREES;
const HIGHEST = 89.5 * DEGREES;
const NEAREST = 0.3;
const FARTHEST = 1.8;

export interface Lens {
  /** The angle of view, in degrees. */
  angle: number;
  /** The camera's elevation in all presets except top, in degrees. */
  pitch: number;
  /** Added to the angle of all presets except top, in degrees. */
  turn?: number;
  /** The share of the free space that the subject fills. */
  fill?: number;
}

export class Camera {
  readonly eye: PerspectiveCamera;
  readonly #lens: Required<Lens>;
  #width = 1;
  #height = 1;
  #insets = NO_INSETS;
  #bounds: Box3;
  #preset: Preset = "front";
  #pose: CameraPose;
  #fitted = 1;
  #drift: { last: number | null } | null = null;
  #flight: { from: CameraPose; to: CameraPose; start: number | null } | null = null;

  constructor(lens: Lens, bounds: Box3) {
    this.#lens = { turn: 0, fill: 1, ...lens };
    this.eye = new PerspectiveCamera(lens.angle, 1, 1, 140);
    this.#bounds = bounds;
    this.#pose = this.#framed();
  }

  /** Set the view's size and insets. Keeps the preset's framing unless the user has moved the camera. */
  resize(width: number, height: number, insets: Insets): void {
    const isSame =
      width === this.#width && height === this.#height && JSON.stringify(insets) === JSON.stringify(this.#insets);
    if (isSame) return;
    [this.#width, this.#height, this.#insets] = [width, height, insets];
    const before = this.#fitted;
    const framed = this.#framed();
    this.#flight = null;
    this.#pose = {
      ...this.#pose,
      shiftX: framed.shiftX,
      shiftY: framed.shiftY,
      distance: (this.#pose.distance * framed.distance) / before,
      middle: this.#pose.middle,
    };
    this.#fitted = framed.distance;
    this.#place();
  }

  /** Set the subject's new bounds. */
  setBounds(bounds: Box3): void {
    this.#bounds = bounds;
  }

  /** Go to a preset, animated or immediately. */
  go(preset: Preset, isMoving: boolean): void {
    this.#preset = preset;
    const to = this.#framed();
    // Take the short way around.
    to.turn = this.#pose.turn + MathUtils.euclideanModulo(to.turn - this.#pose.turn + Math.PI, 2 * Math.PI) - Math.PI;
    this.#fitted = to.distance;
    if (isMoving) this.#flight = { from: this.#copy(), to, start: null };
    else this.#pose = to;
    this.#place();
  }

  orbit(turn: number, pitch: number): void {
    this.#flight = null;
    this.#pose.turn += turn;
    this.#pose.pitch = MathUtils.clamp(this.#pose.pitch + pitch, LOWEST, HIGHEST);
    this.#place();
  }

  /** Zoom by a factor towards a point in the picture, relative to its centre. */
  zoom(factor: number, atX = 0, atY = 0): void {
    this.#flight = null;
    const before = this.#pose.distance;
    this.#pose.distance = MathUtils.clamp(before / factor, this.#fitted * NEAREST, this.#fitted * FARTHEST);
    const gained = 1 - this.#pose.distance / before;
    this.pan(-(atX - this.#pose.shiftX) * gained, -(atY - this.#pose.shiftY) * gained, before);
  }

  /** Pan along the ground, in pixels of the picture. */
  pan(x: number, y: number, distance = this.#pose.distance): void {
    const unit = (2 * distance * Math.tan((this.#lens.angle * DEGREES) / 2)) / this.#height;
    const { turn, pitch, middle } = this.#pose;
    const away = (y * unit) / Math.max(0.35, Math.sin(pitch));
    middle.x = MathUtils.clamp(middle.x - Math.cos(turn) * x * unit - Math.sin(turn) * away, -6, 6);
    middle.z = MathUtils.clamp(middle.z + Math.sin(turn) * x * unit - Math.cos(turn) * away, -6, 6);
    this.#place();
  }

  /** Start or stop drifting slowly around the centre. */
  drift(isDrifting: boolean): void {
    this.#drift = isDrifting ? { last: null } : null;
  }

  /** Advance the flight or drift. Returns true while still moving. */
  step(now: number): boolean {
    const isFlying = this.#fly(now);
    if (!this.#drift) return isFlying;
    const passed = Math.min(now - (this.#drift.last ?? now), LONGEST_STEP);
    this.#drift.last = now;
    if (!isFlying) this.#pose.turn += passed * DRIFT;
    this.#place();
    return true;
  }

  #fly(now: number): boolean {
    const flight = this.#flight;
    if (!flight) return false;
    flight.start ??= now;
    const share = Math.min(1, (now - flight.start) / FLIGHT);
    const eased = 1 - (1 - share) ** 3;
    const mix = (name: "turn" | "pitch" | "distance" | "shiftX" | "shiftY"): number =>
      MathUtils.lerp(flight.from[name], flight.to[name], eased);
    const middle = flight.from.middle.clone().lerp(flight.to.middle, eased);
    this.#pose = {
      turn: mix("turn"),
      pitch: mix("pitch"),
      distance: mix("distance"),
      shiftX: mix("shiftX"),
      shiftY: mix("shiftY"),
      middle,
    };
    if (share === 1) this.#flight = null;
    this.#place();
    return this.#flight !== null;
  }

  /** Render only a part of the picture, in pixels; for antialiasing and for pictures in strips. */
  aim(x = 0, y = 0, [width, height]: [number, number] = [this.#width, this.#height]): void {
    const { shiftX, shiftY } = this.#pose;
    this.eye.setViewOffset(this.#width, this.#height, x - shiftX, y - shiftY, width, height);
  }

  /** Project a scene position to pixels of the picture. */
  project(place: Vector3): [number, number] {
    this.aim();
    const seen = place.clone().project(this.eye);
    return [(seen.x / 2 + 0.5) * this.#width, (0.5 - seen.y / 2) * this.#height];
  }

  #copy(): CameraPose {
    return { ...this.#pose, middle: this.#pose.middle.clone() };
  }

  #place(): void {
    const { turn, pitch, distance, middle } = this.#pose;
    this.eye.aspect = this.#width / this.#height;
    this.eye.position.copy(middle).addScaledVector(backwards(turn, pitch), distance);
    // From straight above, "up" is the far side.
    if (pitch > 1.4) this.eye.up.set(-Math.sin(turn), 0, -Math.cos(turn));
    else this.eye.up.set(0, 1, 0);
    this.eye.lookAt(middle);
    this.aim();
    this.eye.updateMatrixWorld();
  }

  /** The pose of the preset in which the subject just fills the free space. */
  #framed(): CameraPose {
    const isTop = this.#preset === "top";
    const turn = (TURNS[this.#preset] + (isTop ? 0 : this.#lens.turn)) * DEGREES;
    const pitch = isTop ? HIGHEST : this.#lens.pitch * DEGREES;
    const middle = this.#bounds.getCenter(new Vector3());
    const fill = isTop ? Math.min(1, this.#lens.fill) : this.#lens.fill;
    const { top, right, bottom, left } = this.#insets;
    const [free, freeHigh] = [Math.max(80, this.#width - left - right), Math.max(80, this.#height - top - bottom)];
    const slope = (2 * Math.tan((this.#lens.angle * DEGREES) / 2)) / this.#height;
    const seen = (distance: number): Spread => spread(this.#bounds, middle, turn, pitch, distance);
    let [near, far] = [3, 160];
    for (let step = 0; step < 24; step++) {
      const distance = (near + far) / 2;
      const { wide, high } = seen(distance);
      if (wide > free * fill * slope || high > freeHigh * fill * slope) near = distance;
      else far = distance;
    }
    const { x, y } = seen(far);
    return {
      turn,
      pitch,
      distance: far,
      middle,
      shiftX: (left - right) / 2 - x / slope,
      shiftY: (top - bottom) / 2 + y / slope,
    };
  }
}

/** The direction from the centre to the eye. */
function backwards(turn: number, pitch: number): Vector3 {
  return new Vector3(Math.sin(turn) * Math.cos(pitch), Math.sin(pitch), Math.cos(turn) * Math.cos(pitch));
}

interface Spread {
  wide: number;
  high: number;
  /** The centre of the visible extent. */
  x: number;
  y: number;
}

/** The extent of a box in the picture, at depth 1. */
function spread(bounds: Box3, middle: Vector3, turn: number, pitch: number, distance: number): Spread {
  const back = backwards(turn, pitch);
  const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
  const up = back.clone().cross(right);
  let [left, rightmost, low, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let corner = 0; corner < 8; corner++) {
    const place = new Vector3(
      corner & 1 ? bounds.max.x : bounds.min.x,
      corner & 2 ? bounds.max.y : bounds.min.y,
      corner & 4 ? bounds.max.z : bounds.min.z,
    ).sub(middle);
    const depth = Math.max(0.5, distance - place.dot(back));
    const [x, y] = [place.dot(right) / depth, place.dot(up) / depth];
    [left, rightmost, low, top] = [Math.min(left, x), Math.max(rightmost, x), Math.min(low, y), Math.max(top, y)];
  }
  return { wide: rightmost - left, high: top - low, x: (left + rightmost) / 2, y: (low + top) / 2 };
}
