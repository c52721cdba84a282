/**
 * Drops newly built objects into place: a third of a second, with a small bounce and squash, and a puff of dust under
 * tiles.
 */

import { Color } from "three";
import type { Instances } from "./instances";
import type { Kind } from "./assets";
import { part } from "./meshParts";
import type { SceneObject } from "./sceneObjects";

const TIME = 320;
const HEIGHT = 0.6;
const SQUASH = 0.04;
const DUST = new Color("#f1dfb8");
const PUFFS = 6;
/** Dust rises when an object lands and is gone shortly after it rests. */
const DUST_FROM = 0.5;
const DUST_TO = 1.6;

type Falling = Pick<SceneObject, "key" | "foot" | "dust">;

/** Easing from 0 to 1 that overshoots slightly. */
function bounce(share: number): number {
  const back = 1.56;
  return 1 + (back + 1) * (share - 1) ** 3 + back * (share - 1) ** 2;
}

export class DropAnimation {
  readonly #instances: Instances<Kind>;
  readonly #falling = new Map<string, { object: Falling; from: number | null }>();

  constructor(instances: Instances<Kind>) {
    this.#instances = instances;
  }

  get isFalling(): boolean {
    return this.#falling.size > 0;
  }

  add(object: Falling): void {
    this.#instances.shift(object.key, HEIGHT);
    this.#falling.set(object.key, { object, from: null });
  }

  /** Advance the animation. Returns true while something is falling. */
  step(now: number): boolean {
    for (const [key, fall] of this.#falling) {
      fall.from ??= now;
      const share = (now - fall.from) / TIME;
      this.#move(fall.object, Math.min(1, share));
      this.#puff(fall.object, (share - DUST_FROM) / (DUST_TO - DUST_FROM));
      if (share >= (fall.object.dust ? DUST_TO : 1)) this.#falling.delete(key);
    }
    return this.isFalling;
  }

  #move({ key, foot }: Falling, share: number): void {
    const place = bounce(share);
    // Below its place an object is flattened, not moved.
    this.#instances.shift(
      key,
      Math.max(0, HEIGHT * (1 - place)),
      share < 1 && place > 1 ? 1 - SQUASH * Math.min(1, (place - 1) * 10) : 1,
      foot,
    );
  }

  #puff({ key, foot, dust }: Falling, share: number): void {
    const name = `dust ${key}`;
    if (!dust) return;
    if (share <= 0 || share >= 1) return this.#instances.remove(name);
    const [out, size] = [1 + share * 0.45, 0.13 * Math.sin(share * Math.PI)];
    const puffs = Array.from({ length: PUFFS }, (_, index) => {
      const angle = ((index + 0.5) / PUFFS) * 2 * Math.PI;
      return part(
        "sprig",
        {
          x: dust[0] + Math.cos(angle) * out,
          y: foot + 0.05 + share * 0.15,
          z: dust[1] + Math.sin(angle) * out,
          turn: angle,
          size,
        },
        DUST,
      );
    });
    this.#instances.put(name, "", puffs);
  }
}
