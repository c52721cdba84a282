/** Animates moves event by event. Skipping jumps to the final state. */

import { t } from "../../i18n.svelte";
import { motionAllowed } from "../../preferences.svelte";
import type { Shown, View } from "../../table/ctrl.svelte";
import { fullSentence } from "../../table/moveText";
import { wait, type MovePlayer, type GameEvent } from "../../table/playback";
import { playYourTurn } from "../../table/audio";
import type { MoveShown } from "../../wire";
import { LOOKS, nameOf, type Colour } from "./creatures";
import type { Point } from "./layout";
import {
  apply,
  pieceAt,
  fromView,
  reconcile,
  type Drawn,
  type Group,
  type Piece,
  type Scene,
  type Step,
} from "./scene";
import type { Screen } from "./screen.svelte";
import * as sound from "./sound";
import { describeEvent } from "./texts";

// Times in milliseconds.
const FADE = 120;
const FALL_A_PLACE = 90;
const SQUASH = 140;
const STAGGER = 60;
const POP = 260;
const FLY = 480;
const READ = 1_100;
const GLANCE = 450;

const drawnOf = (view: View): Drawn => view as unknown as Drawn;
const translate = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Group events that are shown together: what falls, and the lines of one wave. */
export function batchEvents(events: readonly GameEvent[]): GameEvent[][] {
  const kinds: Record<string, string> = { fell: "fall", line: "wave", touching: "wave" };
  const batches: GameEvent[][] = [];
  for (const event of events) {
    const kind = kinds[event.event];
    const last = batches.at(-1);
    if (kind && last && kinds[last[0]?.event ?? ""] === kind) last.push(event);
    else batches.push([event]);
  }
  return batches;
}

/** The places that a move has changed. */
export function finalPlaces(events: readonly GameEvent[]): string[] {
  const places = events.flatMap((event) => [event["place"], event["target"], event["first"], event["second"]]);
  return [...new Set(places.filter((place): place is string => typeof place === "string"))];
}

/** The path of a thrown object: up, over and down, as points. */
export function arc(from: Point, to: Point, lift: number): Point[] {
  const steps = 8;
  const along = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - lift * 4 * share * (1 - share),
  });
  return Array.from({ length: steps + 1 }, (_, step) => along(step / steps));
}

export class Playback implements MovePlayer {
  private signal: AbortSignal = new AbortController().signal;
  private readonly running = new Set<Animation>();
  /** The number of waves popped in this move; a chain's sound rises with it. */
  private waves = 0;

  constructor(
    private readonly screen: Screen,
    private readonly shown: Shown,
  ) {
    if (shown.last) screen.trace = finalPlaces(shown.last.events as GameEvent[]);
  }

  show(view: View): void {
    const before = this.screen.scene;
    this.screen.reset();
    this.screen.draw(reconcile(before, drawnOf(view)));
    this.glide(before, this.screen.scene);
  }

  async play(move: MoveShown, signal: AbortSignal): Promise<void> {
    this.signal = signal;
    this.waves = 0;
    const finish = (): void => this.running.forEach((animation) => animation.finish());
    signal.addEventListener("abort", finish);
    this.announce(move.events as GameEvent[]);
    for (const batch of batchEvents(move.events as GameEvent[])) await this.showBatch(batch, this.isOthers(move));
    signal.removeEventListener("abort", finish);
    this.screen.reset();
    // Chance events in between leave the mark where it is.
    if (move.seat >= 0) this.screen.trace = this.isOthers(move) ? finalPlaces(move.events as GameEvent[]) : [];
  }

  private isOthers(move: MoveShown): boolean {
    return move.seat >= 0 && !this.shown.own.includes(move.seat);
  }

  private describe(event: GameEvent): string {
    return fullSentence(describeEvent(event, (seat) => this.shown.nameOf(seat), this.shown.side));
  }

  private announce(events: GameEvent[]): void {
    this.screen.announcement = events.map((event) => this.describe(event)).join(" ");
  }

  /** If skipped, apply the events without animation. */
  private async showBatch(batch: GameEvent[], isOthers: boolean): Promise<void> {
    if (this.signal.aborted) {
      this.screen.draw(batch.reduce((scene, event) => apply(scene, event).scene, this.screen.scene));
      return;
    }
    const [first] = batch as [GameEvent];
    if (isOthers) await this.pointOut(first, batch);
    switch (first.event) {
      case "fell":
        return this.fall(batch);
      case "line":
      case "touching":
        return this.lightUp(batch);
      case "scored":
      case "left":
        return this.capture(first);
      case "drew":
        return this.draw(first);
      case "placed":
        return this.placePiece(first);
      case "swapped":
      case "exchanged":
        return this.exchange(first);
      case "sent":
        return this.send(first);
      default:
        return this.showBanner(first, isOthers);
    }
  }

