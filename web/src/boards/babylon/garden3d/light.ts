/**
 * A scene's light: the sun from the upper left front, and the sky. Accumulating many sun positions makes shadows soft.
 */

import { DirectionalLight, HemisphereLight, Vector3, type Scene } from "three";
import type { Random } from "./random";

const SUN = new Vector3(-9, 15, 8).normalize();
const FAR = 24;
/** Without sky shadows the hemisphere light contributes fully. */
const HEMISPHERE = { live: 1.6, still: 0.78 };
const SUN_LIGHT = 2.8;
const SKY_LIGHT = 1.6;
/** The share of the light that is left at dusk. */
export const DUSK = 0.42;

export interface Reach {
  /** Half the width of the area that casts shadows. */
  reach: number;
  mapSize: number;
}

export class Light {
  readonly sun = new DirectionalLight("#ffe4bd", SUN_LIGHT);
  readonly sky = new DirectionalLight("#e3eaff", SKY_LIGHT);
  readonly #hemisphere = new HemisphereLight("#faf4ff", "#e8c9a0", HEMISPHERE.live);
  #isDusk = false;

  constructor(scene: Scene, { reach, mapSize }: Reach) {
    for (const light of [this.sun, this.sky]) {
      light.castShadow = true;
      light.shadow.mapSize.set(mapSize, mapSize);
      Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 2, far: 52 });
      light.shadow.normalBias = 0.03;
      light.shadow.bias = -0.0005;
      light.shadow.radius = 2;
      scene.add(light, light.target);
    }
    scene.add(this.#hemisphere);
    this.live();
  }

  /** Dim the light, so that highlighted objects stand out. */
  dusk(isDusk: boolean): void {
    this.#isDusk = isDusk;
    this.sun.intensity = SUN_LIGHT * this.#share;
    this.sky.intensity = SKY_LIGHT * this.#share;
    this.#hemisphere.intensity = HEMISPHERE.live * this.#share;
  }

  get #share(): number {
    return this.#isDusk ? DUSK : 1;
  }

  /** While something moves: a single sun. */
  live(): void {
    this.sun.position.copy(SUN).multiplyScalar(FAR);
    this.sky.visible = false;
    this.#hemisphere.intensity = HEMISPHERE.live * this.#share;
  }

  /** One of many passes over a still picture: jitters the sun, and takes sky light from another direction each time. */
  still(pass: number, passes: number, random: Random): void {
    const astray = new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).multiplyScalar(0.13);
    this.sun.position.copy(SUN).add(astray).normalize().multiplyScalar(FAR);
    const angle = pass * 2.39996;
    const out = Math.sqrt((pass + random()) / passes) * 0.96;
    this.sky.visible = true;
    this.sky.position.set(Math.cos(angle) * out, Math.sqrt(1 - out * out), Math.sin(angle) * out).multiplyScalar(FAR);
    this.#hemisphere.intensity = HEMISPHERE.still * this.#share;
  }

  dispose(): void {
    this.sun.dispose();
    this.sky.dispose();
    this.#hemisphere.dispose();
  }
}
