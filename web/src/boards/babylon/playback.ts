/** Animates moves event by event. Skipping jumps to the final state. */

import { motionAllowed } from "../../preferences.svelte";
import type { Shown, View } from "../../table/ctrl.svelte";
import { fullSentence, moveText, type Sentence } from "../../table/moveText";
import { wait, type MovePlayer, type GameEvent } from "../../table/playback";
import { playYourTurn } from "../../table/audio";
import type { MoveShown } from "../../wire";
import type { PieceKind } from "./garden";
import { spaceOf } from "./places";
import { apply, sceneOf } from "./scene";
import type { Screen } from "./screen.svelte";
import * as sound from "./sound";
import { describeEvent } from "./texts";

// Times in milliseconds.
const GLANCE = 420;
const READ = 900;
const DROP = 340;

/** Consequences of other events, which take no time of their own. */
const AT_ONCE = ["clay-laid", "supports", "hidden", "symbol-hidden", "possible", "score-changed", "ended"];

export class Playback implements MovePlayer {
  private signal: AbortSignal = new AbortController().signal;

  constructor(
    private readonly screen: Screen,
    private readonly shown: Shown,
  ) {}

  show(view: View): void {
    const next = sceneOf(view);
    const active = this.screen.scene.active;
    this.screen.reset();
    this.screen.draw(next, motionAllowed());
    if (next.active !== active) this.screen.trace = null;
  }

  async play(move: MoveShown, signal: AbortSignal): Promise<void> {
    this.signal = signal;
    const events = move.events as GameEvent[];
    this.announce(events);
    const isOthers = move.seat >= 0 && !this.shown.own.includes(move.seat);
    if (isOthers && this.shown.own.length) this.screen.trace = null;
    for (const event of events) await this.showEvent(event, move.move, isOthers);
    this.screen.reset();
  }

  private describe(event: GameEvent): Sentence {
    return describeEvent(event, (seat) => this.shown.nameOf(seat));
  }

  private announce(events: GameEvent[]): void {
    const said = moveText(events, (event) => this.describe(event));
    if (said) this.screen.announcement = said;
  }

  private async showEvent(event: GameEvent, move: string, isOthers: boolean): Promise<void> {
    const next = apply(this.screen.scene, event, move);
    if (this.signal.aborted || AT_ONCE.includes(event.event)) {
      if (event.event === "score-changed") this.playSetSound(event);
      if (next !== this.screen.scene) this.screen.draw(next);
      return;
    }
    await this.before(event, isOthers);
    this.screen.draw(next, motionAllowed() && !this.signal.aborted);
    await this.afterwards(event, isOthers);
  }

  /** Point out what is about to happen. */
  private async before(event: GameEvent, isOthers: boolean): Promise<void> {
    if (isOthers && event.event !== "turn")
      this.screen.banner = { seat: event["seat"] as number, text: fullSentence(this.describe(event)) };
    if (event.event === "dug" || event.event === "removed") {
      this.screen.pointedStack = event["stack"] as string;
      await this.wait(isOthers ? READ : GLANCE);
      this.screen.pointedStack = null;
    }
    if (event.event === "token-turned") this.screen.banner = { seat: null, text: fullSentence(this.describe(event)) };
  }

  private async afterwards(event: GameEvent, isOthers: boolean): Promise<void> {
    const seat = event["seat"] as number;
    switch (event.event) {
      case "dug":
        sound.dig(event["pillars"] as number);
        return this.wait(isOthers ? READ : GLANCE);
      case "uncovered":
        sound.tick(0);
        return this.wait(GLANCE * 0.5, false);
      case "built":
        sound.build(spaceOf(event["place"] as string).level);
        if (isOthers) this.screen.trace = { seat, site: event["place"] as string, lit: [] };
        return this.wait(isOthers ? READ : DROP);
      case "belvedere-put":
      case "decorated":
        sound.piece((event["piece"] ?? "belvedere") as PieceKind);
        return this.wait(isOthers ? READ * 0.7 : DROP);
      case "token-turned":
        sound.coin();
        return this.wait(READ);
      case "turn":
        if (this.shown.own.includes(seat) && isOthers) playYourTurn();
        return this.wait(isOthers ? GLANCE * 0.5 : 0, false);
      case "turn-ended":
        return this.wait(isOthers ? READ * 0.7 : 0);
      case "removed":
        sound.dig(0);
        return this.wait(GLANCE * 0.6);
      default:
        return;
    }
  }

  /** Play a sound for a completed set. */
  private playSetSound(event: GameEvent): void {
    const by = event["by"] as [string, number][];
    if (
      !this.signal.aborted &&
      by.some(([category, change]) => change > 0 && (category === "diversity" || category === "flowers"))
    )
      sound.completed();
  }

  private wait(time: number, isReading = true): Promise<void> {
    return wait(time, this.signal, isReading);
  }
}
