/** A table from a player's view: the server's snapshots, the playback, and the touches so far. No rules. */

import { botName, t } from "../i18n.svelte";
import { tokensOf } from "../keys";
import { preferences } from "../preferences.svelte";
import { Connection, type Answer, type Request, type ConnectionStatus } from "../socket";
import { nextTouches, completedMove, type Choice } from "../touch";
import type { Hinted, MoveShown, React, Reacted, SeatShown, TableShown } from "../wire";
import type { MovePlayer, GameEvent } from "./playback";

export type View = Record<string, unknown> & {
  to_act: number | "chance" | null;
  seat: number | null;
  step: string;
  choices: Choice[];
};

/** A selected move, and its outcome once the server has sent it. */
export interface Chosen {
  move: string;
  events: GameEvent[];
  view: View | null;
}

/** A hint: being computed, or its result. */
export type Hint =
  { state: "thinking"; ply: number } | { state: "said"; ply: number; move: string; path: string[]; chances: number };

/** A refusal: its reason, the rule, and the touches that led to it. */
export interface Objection {
  reason: string;
  rule: string | null;
  path: string[];
}

/** The data a board shows; implemented by a table and by a replay. */
export interface Shown {
  readonly game: string;
  readonly options: Record<string, string>;
  readonly seats: SeatShown[];
  /** The drawn position. While a move is played back, the one before that move. */
  readonly view: View;
  /** The seats played on this screen. */
  readonly own: number[];
  /** The seat from whose side the board is seen. */
  readonly side: number;
  /** True if somebody on this screen can decide now. */
  readonly mayChoose: boolean;
  /** The touches so far, and the possible next ones. */
  readonly path: string[];
  readonly next: string[];
  readonly chosen: Chosen | null;
  readonly objection: Objection | null;
  /** True if the selected move comes from a hint: it is never played automatically. */
  readonly isSuggested: boolean;
  /** The last move that was shown. */
  readonly last: MoveShown | null;
  /** The upcoming draws as move texts, where they are known: in a puzzle. */
  readonly coming: string[];
  readonly isPlayingBack: boolean;
  /** A name for sentences. */
  nameOf(seat: number): string;
  /** A name that stands alone, such as "You". */
  labelOf(seat: number): string;
  /**
   * Attach a board that plays moves. `isDirect`: moves that are played without confirmation. `isSticky`: first touches
   * that stay after a refusal. Returns a function that detaches it.
   */
  attachBoard(
    stage: MovePlayer,
    isDirect: (move: string) => boolean,
    isSticky?: (touch: string) => boolean,
  ): () => void;
  touch(name: string): void;
  /** Replace the touches so far by this path. */
  follow(path: string[]): void;
  /** Remove the last touch. */
  back(): void;
  /** Clear the selection. */
  clear(): void;
  /** Play the selected move. */
  confirm(): void;
  /** Skip the running playback. */
  skip(): void;
}

/** A log entry: a move that was made. */
export type Logged = Pick<MoveShown, "ply" | "seat" | "move"> & { events: GameEvent[] };

const LONGEST_LOG = 60;
/** With this many snapshots queued, skip the playback to catch up. */
const MOST_BEHIND = 3;
const REACTION_SHOWN = 4_000;

export class TableCtrl implements Shown {
  table: TableShown | null = $state.raw(null);
  status: ConnectionStatus = $state.raw({ state: "connecting" });
  path: string[] = $state.raw([]);
  chosen: Chosen | null = $state.raw(null);
  objection: Objection | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  last: MoveShown | null = $state.raw(null);
  log: Logged[] = $state.raw([]);
  isPlayingBack = $state(false);
  /** True while a move is being sent to the server. */
  isSending = $state(false);
  /** The seq of our newest move: nothing can be chosen until its snapshot has arrived. */
  private playedSeq = $state(0);
  reactions: (Pick<Reacted, "seat" | "reaction"> & { key: number })[] = $state.raw([]);
  /** Spectators can look from any side. */
  watchedSide = $state(0);