  // Before an opponent's move

  private async pointOut(first: GameEvent, batch: GameEvent[]): Promise<void> {
    const fromSky = batch
      .filter((event) => String(event["source"] ?? "").startsWith("sky"))
      .map((event) => event["source"] as string);
    const pair =
      first.event === "swapped" || first.event === "exchanged"
        ? [first["first"] as string, first["second"] as string]
        : fromSky;
    if (first.event === "sent") pair.push(first["source"] as string);
    if (!pair.length) return first.event === "placed" ? this.wait(GLANCE * 0.6) : undefined;
    this.screen.pointed = pair;
    await this.wait(GLANCE * 1.6);
    this.screen.pointed = [];
  }

  // Events

  private async fall(batch: GameEvent[]): Promise<void> {
    const falls = batch.map((event) => this.step(event));
    // From the sky the near one falls first; on a planet all fall together.
    const apart = String(batch[0]?.["source"]).startsWith("sky") ? 110 : 0;
    await Promise.all(
      falls.map(({ piece, from }, index) =>
        this.drop(piece, this.screen.at(from ?? ""), this.screen.at(piece.place), index * apart),
      ),
    );
    await this.wait(90, false);
  }

  private async drop(piece: Piece, from: Point, to: Point, delay: number): Promise<void> {
    const places = Math.abs(to.y - from.y) / this.screen.layout.u;
    const time = FALL_A_PLACE * Math.max(places, 1) ** 0.8;
    await this.animate(
      this.screen.piece(piece.id),
      [{ transform: translate(from) }, { transform: translate(to) }],
      { duration: time, delay, easing: "cubic-bezier(.5, .05, .9, .6)" },
      to,
    );
    if (this.signal.aborted) return;
    sound.plop(piece.colour);
    void this.squash(piece, to.y > from.y);
  }

  private squash(piece: Piece, downward: boolean): Promise<void> {
    const body = this.screen.piece(piece.id)?.firstElementChild as HTMLElement | null;
    const origin = downward ? "50% 95%" : "50% 5%";
    const frames = [
      { transform: "scale(1)", transformOrigin: origin },
      { transform: "scale(1.12, .88)", transformOrigin: origin, offset: 0.35 },
      { transform: "scale(.97, 1.03)", transformOrigin: origin, offset: 0.75 },
      { transform: "scale(1)", transformOrigin: origin },
    ];
    return motionAllowed() ? this.animate(body ?? undefined, frames, { duration: SQUASH * 1.6 }) : Promise.resolve();
  }

  private async lightUp(batch: GameEvent[]): Promise<void> {
    const groups: Group[] = [];
    for (const event of batch) {
      const places = event["places"] as string[];
      if (event.event === "line")
        groups.push({ seat: event["seat"] as number, colour: event["colour"] as Colour, places, touching: [] });
      else groups.at(-1)?.touching.push(...places);
    }
    const happy = groups
      .flatMap((group) => [...group.places, ...group.touching])
      .map((place) => pieceAt(this.screen.scene, place)?.id ?? 0);
    this.screen.moods = new Map(happy.map((id) => [id, "happy"]));
    this.screen.lit = groups;
    await this.wait(GLANCE, false);
  }

  private async capture(event: GameEvent): Promise<void> {
    const { scene, steps } = apply(this.screen.scene, event);
    const pop = steps[0] as Extract<Step, { kind: "pop" }>;
    this.screen.lit = [];
    pop.pieces.forEach((_, index) => sound.pop(this.waves, index));
    this.waves += 1;
    await Promise.all(pop.pieces.map((piece, index) => this.burst(piece, index * STAGGER, pop.seat)));
    this.screen.draw(scene);
    await this.wait(60, false);
  }

