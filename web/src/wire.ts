// Made by tools/wire.py from src/ziggurat/server/messages.py: change it there.

/** The first message: the tokens of the seats that are played here, none to watch. */
export interface Hello {
  type: "hello";
  tokens?: Array<string>;
  seq?: number;
}

/** The table once more. */
export interface AskTable {
  type: "table";
  seq?: number;
}

/** A decision at the position after so many plies. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  ply: number;
  move: string;
  seq?: number | null;
}

/** What would a move do at the position after so many plies? */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  ply: number;
  move: string;
}

/** Why can one not touch one's way so? */
export interface WhyNot {
  type: "why-not";
  id: number;
  seat: number;
  path: Array<string>;
}

/** What would a strong player do at the position after so many plies? In practice only: against the computer, or at one screen. */
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  ply: number;
}

/** Take back one's last decision, or ask the others for it; `ply` is where the game is. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  ply: number;
  seq?: number | null;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** End the game before its first move; later it needs everybody's consent. */
export interface Abort {
  type: "abort";
  id: number;
  seat: number;
}

/** Let a computer player play for an absent seat, or ask the others for it. */
export interface Replace {
  type: "replace";
  id: number;
  seat: number;
  absent: number;
  bot?: string;
}

/** Play one's own seat again. */
export interface Return {
  type: "return";
  id: number;
  seat: number;
}

/** Agree to what somebody asked for, or not; `asked` is the seq of the question. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  asked: number;
  agree: boolean;
}

/** Another game with the seats exchanged. */
export interface Rematch {
  type: "rematch";
  id: number;
  seat: number;
}

/** A quick reaction; it is shown and not kept. */
export interface React {
  type: "react";
  id: number;
  seat: number;
  reaction: "good-game" | "hello" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}

/** The whole table after row `seq` of its log. */
export interface TableShown {
  type: "table";
  table: string;
  seq: number;
  since: number;
  state: "over" | "playing" | "waiting";
  game: string;
  options: Record<string, string>;
  seats: Array<SeatShown>;
  own: Array<number>;
  ply: number;
  view: Record<string, unknown>;
  commitment: string;
  moves: Array<MoveShown>;
  clock: Clock | null;
  patience: number | null;
  open: boolean;
  undo: Record<string, string>;
  questions: Array<Question>;
  rated: boolean;
  hints: boolean;
  ended?: Ended | null;
  ratings?: Array<RatingChange> | null;
  rematch?: string | null;
  start?: string | null;
  challenge?: ChallengeShown | null;
}

/** Who plays a seat. */
export interface SeatShown {
  name: string | null;
  player: Person | Computer;
  here: boolean;
  left?: "resigned" | "time" | null;
  seconds?: number | null;
  replaced_by?: string | null;
}

/** A seat for a person. */
export interface Person {
  type: "person";
}

/** A seat for a computer player. */
export interface Computer {
  type: "bot";
  bot: string;
}

/** A move, and what it did, step by step. */
export interface MoveShown {
  ply: number;
  seat: number;
  move: string;
  events: Array<Record<string, unknown>>;
  seconds?: number | null;
}

/** Seconds for the whole game, and seconds more after each turn; or seconds for each turn, which may be days. */
export interface Clock {
  seconds: number;
  increment?: number;
  per?: "game" | "turn";
}

/** What a seat asked the others for. */
export interface Question {
  seq: number;
  what: "abort" | "replace" | "undo";
  by: number;
  waits_for: Array<number>;
  absent?: number | null;
}

/** How the game ended. */
export interface Ended {
  how: "aborted" | "resigned" | "rules" | "time";
  seat: number | null;
  ranks: Array<number> | null;
  scores: Array<number>;
}

/** What a game has done to a rating. */
export interface RatingChange {
  before: number;
  after: number;
}

/** A start that is the same for everybody, and how far one has come. */
export interface ChallengeShown {
  name: string;
  title: string;
  counts: "points" | "turns";
  stars: Array<number>;
  result: number;
  coming: Array<string>;
  earned?: number | null;
}

/** What was asked for is done, and kept; `seq` is the row. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** What was asked for cannot be. */
export interface Refused {
  type: "refused";
  id: number;
  reason: string;
  rule?: string | null;
  detail?: string;
}