  private shownView: View | null = $state.raw(null);
  private readonly connection: Connection;
  private stage: MovePlayer | null = null;
  private isDirect: (move: string) => boolean = () => false;
  private isSticky: (touch: string) => boolean = () => false;
  private queue: TableShown[] = [];
  private skipping: AbortController | null = null;

  constructor(readonly id: string) {
    this.connection = new Connection(id, () => tokensOf(id), {
      table: (table) => this.receive(table),
      reacted: (reaction) => this.showReaction(reaction),
      status: (status) => (this.status = status),
    });
  }

  close(): void {
    this.skip();
    this.connection.close();
  }

  /** Connect immediately. */
  retry(): void {
    this.connection.connectNow();
  }

  // Properties

  get game(): string {
    return this.table?.game ?? "";
  }

  get options(): Record<string, string> {
    return this.table?.options ?? {};
  }

  get seats(): SeatShown[] {
    return this.table?.seats ?? [];
  }

  get own(): number[] {
    return this.table?.own ?? [];
  }

  get view(): View {
    return this.shownView ?? (this.table?.view as View);
  }

  get side(): number {
    const { to_act: toAct } = this.view;
    if (!this.own.length) return this.watchedSide % Math.max(this.seats.length, 1);
    return preferences.turnBoard && typeof toAct === "number" && this.own.includes(toAct) ? toAct : (this.own[0] ?? 0);
  }

  get mayChoose(): boolean {
    const isSettled = !this.isPlayingBack && !this.isSending && (this.table?.seq ?? 0) >= this.playedSeq;
    return this.table?.state === "playing" && isSettled && this.view.choices.length > 0;
  }

  get mayHaveHint(): boolean {
    return this.mayChoose && Boolean(this.table?.hints);
  }

  get coming(): string[] {
    return this.table?.challenge?.coming ?? [];
  }

  get isSuggested(): boolean {
    return this.hint?.state === "said" && this.chosen?.move === this.hint.move;
  }

  get next(): string[] {
    return this.mayChoose ? nextTouches(this.view.choices, this.path) : [];
  }

  nameOf(seat: number): string {
    const shown = this.seats[seat];
    if (!shown) return "";
    return shown.player.type === "bot" ? botName(shown.player.bot) : (shown.name ?? t("web-seat-free"));
  }

  /** An unnamed player is "Player 1" in sentences, in the log and for the other players. */
  labelOf(seat: number): string {
    return this.own.length === 1 && seat === this.own[0] && !preferences.name ? t("you") : this.nameOf(seat);
  }

  // Messages from the server

  private receive(table: TableShown): void {
    this.queue.push(table);
    if (this.queue.length >= MOST_BEHIND) this.skip();
    if (!this.isPlayingBack) void this.showQueued();
  }

  /** Show the queued snapshots one by one, each with the moves that led to it. */
  private async showQueued(): Promise<void> {
    this.isPlayingBack = true;
    for (let table = this.queue.shift(); table; table = this.queue.shift()) {
      const fresh = this.newMoves(table);
      const lead = this.table;
      this.table = table;
      if (lead && fresh.length && this.queue.length < MOST_BEHIND) await this.playBack(fresh);
      this.updateLog(table, fresh);
      this.showView(table.view as View);
    }
    this.isPlayingBack = false;
  }

  /** The moves after the shown position; none after an undo or a long break. */
  private newMoves(table: TableShown): MoveShown[] {
    const known = this.table?.ply ?? 0;
    const fresh = table.moves.filter((move) => move.ply > known);
    return this.table && fresh[0]?.ply === known + 1 && table.ply >= known ? fresh : [];
  }

  private async playBack(fresh: MoveShown[]): Promise<void> {
    this.skipping = new AbortController();
    this.clear();
    for (const move of fresh) {
      this.last = move;
      if (this.stage && !this.skipping.signal.aborted && !document.hidden)
        await this.stage.play(move, this.skipping.signal);
    }
    this.skipping = null;
  }

