/** What is on the screen at this moment: the scene, whose garden is looked at and how. Playback changes it, components draw it. */

import { flushSync } from "svelte";
import type { Scene, Score } from "./scene";

export interface Banner {
  seat: number | null;
  text: string;
}

export class Screen {
  scene: Scene = $state.raw() as Scene;
  banner: Banner | null = $state.raw(null);
  /** Somebody else's garden that is looked at. */
  visited: number | null = $state(null);
  /** A stack that is pointed at, by mouse, by focus or by what is played back. */
  pointedStack: string | null = $state(null);
  /** Where somebody else's move has just built: "site c4:2" of a seat. */
  trace: { seat: number; site: string | null; lit: string[] } | null = $state.raw(null);
  /** Whether what is new in the scene falls into its place. */
  falls = false;
  /** What the gardens were worth when this turn began. */
  turnStartScores: Score[] = $state.raw([]);
  /** What happened, for screen readers. */
  announcement = $state("");
  /** What is shown in the garden: all levels, or those up to one. */
  upTo: number | null = $state(null);
  isXray = $state(false);

  constructor(scene: Scene) {
    this.scene = scene;
    this.turnStartScores = scene.gardens.map(({ score }) => score);
  }

  /** Draw a scene at once. */
  draw(scene: Scene, falls = false): void {
    this.falls = falls;
    if (scene.active !== this.scene.active || scene.round !== this.scene.round)
      this.turnStartScores = scene.gardens.map(({ score }) => score);
    flushSync(() => (this.scene = scene));
  }

  /** Nothing is going on any more. */
  reset(): void {
    this.banner = null;
    this.pointedStack = null;
  }
}