/** What a move would do. */
export interface Previewed {
  type: "preview";
  id: number;
  move: string;
  events: Array<Record<string, unknown>>;
  view: Record<string, unknown>;
}

/** The best move at the position after so many plies. */
export interface Hinted {
  type: "hint";
  id: number;
  ply: number;
  best: RatedMove;
  path: Array<string>;
  results: Array<number>;
  exact: boolean;
}

/** A move and what is expected of it. */
export interface RatedMove {
  move: string;
  line: Array<string>;
  value: number;
  points: Array<number>;
  visits: number;
}

/** Somebody reacted. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "good-game" | "hello" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}

/** A message that could not be read, or a table that is not there; the connection may be closed after it. */
export interface Failed {
  type: "failed";
  reason: string;
  detail?: string;
}

/** A table to be made. Whoever makes it takes the first seats for persons, as many as there are names. */
export interface NewTable {
  game: string;
  players: Array<Person | Computer>;
  options?: Record<string, string>;
  names?: Array<string>;
  tokens?: Array<string>;
  nonce?: string;
  clock?: Clock | null;
  patience?: number | null;
  open?: boolean;
  start?: string | null;
  challenge?: string | null;
}

/** A new table: the secret to hand to those who shall join, and the seats that its maker has taken. */
export interface TableMade {
  table: string;
  invitation: string;
  seats: Array<SeatTaken>;
}

/** A seat and the secret by which it is one's own, also on another device. */
export interface SeatTaken {
  table: string;
  seat: number;
  token: string;
}

/** Somebody who wants a seat. */
export interface Joining {
  name: string;
  invitation?: string | null;
  nonce?: string;
  seat?: number | null;
  token?: string | null;
}

/** Somebody who wants the own seat in a rematch. */
export interface Claiming {
  token: string;
  nonce?: string;
}

/** A free seat that shall be a computer player's; whoever sits at the waiting table may ask for it. */
export interface Filling {
  seat: number;
  bot: string;
}

/** A move over plain HTTP; the seat is that of the bearer's token. */
export interface Decision {
  ply: number;
  move: string;
  seq?: number | null;
}

/** Where, and in which language, the mails of a seat are wanted. */
export interface MailWanted {
  address: string;
  language: "cs" | "en" | "es" | "hu" | "pl";
}

/** Where the mails of a seat are wanted. */
export interface MailShown {
  address?: string | null;
  is_confirmed?: boolean;
}

/** A record that can be shown again under its id, in short. */
export interface RecordKept {
  id: string;
  game: string;
  players: Array<string>;
  moves: number;
  ended: "aborted" | "open" | "resigned" | "rules" | "time";
  ranks: Array<number> | null;
  verdict: string;
}

/** A whole game to be shown again, with the moves that were taken back. */
export interface Replay {
  id: string;
  game: string;
  options: Record<string, string>;
  players: Array<string>;
  kept: "record" | "table";
  ended: Ended | null;
  verdict: string;
  moments: Array<MomentShown>;
}

/** A moment of a game that is shown again: what happened, and the position after it. */
export interface MomentShown {
  kind: "back" | "left" | "move" | "seated" | "start";
  ply: number;
  view: Record<string, unknown>;
  position: string;
  seat?: number | null;
  move?: string | null;
  events?: Array<Record<string, unknown>>;
  seconds?: number | null;
  detail?: string | null;
}

/** A finished game, judged as far as it is by now. */
export interface Analysis {
  id: string;
  game: string;
  state: "done" | "failed" | "working";
  total: number;
  judgements: Array<JudgementShown>;
}

/** A decision after so many plies, and what it cost. */
export interface JudgementShown {
  ply: number;
  seat: number;
  results: Array<number>;
  cost: number;
  cost_in_points: number;
  grade: "blunder" | "fine" | "inaccuracy" | "mistake";
  exact: boolean;
  played: RatedMove;
  best: RatedMove;
}

/** What was better than the decision after so many plies, moment by moment. */
export interface Better {
  ply: number;
  moments: Array<MomentShown>;
}