  private async burst(piece: Piece, delay: number, seat: number | null): Promise<void> {
    const body = this.screen.piece(piece.id)?.firstElementChild as HTMLElement | null;
    const shrunk = [
      { transform: "scale(1)" },
      { transform: "scale(1.18)", offset: 0.4, easing: "ease-in" },
      { transform: "scale(0)" },
    ];
    if (!motionAllowed())
      return this.animate(body ?? undefined, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, fill: "forwards" });
    const place = this.screen.at(piece.place);
    this.sparks(place, LOOKS[piece.colour].body, delay + POP * 0.4);
    if (seat !== null) this.flyHead(piece.colour, place, `score ${seat}`, delay + POP * 0.5);
    return this.animate(body ?? undefined, shrunk, { duration: POP, delay, fill: "forwards" });
  }

  private async draw(event: GameEvent): Promise<void> {
    const { scene } = apply(this.screen.scene, event);
    const bag = this.screen.anchor("bag");
    this.screen.draw(scene);
    const [hand, node] = [this.screen.anchor("hand"), this.screen.anchored("hand")];
    if (!hand || !bag || !node || !motionAllowed()) return this.wait(FADE, false);
    const way = { x: bag.x - hand.x, y: bag.y - hand.y };
    const path = arc(way, { x: 0, y: 0 }, 60).map((point, index, { length }) => ({
      transform: `${translate(point)} scale(${0.4 + (0.6 * index) / (length - 1)})`,
    }));
    await this.animate(node, path, { duration: FLY, easing: "cubic-bezier(.3, .6, .4, 1)" });
    await this.wait(GLANCE * 0.4, false);
  }

  private async placePiece(event: GameEvent): Promise<void> {
    const hand = this.screen.anchor("hand");
    const step = this.step(event);
    const to = this.screen.at(step.piece.place);
    sound.plop(step.piece.colour);
    const path = hand ? arc(hand, to, 30) : [{ x: to.x, y: to.y - 40 }, to];
    await this.animate(
      this.screen.piece(step.piece.id),
      path.map((point) => ({ transform: translate(point) })),
      { duration: FLY * 0.8, easing: "ease-in-out" },
      to,
    );
    void this.squash(step.piece, true);
  }

  private async exchange(event: GameEvent): Promise<void> {
    const before = this.screen.scene;
    const { scene, steps } = apply(before, event);
    this.screen.draw(scene);
    sound.whoosh();
    const moved = steps.filter((step) => step.kind === "move");
    this.screen.moods = new Map(moved.map(({ piece }) => [piece.id, "dizzy"]));
    await Promise.all(
      moved.map(({ piece, from }) => this.swing(piece, this.screen.at(from ?? ""), this.screen.at(piece.place))),
    );
    await this.wait(220, false);
    this.screen.moods = new Map();
  }

  /** Swing two pieces around each other: opposite paths bend to opposite sides. */
  private swing(piece: Piece, from: Point, to: Point): Promise<void> {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const middle = { x: (from.x + to.x) / 2 - dy * 0.32, y: (from.y + to.y) / 2 + dx * 0.32 };
    return this.animate(
      this.screen.piece(piece.id),
      [from, middle, to].map((point) => ({ transform: translate(point), easing: "ease-in-out" })),
      { duration: 340 },
      to,
    );
  }

  private async send(event: GameEvent): Promise<void> {
    const step = this.step(event);
    const [from, to] = [this.screen.at(step.from ?? ""), this.screen.at(step.piece.place)];
    const node = this.screen.piece(step.piece.id);
    const aside = (to.x < this.screen.layout.width / 2 ? -1 : 1) * this.screen.layout.u * 0.9;
    const middle = { x: (from.x + to.x) / 2 + aside, y: (from.y + to.y) / 2 };
    if (node) node.style.zIndex = "7";
    await this.animate(
      node,
      [from, middle, to].map((point, index) => ({
        transform: `${translate(point)} scale(${index === 1 ? 1.15 : 1})`,
        easing: "ease-in-out",
      })),
      { duration: 680 },
      to,
    );
    if (node) node.style.zIndex = "";
    sound.plop(step.piece.colour);
    void this.squash(step.piece, to.y > from.y);
  }

  private async showBanner(event: GameEvent, isOthers: boolean): Promise<void> {
    const colour = event["colour"] as Colour;
    this.screen.draw(apply(this.screen.scene, event).scene);
    switch (event.event) {
      case "chain":
        this.screen.banner = { title: t("bubblee-chain"), text: "", colour: null };
        await this.wait(GLANCE);
        break;
      case "power-used":
        sound.power(colour);
        this.screen.banner = {
          title: this.shown.labelOf(event["seat"] as number),
          text: t(`bubblee-power-${nameOf(colour)}`),
          colour,
        };
        await this.wait(isOthers ? READ * 1.4 : GLANCE);
        break;
      case "powers-declined":
      case "powers-lost":
        this.screen.banner = {
          title: this.describe(event),
          text: "",
          colour: null,
        };
        await this.wait(isOthers || event.event === "powers-lost" ? READ : FADE);
        this.screen.banner = null;
        break;
      case "power-due":
        sound.power(colour);
        await this.wait(GLANCE * 0.5, false);
        break;
      case "turn":
        this.screen.banner = null;
        if (isOthers && this.shown.own.includes(event["seat"] as number)) playYourTurn();
        await this.wait(isOthers ? GLANCE * 0.6 : 0, false);
    }
  }

  // Animations

  /** Draw the scene after an event that moves one piece. */
  private step(event: GameEvent): Extract<Step, { kind: "move" }> {
    const { scene, steps } = apply(this.screen.scene, event);
    this.screen.draw(scene);
    return steps[0] as Extract<Step, { kind: "move" }>;
  }

  private wait(time: number, isReading = true): Promise<void> {
    return wait(time, this.signal, isReading);
  }

  /** Animate an element; with reduced motion a piece fades in at its end position. */
  private async animate(
    node: HTMLElement | undefined,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    end?: Point,
  ): Promise<void> {
    if (!node || this.signal.aborted) return;
    const isStill = !motionAllowed() && end;
    const animation = isStill
      ? node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
      : node.animate(frames, { fill: "backwards", ...timing });
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /** After an undo or a long break: moved pieces glide, new ones fade in. */
  private glide(before: Scene, after: Scene): void {
    const was = new Map(before.pieces.map((piece) => [piece.id, piece.place]));
    for (const piece of after.pieces) {
      const [from, node] = [was.get(piece.id), this.screen.piece(piece.id)];
      if (from === piece.place || !node) continue;
      const to = translate(this.screen.at(piece.place));
      if (from && motionAllowed())
        node.animate([{ transform: translate(this.screen.at(from)) }, { transform: to }], {
          duration: 240,
          easing: "ease-out",
        });
      else node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
  }

  // Flying particles

  private float(html: string, className: string): HTMLElement | null {
    const node = document.createElement("span");
    node.className = className;
    node.innerHTML = html;
    this.screen.air?.append(node);
    return this.screen.air ? node : null;
  }

  private launch(node: HTMLElement | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (node) void this.animate(node, frames, { fill: "forwards", ...timing }).then(() => node.remove());
  }

  private sparks(place: Point, colour: string, delay: number): void {
    const { u } = this.screen.layout;
    const ring = this.float("", "ring");
    if (ring) ring.style.cssText = `width:${u}px;height:${u}px;margin:${-u / 2}px;border-color:${colour}`;
    this.launch(
      ring,
      [
        { transform: `${translate(place)} scale(.4)`, opacity: 0.9 },
        { transform: `${translate(place)} scale(1.35)`, opacity: 0 },
      ],
      { duration: 360, delay, easing: "ease-out" },
    );
    for (let dot = 0; dot < 5; dot++) {
      const turn = (dot / 5) * Math.PI * 2 - Math.PI / 2;
      const node = this.float("", "dot");
      if (node) node.style.background = colour;
      const end = { x: place.x + Math.cos(turn) * u * 0.75, y: place.y + Math.sin(turn) * u * 0.75 };
      this.launch(
        node,
        [
          { transform: `${translate(place)} scale(1)`, opacity: 1 },
          { transform: `${translate(end)} scale(.3)`, opacity: 0 },
        ],
        { duration: 420, delay, easing: "cubic-bezier(.1, .7, .3, 1)" },
      );
    }
  }

  private flyHead(colour: Colour, from: Point, anchor: string, delay: number): void {
    const to = this.screen.anchor(anchor);
    if (!to) return;
    const node = this.float(`<svg width="34" height="35"><use href="#bubblee-${colour}-happy"/></svg>`, "head");
    const way = arc(from, to, 70);
    const frames = way.map((point, index) => ({
      transform: `${translate(point)} scale(${1 - (0.45 * index) / way.length})`,
      opacity: index === 0 ? 0 : index === way.length - 1 ? 0.4 : 1,
    }));
    this.launch(node, frames, { duration: FLY, delay, easing: "ease-in-out" });
  }
}

/** The initial scene of a table. */
export const firstScene = (view: View): Scene => fromView(drawnOf(view));
