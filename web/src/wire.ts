// Made by tools/wire.py from src/ziggurat/server/messages.py: change it there.

/** The first message: the tokens of the seats played over this connection. A client without tokens watches. */
export interface Hello {
  type: "hello";
  tokens?: Array<string>;
  seq?: number;
}

/** A request for the whole table again. */
export interface AskTable {
  type: "table";
  seq?: number;
}

/** Play a move at ply `ply`. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  ply: number;
  move: string;
  seq?: number | null;
}

/** Preview a move at ply `ply`: its events and the view after it. */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  ply: number;
  move: string;
}

/** Ask for the rule that forbids this path of touches. */
export interface WhyNot {
  type: "why-not";
  id: number;
  seat: number;
  path: Array<string>;
}

/** Ask for the best move at ply `ply`. For practice only: against the computer, or with all persons at one screen. */
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
  ply: number;
}

/** Take back your last decision, or ask the others to agree; `ply` is the current ply. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  ply: number;
  seq?: number | null;
}

/** Resign. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** End the game without a result; after the first move this needs everybody's consent. */
export interface Abort {
  type: "abort";
  id: number;
  seat: number;
}

/** Replace an absent player by a computer player, or ask the others to agree. */
export interface Replace {
  type: "replace";
  id: number;
  seat: number;
  absent: number;
  bot?: string;
}

/** Take your seat back from the computer player. */
export interface Return {
  type: "return";
  id: number;
  seat: number;
}

/** Agree to a question, or decline; `asked` is the seq of the question. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  asked: number;
  agree: boolean;
}

/** Ask for another game, with the seats rotated. */
export interface Rematch {
  type: "rematch";
  id: number;
  seat: number;
}

/** Send a quick reaction, which is not stored. */
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

/** A seat and its player. */
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

/** A move and its events in order. */
export interface MoveShown {
  ply: number;
  seat: number;
  move: string;
  events: Array<Record<string, unknown>>;
  seconds?: number | null;
}

/** Seconds for the whole game plus an increment after each turn; or seconds for each turn, up to 30 days. */
export interface Clock {
  seconds: number;
  increment?: number;
  per?: "game" | "turn";
}

/** A seat's question to the others. */
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

/** A rating before and after a game. */
export interface RatingChange {
  before: number;
  after: number;
}

/** The challenge of a table, and the result so far. */
export interface ChallengeShown {
  name: string;
  title: string;
  counts: "points" | "turns";
  stars: Array<number>;
  result: number;
  coming: Array<string>;
  earned?: number | null;
}

/** The request was carried out and persisted; `seq` is the newest row. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** The request was refused. */
export interface Refused {
  type: "refused";
  id: number;
  reason: string;
  rule?: string | null;
  detail?: string;
}

/** The events of a previewed move, and the view after it. */
export interface Previewed {
  type: "preview";
  id: number;
  move: string;
  events: Array<Record<string, unknown>>;
  view: Record<string, unknown>;
}

/** The best move at ply `ply`. */
export interface Hinted {
  type: "hint";
  id: number;
  ply: number;
  best: RatedMove;
  path: Array<string>;
  results: Array<number>;
  exact: boolean;
}

/** A move and its expected outcome. */
export interface RatedMove {
  move: string;
  line: Array<string>;
  value: number;
  points: Array<number>;
  visits: number;
}

/** A seat's quick reaction. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "good-game" | "hello" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}

/** A message could not be read, or the table is unavailable; the connection may be closed after it. */
export interface Failed {
  type: "failed";
  reason: string;
  detail?: string;
}

/** A table to create. Its creator takes the first seats for persons, one for each name. */
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

/** A new table: the secret for inviting others, and the seats taken by its creator. */
export interface TableMade {
  table: string;
  invitation: string;
  seats: Array<SeatTaken>;
}

/** A seat and its token, which gives access to the seat on any device. */
export interface SeatTaken {
  table: string;
  seat: number;
  token: string;
}

/** A request for a seat. */
export interface Joining {
  name: string;
  invitation?: string | null;
  nonce?: string;
  seat?: number | null;
  token?: string | null;
}

/** A request for your own seat in a rematch. */
export interface Claiming {
  token: string;
  nonce?: string;
}

