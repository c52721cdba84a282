/** A table as a person sees it: what the server told, what is being played back, what was touched so far. No rules. */

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

/** A move that was touched together, and what it would do as soon as the server has said so. */
export interface Chosen {
  move: string;
  events: GameEvent[];
  view: View | null;
}

/** A hint: it is thought about, or what it says. */
export type Hint =
  { state: "thinking"; ply: number } | { state: "said"; ply: number; move: string; path: string[]; chances: number };

/** What was refused, why, and the touches that led to it. */
export interface Objection {
  reason: string;
  rule: string | null;
  path: string[];
}

/** What a board needs of that which it shows; a table and a replay both give it. */
export interface Shown {
  readonly game: string;
  readonly options: Record<string, string>;
  readonly seats: SeatShown[];
  /** The position that is drawn. While a move is played back it is the one before that move. */
  readonly view: View;
  /** The seats that are played on this screen. */
  readonly own: number[];
  /** The seat from whose side the board is seen. */
  readonly side: number;
  /** Whether somebody on this screen is to decide now. */
  readonly mayChoose: boolean;
  /** What was touched so far, and what can be touched next. */
  readonly path: string[];
  readonly next: string[];
  readonly chosen: Chosen | null;
  readonly objection: Objection | null;
  /** Whether what is chosen was not touched but comes from a hint: nothing is done with it unasked. */
  readonly isSuggested: boolean;
  /** The newest move that was shown. */
  readonly last: MoveShown | null;
  /** What will be drawn, as texts of moves, where that is known: in a puzzle. */
  readonly coming: string[];
  readonly isPlayingBack: boolean;
  nameOf(seat: number): string;
  /** The board says that it can show moves, and which of them are played as soon as they are touched. */
  attachBoard(
    stage: MovePlayer,
    isDirect: (move: string) => boolean,
    isSticky?: (touch: string) => boolean,
  ): () => void;
  touch(name: string): void;
  /** Touch all of this, instead of what was touched. */
  follow(path: string[]): void;
  /** One touch back. */
  back(): void;
  /** Nothing was touched. */
  clear(): void;
  /** Play what was chosen. */
  confirm(): void;
  /** Do not wait for what is being shown. */
  skip(): void;
}

/** A line of the log: a move that was made. */
export type Logged = Pick<MoveShown, "ply" | "seat" | "move"> & { events: GameEvent[] };

const LONGEST_LOG = 60;
/** Who is so many tables behind does not see how they came to be: the others have gone on. */
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
  /** An own move is on its way to the server. */
  isSending = $state(false);
  /** The row of the newest own move: until it has been told there is nothing to decide. */
  private playedSeq = $state(0);
  reactions: (Pick<Reacted, "seat" | "reaction"> & { key: number })[] = $state.raw([]);
  /** Those who watch may look from any side. */
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

  /** Try to connect at once. */
  retry(): void {
    this.connection.connectNow();
  }

  // What there is

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
    // Who gave no name is "Player 1" to the others.
    if (this.own.length === 1 && seat === this.own[0] && !preferences.name) return t("you");
    return shown.player.type === "bot" ? botName(shown.player.bot) : (shown.name ?? t("web-seat-free"));
  }

  // What the server tells

  private receive(table: TableShown): void {
    this.queue.push(table);
    if (this.queue.length >= MOST_BEHIND) this.skip();
    if (!this.isPlayingBack) void this.showQueued();
  }

  /** Show what came, one table after the other, each with the moves that led to it. */
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

  /** The moves that go on from what is shown; none after a take-back or a long break. */
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
    // After a break the same table comes again: what was touched is kept.
    if (JSON.stringify(view.choices) !== JSON.stringify(this.shownView?.choices)) this.clear();
    this.shownView = view;
    this.stage?.show(view);
  }

  private showReaction({ seat, reaction }: Reacted): void {
    const shown = { seat, reaction, key: Math.random() };
    this.reactions = [...this.reactions, shown].slice(-6);
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), REACTION_SHOWN);
  }

  // What the board says

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
      // Another beginning: nobody has to cancel first.
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

  /** A hint that was let go is gone too: who then touches the same move has chosen it. */
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

  /** A refusal clears the choice, but for a beginning that stays, and is shown; what came too late is not worth a word, the newer table is on its way. */
  private handleRefusal(answer: Answer, path: string[]): void {
    if (answer.type !== "refused") return;
    const [first, ...more] = path;
    this.clear();
    if (first !== undefined && more.length && this.isSticky(first) && nextTouches(this.view.choices, [first]).length)
      this.path = [first];
    if (answer.reason !== "stale") this.objection = { reason: answer.reason, rule: answer.rule ?? null, path };
  }

  /** Ask for the best move, and show it as if it had been touched. */
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
    // What is played as soon as it is touched is shown, and can still be touched.
    this.path = this.isDirect(move) ? [] : path;
    this.chosen = { move, events, view: answer.view as View };
  }

  // What else can be done at a table

  /** The seat that speaks when something is not asked of one seat: that which decides, if it is here. */
  get askingSeat(): number {
    const { to_act: toAct } = this.view;
    return typeof toAct === "number" && this.own.includes(toAct) ? toAct : (this.own[0] ?? 0);
  }

  /** Which own seat could take something back, and on what terms. */
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