  private updateLog(table: TableShown, fresh: MoveShown[]): void {
    const told = fresh.length ? fresh : table.moves;
    const kept = this.log.filter((line) => line.ply <= table.ply && !told.some((move) => move.ply === line.ply));
    this.log = [...kept, ...(told as Logged[])].slice(-LONGEST_LOG);
    this.last = (this.log.at(-1) as MoveShown | undefined) ?? null;
  }

  private showView(view: View): void {
    // After a reconnect the same table arrives again: keep the touches.
    if (JSON.stringify(view.choices) !== JSON.stringify(this.shownView?.choices)) this.clear();
    this.shownView = view;
    this.stage?.show(view);
  }

  private showReaction({ seat, reaction }: Reacted): void {
    const shown = { seat, reaction, key: Math.random() };
    this.reactions = [...this.reactions, shown].slice(-6);
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), REACTION_SHOWN);
  }

  // Calls from the board

  attachBoard(
    stage: MovePlayer,
    isDirect: (move: string) => boolean,
    isSticky: (touch: string) => boolean = () => false,
  ): () => void {
    this.stage = stage;
    this.isDirect = isDirect;
    this.isSticky = isSticky;
    if (this.shownView) stage.show(this.shownView);
    return () => (this.stage = null);
  }

  touch(name: string): void {
    if (!this.mayChoose) return;
    this.objection = null;
    const { choices } = this.view;
    const begun = this.chosen ? [] : this.path;
    const path = [...begun, name];
    const move = completedMove(choices, path);
    if (this.path.includes(name)) {
      this.clear();
    } else if (move !== null || nextTouches(choices, path).length) {
      this.chosen = null;
      this.path = path;
      if (move !== null) void this.choose(move);
    } else if (nextTouches(choices, []).includes(name)) {
      // A different first touch replaces the selection; no cancel needed.
      this.clear();
      this.touch(name);
    } else {
      void this.askWhyNot(path);
    }
  }

  follow(path: string[]): void {
    if (!this.mayChoose) return;
    const { choices } = this.view;
    const move = completedMove(choices, path);
    this.clear();
    if (move === null && !nextTouches(choices, path).length) {
      void this.askWhyNot(path);
      return;
    }
    this.path = path;
    if (move !== null) void this.choose(move);
  }

  back(): void {
    this.chosen = null;
    this.objection = null;
    this.path = this.path.slice(0, -1);
  }

  /** Clearing also drops a shown hint: touching the same move afterwards is the player's own choice. */
  clear(): void {
    this.chosen = null;
    this.objection = null;
    this.path = [];
    if (this.hint?.state === "said") this.hint = null;
  }

  confirm(): void {
    if (this.chosen) void this.play(this.chosen.move);
  }

  skip(): void {
    this.skipping?.abort();
  }

  private get actor(): { seat: number; ply: number } | null {
    const { to_act: toAct } = this.view;
    return this.table && typeof toAct === "number" ? { seat: toAct, ply: this.table.ply } : null;
  }

  private async choose(move: string): Promise<void> {
    const { actor } = this;
    if (!actor) return;
    if (this.isDirect(move)) {
      await this.play(move);
      return;
    }
    this.chosen = { move, events: [], view: null };
    const answer = await this.connection.send({ type: "preview", ...actor, move });
    if (this.chosen?.move !== move) return;
    if (answer.type === "preview")
      this.chosen = { move, events: answer.events as GameEvent[], view: answer.view as View };
    else this.handleRefusal(answer, this.path);
  }

  private async play(move: string): Promise<void> {
    const { actor } = this;
    if (!actor || this.isSending) return;
    this.isSending = true;
    const answer = await this.connection.send({ type: "play", ...actor, move, seq: this.table?.seq ?? 0 });
    if (answer.type === "done") this.playedSeq = answer.seq;
    this.isSending = false;
    this.handleRefusal(answer, this.path);
  }

  private async askWhyNot(path: string[]): Promise<void> {
    const { actor } = this;
    if (!actor) return;
    this.handleRefusal(await this.connection.send({ type: "why-not", seat: actor.seat, path }), path);
  }

  /**
   * Show a refusal and clear the selection, except for a sticky first touch. "stale" is silent: a newer snapshot is on
   * its way.
   */
  private handleRefusal(answer: Answer, path: string[]): void {
    if (answer.type !== "refused") return;
    const [first, ...more] = path;
    this.clear();
    if (first !== undefined && more.length && this.isSticky(first) && nextTouches(this.view.choices, [first]).length)
      this.path = [first];
    if (answer.reason !== "stale") this.objection = { reason: answer.reason, rule: answer.rule ?? null, path };
  }

  /** Request the best move, and show it as if it had been touched. */
  async askHint(): Promise<void> {
    const { actor } = this;
    if (!actor || !this.mayHaveHint || this.hint?.state === "thinking") return;
    const thinking: Hint = { state: "thinking", ply: actor.ply };
    this.clear();
    this.hint = thinking;
    const answer = await this.connection.send({ type: "hint", ...actor });
    if (this.hint !== thinking) return;
    this.hint = null;
    if (answer.type !== "hint") this.handleRefusal(answer, []);
    else if (this.mayChoose && this.table?.ply === actor.ply && !this.path.length) await this.suggest(answer, actor);
  }

  private async suggest(
    { best: { move }, path, results }: Hinted,
    actor: { seat: number; ply: number },
  ): Promise<void> {
    const answer = await this.connection.send({ type: "preview", ...actor, move });
    if (answer.type !== "preview" || this.path.length || this.table?.ply !== actor.ply) return;
    const events = answer.events as GameEvent[];
    this.hint = { state: "said", ply: actor.ply, move, path, chances: results[actor.seat] ?? 0 };
    // A direct move is shown without its path, so that it can still be touched.
    this.path = this.isDirect(move) ? [] : path;
    this.chosen = { move, events, view: answer.view as View };
  }

  // Other actions

  /** The seat for requests that concern no particular seat: the one that decides, if it is ours. */
  get askingSeat(): number {
    const { to_act: toAct } = this.view;
    return typeof toAct === "number" && this.own.includes(toAct) ? toAct : (this.own[0] ?? 0);
  }

  /** Our seat that could undo something, and the terms. */
  get undoOffer(): { seat: number; terms: string } | null {
    const offers = Object.entries(this.table?.undo ?? {});
    const found = offers.find(([seat]) => Number(seat) === this.askingSeat) ?? offers[0];
    return found ? { seat: Number(found[0]), terms: found[1] } : null;
  }

  undo(): void {
    if (this.path.length) this.clear();
    else if (this.undoOffer && this.table)
      void this.send({ type: "undo", seat: this.undoOffer.seat, ply: this.table.ply, seq: this.table.seq });
  }

  resign(): void {
    void this.send({ type: "resign", seat: this.askingSeat });
  }

  abort(): void {
    void this.send({ type: "abort", seat: this.askingSeat });
  }

  replace(absent: number): void {
    void this.send({ type: "replace", seat: this.askingSeat, absent });
  }

  returnToSeat(seat: number): void {
    void this.send({ type: "return", seat });
  }

  answer(asked: number, seat: number, agree: boolean): void {
    void this.send({ type: "answer", seat, asked, agree });
  }

  async rematch(): Promise<void> {
    await this.send({ type: "rematch", seat: this.askingSeat });
  }

  react(reaction: React["reaction"]): void {
    void this.send({ type: "react", seat: this.askingSeat, reaction });
  }

  private async send(request: Request): Promise<void> {
    this.handleRefusal(await this.connection.send(request), []);
  }
}