/** A request to give a free seat to a computer player; anybody who has a seat at the waiting table may send it. */
export interface Filling {
  seat: number;
  bot: string;
}

/** A move over plain HTTP; the bearer token determines the seat. */
export interface Decision {
  ply: number;
  move: string;
  seq?: number | null;
}

/** A request for mails about a seat: the address and the language. */
export interface MailWanted {
  address: string;
  language: "cs" | "en" | "es" | "hu" | "pl";
}

/** The mail address of a seat or a name; null if there is none. */
export interface MailShown {
  address?: string | null;
  is_confirmed?: boolean;
}

/** The summary of an uploaded record; its replay is available under this id. */
export interface RecordKept {
  id: string;
  game: string;
  players: Array<string>;
  moves: number;
  ended: "aborted" | "open" | "resigned" | "rules" | "time";
  ranks: Array<number> | null;
  verdict: string;
}

/** The replay of a whole game, including moves that were taken back. */
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

/** A moment of a replay: the entry of the record, and the position after it. */
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

/** The analysis of a finished game, as far as it has come. */
export interface Analysis {
  id: string;
  game: string;
  state: "done" | "failed" | "working";
  total: number;
  judgements: Array<JudgementShown>;
}

/** A judged decision at ply `ply`, and its cost. */
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

/** The best line that could have replaced the decision at ply `ply`, as moments of a replay. */
export interface Better {
  ply: number;
  moments: Array<MomentShown>;
}

/** The challenges of a game: the permanent ones, and the daily one of the requested day. */
export interface Challenges {
  challenges: Array<ChallengeOffered>;
}

/** A challenge: a start that is the same for everybody. */
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

/** A position with one task for the learner. */
export interface LessonOffered {
  title: string;
  rule: string;
  start: string;
  options: Record<string, string>;
  goal: Record<string, string | number>;
  seats: number;
}

/** The addresses under which others reach the server, best first; and for each game, true if its compiled rules are in use. */
export interface Here {
  addresses: Array<string>;
  compiled: Record<string, boolean>;
}

/** A request to own a name. */
export interface Claim {
  name: string;
  mail?: string | null;
  language?: "cs" | "en" | "es" | "hu" | "pl";
}

/** A request to mail a link for a name to its owner's address. */
export interface LinkAsked {
  name: string;
  language?: "cs" | "en" | "es" | "hu" | "pl";
}

/** The secret of a mailed link. */
export interface LinkFollowed {
  link: string;
}

/** A name and its state, with details that only its owner gets. */
export interface NameShown {
  name: string;
  state: "free" | "own" | "reserved" | "taken";
  mail: string | null;
  moves: boolean;
  is_confirmed?: boolean;
}

/** A name that now belongs to this browser, and the number of seats moved with it. */
export interface NameMoved {
  name: string;
  seats: number;
}

/** The players of a game, the best first. */
export interface Ratings {
  ratings: Array<PlayerRated>;
}

/** A player's rating. */
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

/** The pages of a pad with their scores, and the ranks. */
export interface PadScored {
  pages: Array<PageScored>;
  ranks: Array<number> | null;
  tiles: string;
}

/** A player's page of the pad: its content and its score, or the reasons why it has none. */
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

/** A violation of a rule by a garden or a set of tiles, and its places. */
export interface Complaint {
  rule: string;
  places: Array<string>;
  detail: string;
}

/** A tile of a garden as written: its name, or only its flower. */
export interface TileLaid {
  name: string;
  at: string;
  turned: number | null;
}

/** A piece of a garden as written: its kind, and the spaces on which it stands, with their levels. */
export interface PieceStanding {
  kind: string;
  on: string;
}

/** A file of tiles, as `--tiles` reads it. */
export interface TilesWritten {
  text: string;
}

/** A set of tiles, and its errors. */
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

export type FromClient = Hello | AskTable | Play | Preview | WhyNot | AskHint | Undo | Resign | Abort | Replace | Return | Answer | Rematch | React;

export type FromServer = TableShown | Done | Refused | Previewed | Hinted | Reacted | Failed;

export type Reason = "rule" | "unreadable" | "stale" | "out-of-turn" | "not-your-seat" | "not-now" | "over" | "unknown" | "too-fast" | "not-your-name" | "too-many-names" | "no-hints" | "no-way-known" | "not-ready" | "not-kept";
