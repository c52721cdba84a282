/** Things that were just built fall into their places: a third of a second, with a small bounce and a squash. */

import type { Crowd } from "./crowd";
import type { Kind } from "./kit";

const TIME = 320;
const HEIGHT = 0.6;
const SQUASH = 0.04;

/** From 0 to 1 and a little beyond on the way. */
function bounce(share: number): number {
  const back = 1.56;
  return 1 + (back + 1) * (share - 1) ** 3 + back * (share - 1) ** 2;
}

export class Fall {
  readonly #crowd: Crowd<Kind>;
  readonly #falling = new Map<string, { foot: number; from: number | null }>();

  constructor(crowd: Crowd<Kind>) {
    this.#crowd = crowd;
  }

  get isFalling(): boolean {
    return this.#falling.size > 0;
  }

  add(key: string, foot: number): void {
    this.#crowd.shift(key, HEIGHT);
    this.#falling.set(key, { foot, from: null });
  }

  /** Says whether something still falls. */
  step(now: number): boolean {
    for (const [key, fall] of this.#falling) {
      fall.from ??= now;
      const share = Math.min(1, (now - fall.from) / TIME);
      const place = bounce(share);
      // Below its place a thing is not lower but flatter.
      this.#crowd.shift(key, Math.max(0, HEIGHT * (1 - place)), place > 1 ? 1 - SQUASH * Math.min(1, (place - 1) * 10) : 1, fall.foot);
      if (share === 1) {
        this.#crowd.shift(key, 0);
        this.#falling.delete(key);
      }
    }
    return this.isFalling;
  }
}
