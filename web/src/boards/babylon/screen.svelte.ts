/** The state of the screen: the scene, the visited garden, the levels. Playback changes it, components draw it. */

import { flushSync } from "svelte";
import type { Scene, Score } from "./scene";

export interface Banner {
  seat: number | null;
  text: string;
}

export class Screen {
  scene: Scene = $state.raw() as Scene;
  banner: Banner | null = $state.raw(null);
  /** The opponent's garden being visited, by seat. */
  visited: number | null = $state(null);
  /** The stack being pointed at, by mouse, focus or playback. */
  pointedStack: string | null = $state(null);
  /** The tile an opponent has just built, for highlighting. */
  trace: { seat: number; site: string | null; lit: string[] } | null = $state.raw(null);
  /** True if new objects should drop into place. */
  falls = false;
  /** The scores at the start of this turn. */
  turnStartScores: Score[] = $state.raw([]);
  /** The latest events, for screen readers. */
  announcement = $state("");
  /** The highest visible level; null shows all. */
  upTo: number | null = $state(null);
  isXray = $state(false);

  constructor(scene: Scene) {
    this.scene = scene;
    this.turnStartScores = scene.gardens.map(({ score }) => score);
  }

  /** Draw a scene synchronously. */
  draw(scene: Scene, falls = false): void {
    this.falls = falls;
    if (scene.active !== this.scene.active || scene.round !== this.scene.round)
      this.turnStartScores = scene.gardens.map(({ score }) => score);
    flushSync(() => (this.scene = scene));
  }

  /** Clear the banner and the pointed-at stack. */
  reset(): void {
    this.banner = null;
    this.pointedStack = null;
  }
}