/** The challenges of a game: those of every day, and that of the day which was asked for. */
export interface Challenges {
  challenges: Array<ChallengeOffered>;
}

/** A start that is the same for everybody. */
export interface ChallengeOffered {
  name: string;
  title: string;
  counts: "points" | "turns";
  stars: Array<number>;
  options: Record<string, string>;
  rivals: Array<string>;
}

/** The course of a game. */
export interface Lessons {
  lessons: Array<LessonOffered>;
}

/** A position in which a pupil does one thing. */
export interface LessonOffered {
  title: string;
  rule: string;
  start: string;
  options: Record<string, string>;
  goal: Record<string, string | number>;
  seats: number;
}

/** Where others reach the server, the best address first, and which games are played by compiled rules. */
export interface Here {
  addresses: Array<string>;
  compiled: Record<string, boolean>;
}

/** A name that shall be one's own. */
export interface Claim {
  name: string;
  mail?: string | null;
  language?: "cs" | "en" | "es" | "hu" | "pl";
}

/** A name to which a link shall be mailed, to the address that its owner has left. */
export interface LinkAsked {
  name: string;
  language?: "cs" | "en" | "es" | "hu" | "pl";
}

/** A link that came by mail. */
export interface LinkFollowed {
  link: string;
}

/** Whose a name is. */
export interface NameShown {
  name: string;
  state: "free" | "own" | "reserved" | "taken";
  mail: string | null;
  moves: boolean;
  is_confirmed?: boolean;
}

/** A name that is one's own now, and how many seats have come with it. */
export interface NameMoved {
  name: string;
  seats: number;
}

/** The players of a game, the best first. */
export interface Ratings {
  ratings: Array<PlayerRated>;
}

/** How strong somebody is. */
export interface PlayerRated {
  rank: number;
  name: string;
  is_bot: boolean;
  games: number;
  rating: number;
  deviation: number;
  own: boolean;
}

/** The gardens of up to four players as text, as `ziggurat score` reads them. */
export interface PadWritten {
  text: string;
}

/** What is written on a pad, what it is worth, and who has won. */
export interface PadScored {
  pages: Array<PageScored>;
  ranks: Array<number> | null;
  tiles: string;
}

/** A player's page of the pad: what stands on it, and what it is worth, or why it is worth nothing. */
export interface PageScored {
  name: string;
  unreadable: string;
  complaints: Array<Complaint>;
  tiles: Array<TileLaid>;
  pieces: Array<PieceStanding>;
  counts: Record<string, Array<number>> | null;
  garden: Record<string, unknown> | null;
  score: Record<string, number> | null;
  bare: number | null;
}

/** A rule that a garden or a set of tiles does not keep, and where. */
export interface Complaint {
  rule: string;
  places: Array<string>;
  detail: string;
}

/** A tile of a garden as it was written: its name, or its flower alone. */
export interface TileLaid {
  name: string;
  at: string;
  turned: number | null;
}

/** A piece of a garden as it was written, with levels. */
export interface PieceStanding {
  kind: string;
  on: string;
}

/** A file of tiles, as `--tiles` reads it. */
export interface TilesWritten {
  text: string;
}

/** A set of tiles, and what is wrong with it. */
export interface TileSet {
  tiles: Array<TileShown>;
  complaints: Array<Complaint>;
  remarks: Array<Complaint>;
  line: string | null;
  file: string;
}

/** A tile's name, and its flower and spaces as letters. */
export interface TileShown {
  id: string;
  face: string;
}

export type FromClient =
  | Hello
  | AskTable
  | Play
  | Preview
  | WhyNot
  | AskHint
  | Undo
  | Resign
  | Abort
  | Replace
  | Return
  | Answer
  | Rematch
  | React;

export type FromServer = TableShown | Done | Refused | Previewed | Hinted | Reacted | Failed;

export type Reason =
  | "rule"
  | "unreadable"
  | "stale"
  | "out-of-turn"
  | "not-your-seat"
  | "not-now"
  | "over"
  | "unknown"
  | "too-fast"
  | "not-your-name"
  | "too-many-names"
  | "no-hints"
  | "no-way-known"
  | "not-ready"
  | "not-kept";
