/** The state of the 3D view: opening, open, too slow, failed, or its context lost and restored. */

import { untrack } from "svelte";
import { motionAllowed, setPreferences, preferences } from "../../preferences.svelte";
import type { GardenShown } from "./garden";
import type { Stage } from "./garden3d/stage";
import { saveQuality, readQuality } from "./quality";

/** How long the note about missing 3D is shown, in milliseconds. */
const NOTE_TIME = 9_000;

export class View3dState {
  three: typeof import("./threeChunk") | null = $state.raw(null);
  stage: Stage | null = $state.raw(null);
  private status: "none" | "opening" | "open" | "slow" | "failed" = $state("none");
  private isLost = $state(false);
  private hasNote = $state(false);
  private isDisposed = false;
  readonly isOn = $derived(preferences.garden === "3d" && this.stage !== null && !this.isLost);
  readonly isAvailable = $derived(this.status !== "failed");
  /** The id of the message to show, or null. */
  readonly note = $derived.by(() => {
    if (!this.hasNote) return this.status === "opening" ? "babylon-3d-comes" : null;
    if (this.isLost) return "babylon-lost-3d";
    return this.status === "slow" ? "babylon-slow-3d" : "babylon-no-3d";
  });

  constructor(private readonly garden: () => GardenShown) {
    $effect(() => {
      if (preferences.garden === "3d" && this.status === "none") void untrack(() => this.open());
    });
    $effect(() => {
      if (!this.hasNote) return;
      const timer = setTimeout(() => (this.hasNote = false), NOTE_TIME);
      return () => clearTimeout(timer);
    });
  }

  /**
   * Open the stage with the best quality this machine draws fast enough, measured once per session; with the light one
   * if forced.
   */
  private async open(isForced = false): Promise<void> {
    const quality = isForced ? "light" : readQuality();
    if (quality === "slow") {
      // The player was already told at another table.
      this.status = "slow";
      return;
    }
    this.status = "opening";
    try {
      const three = await import("./threeChunk");
      const {
        stage,
        measured,
        quality: drawn,
      } = await three.openStage(
        (assets) => new three.Garden3d(assets, this.garden()),
        { width: innerWidth, height: innerHeight },
        {
          moves: motionAllowed,
          onLost: () => this.onLost(),
          onBack: () => this.onRestored(),
          ...(quality ? { quality } : {}),
        },
      );
      if (this.isDisposed) stage?.dispose();
      else
        [this.three, this.stage, this.status] = [
          three,
          stage,
          stage ? "open" : measured.light === undefined ? "failed" : "slow",
        ];
      if (stage) saveQuality(drawn);
      else if (this.status === "slow") saveQuality("slow");
    } catch {
      this.status = "failed";
    }
    this.hasNote = this.status === "failed" || this.status === "slow";
  }

  /** Switch to 3D or to the top view. */
  setMode(is3d: boolean): void {
    setPreferences({ garden: is3d ? "3d" : "top" });
    if (!is3d) return;
    if (this.isLost) {
      this.stage?.dispose();
      [this.stage, this.isLost] = [null, false];
      void this.open(true);
    } else if (this.status === "slow") void this.open(true);
  }

  /** The WebGL context was lost: show the top view until it is restored. */
  private onLost(): void {
    [this.isLost, this.hasNote] = [true, true];
  }

  private onRestored(): void {
    [this.isLost, this.hasNote] = [false, false];
  }

  dispose(): void {
    this.isDisposed = true;
    this.stage?.dispose();
  }
}
