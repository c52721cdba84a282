/** A finished game, moment by moment: what a board needs to show it, and the current moment. */

import { botName, isBot } from "../i18n.svelte";
import { motionAllowed } from "../preferences.svelte";
import type { Logged, Shown, View } from "../table/ctrl.svelte";
import type { MovePlayer, GameEvent } from "../table/playback";
import type { MomentShown, MoveShown, Replay, SeatShown } from "../wire";

/** The pause between two moves in automatic playback, in milliseconds. */
const PAUSE = 700;

export class ReplayCtrl implements Shown {
  at = $state(0);
  side = $state(0);
  isPlaying = $state(false);
  isPlayingBack = $state(false);
  readonly own: number[] = [];
  readonly mayChoose = false;
  readonly path: string[] = [];
  readonly next: string[] = [];
  readonly chosen = null;
  readonly objection = null;
  readonly isSuggested = false;
  readonly coming: string[] = [];
  /** The better alternative, while it is shown instead of the game. */
  private alternative: MomentShown | null = $state.raw(null);

  private stage: MovePlayer | null = null;
  private skipping: AbortController | null = null;
  /** The number of the current playback run; a newer run cancels older ones. */
  private run = 0;

  constructor(
    readonly replay: Replay,
    ply: number,
  ) {
    this.at = this.momentOf(ply);
  }

  get game(): string {
    return this.replay.game;
  }

  get options(): Record<string, string> {
    return this.replay.options;
  }

  get seats(): SeatShown[] {
    return this.replay.players.map((name) => ({
      name,
      here: true,
      player: isBot(name) ? { type: "bot", bot: name } : { type: "person" },
    }));
  }

  get moment(): MomentShown {
    return this.replay.moments[this.at]!;
  }

  get view(): View {
    return (this.alternative ?? this.moment).view as View;
  }

  get last(): MoveShown | null {
    const moment = this.alternative ?? this.moment;
    return moment.kind === "move" ? moveOf(moment) : null;
  }

  get end(): number {
    return this.replay.moments.length - 1;
  }

  /** The moves up to here. */
  get log(): Logged[] {
    return this.replay.moments
      .slice(0, this.at + 1)
      .flatMap((moment) => (moment.kind === "move" ? [moveOf(moment) as Logged] : []));
  }

  nameOf(seat: number): string {
    const shown = this.seats[seat];
    return shown?.player.type === "bot" ? botName(shown.player.bot) : (shown?.name ?? "");
  }

  labelOf(seat: number): string {
    return this.nameOf(seat);
  }

  attachBoard(stage: MovePlayer): () => void {
    this.stage = stage;
    stage.show(this.view);
    return () => (this.stage = null);
  }

  /** The index of the moment with this ply. */
  momentOf(ply: number): number {
    return Math.max(
      this.replay.moments.findLastIndex((moment) => moment.ply === ply),
      0,
    );
  }

  /** Show a moment without animation. */
  jump(at: number): void {
    this.stop();
    this.at = Math.min(Math.max(at, 0), this.end);
    this.stage?.show(this.view);
  }

  /** Play an alternative line from the position at a ply, and stay at its end. */
  async showAlternative(ply: number, moments: readonly MomentShown[]): Promise<void> {
    this.jump(this.momentOf(ply));
    const run = ++this.run;
    for (const moment of moments) {
      await this.animate(moment);
      if (this.run !== run) return;
      this.alternative = moment;
      this.stage?.show(this.view);
    }
  }

  get showsAlternative(): boolean {
    return this.alternative !== null;
  }

  /** Play the next moment. */
  async forward(): Promise<void> {
    this.stop();
    await this.step(++this.run);
  }

  /** Play automatically until the end or until stopped. */
  async play(): Promise<void> {
    this.stop();
    const run = ++this.run;
    this.isPlaying = true;
    while (this.isPlaying && this.run === run && this.at < this.end) {
      await this.step(run);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    if (this.run === run) this.isPlaying = false;
  }

  stop(): void {
    this.run += 1;
    if (this.alternative) {
      this.alternative = null;
      this.stage?.show(this.view);
    }
    this.isPlaying = false;
    this.skip();
  }

  skip(): void {
    this.skipping?.abort();
  }

  private async step(run: number): Promise<void> {
    const next = this.replay.moments[this.at + 1];
    if (!next) return;
    await this.animate(next);
    if (this.run !== run) return;
    this.at += 1;
    this.stage?.show(this.view);
  }

  private async animate(moment: MomentShown): Promise<void> {
    if (!this.stage || moment.kind !== "move" || !motionAllowed()) return;
    this.skipping = new AbortController();
    this.isPlayingBack = true;
    await this.stage.play(moveOf(moment), this.skipping.signal);
    this.isPlayingBack = false;
  }

  // A replay has nothing to decide.
  touch(): void {}
  follow(): void {}
  back(): void {}
  clear(): void {}
  confirm(): void {}
}

function moveOf(moment: MomentShown): MoveShown {
  return {
    ply: moment.ply,
    seat: moment.seat ?? -1,
    move: moment.move ?? "",
    events: moment.events as GameEvent[],
    seconds: moment.seconds ?? null,
  };
}
