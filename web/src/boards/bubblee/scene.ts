/** Where each piece is, and how an event changes it. No rules: events say what happens, views what is. */

import type { GameEvent } from "../../table/playback";
import { COLOURS, type Colour } from "./creatures";
import { planetName, skyName } from "./places";

export interface Piece {
  id: number;
  colour: Colour;
  place: string;
}

/** The part of a view that is drawn. */
export interface Drawn {
  active: number;
  sky: (Colour | null)[][];
  planets: (Colour | null)[][][];
  hand: Colour | null;
  bag: Record<Colour, number>;
  points: number[];
  due: string[];
}

export interface Scene {
  pieces: Piece[];
  /** The drawn Bubblee that is waiting to be placed. */
  hand: Colour | null;
  bag: Record<Colour, number>;
  points: number[];
  /** Due powers by seat, as letters. */
  due: string[];
  turn: number;
  /** Captures seen so far by seat, newest first; incomplete for those who joined later. */
  heads: Colour[][];
  nextId: number;
}

/** The visible part of an event. */
export type Step =
  | { kind: "come"; colour: Colour; seat: number }
  | { kind: "move"; how: "place" | "swap" | "fall" | "exchange" | "flight"; piece: Piece; from: string | null }
  | { kind: "light"; colour: Colour; places: string[]; touching: boolean }
  | { kind: "pop"; pieces: Piece[]; seat: number | null; points: number }
  | { kind: "tell" };

export interface Applied {
  scene: Scene;
  steps: Step[];
}

function* lying(view: Drawn): Generator<Omit<Piece, "id">> {
  for (const [seat, row] of view.sky.entries()) {
    for (const [column, colour] of row.entries()) if (colour) yield { colour, place: skyName(seat, column) };
  }
  for (const [seat, columns] of view.planets.entries()) {
    for (const [column, stack] of columns.entries()) {
      for (const [row, colour] of stack.entries()) if (colour) yield { colour, place: planetName(seat, column, row) };
    }
  }
}

const nothing: Scene = {
  pieces: [],
  hand: null,
  bag: { R: 0, P: 0, Y: 0, B: 0, G: 0, K: 0 },
  points: [],
  due: [],
  turn: 0,
  heads: [[], []],
  nextId: 1,
};

export const fromView = (view: Drawn): Scene => reconcile(nothing, view);

/** The scene of a view. Pieces keep their identity from the previous scene, matched by place, then by colour. */
export function reconcile(scene: Scene, view: Drawn): Scene {
  const left = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  let { nextId } = scene;
  const claim = (found: Piece | undefined): number | null => {
    if (found) left.delete(found.id);
    return found?.id ?? null;
  };
  const wanted = [...lying(view)];
  const stays = wanted.map((one) =>
    claim([...left.values()].find((each) => each.place === one.place && each.colour === one.colour)),
  );
  const pieces = wanted.map((one, index) => ({
    ...one,
    id: stays[index] ?? claim([...left.values()].find((each) => each.colour === one.colour)) ?? nextId++,
  }));
  return {
    pieces,
    hand: view.hand,
    bag: { ...view.bag },
    points: [...view.points],
    due: [...view.due],
    turn: view.active,
    heads: headsLeft(scene, view.points),
    nextId,
  };
}

/** An undo removes the newest captures. */
const headsLeft = (scene: Scene, points: number[]): Colour[][] =>
  scene.heads.map((seen, seat) => seen.slice(Math.max(0, (scene.points[seat] ?? 0) - (points[seat] ?? 0))));

export const pieceAt = (scene: Scene, place: string): Piece | undefined =>
  scene.pieces.find((piece) => piece.place === place);

function moved(scene: Scene, piece: Piece, place: string): Scene {
  return { ...scene, pieces: scene.pieces.map((each) => (each.id === piece.id ? { ...each, place } : each)) };
}

/** Move a piece; one that is unknown (an earlier event was missed) appears. */
function travel(scene: Scene, how: "fall" | "flight", event: GameEvent): Applied {
  const [source, target] = [event["source"] as string, event["target"] as string];
  const found = pieceAt(scene, source);
  const piece: Piece = { id: found?.id ?? scene.nextId, colour: event["colour"] as Colour, place: target };
  const next = found
    ? moved(scene, found, target)
    : { ...scene, pieces: [...scene.pieces, piece], nextId: scene.nextId + 1 };
  return { scene: next, steps: [{ kind: "move", how, piece, from: source }] };
}

function exchange(scene: Scene, how: "swap" | "exchange", event: GameEvent): Applied {
  const [first, second] = [event["first"] as string, event["second"] as string];
  const [one, two] = [pieceAt(scene, first), pieceAt(scene, second)];
  const steps: Step[] = [];
  const pieces = scene.pieces.map((piece) => {
    const place = piece === one ? second : piece === two ? first : piece.place;
    if (place === piece.place) return piece;
    steps.push({ kind: "move", how, piece: { ...piece, place }, from: piece.place });
    return { ...piece, place };
  });
  return { scene: { ...scene, pieces }, steps };
}

function applyDraw(scene: Scene, event: GameEvent): Applied {
  const colour = event["colour"] as Colour;
  const bag = { ...scene.bag, [colour]: Math.max(0, scene.bag[colour] - 1) };
  return { scene: { ...scene, bag, hand: colour }, steps: [{ kind: "come", colour, seat: event["seat"] as number }] };
}

function applyPlace(scene: Scene, event: GameEvent): Applied {
  const piece: Piece = { id: scene.nextId, colour: event["colour"] as Colour, place: event["place"] as string };
  return {
    scene: { ...scene, hand: null, pieces: [...scene.pieces, piece], nextId: scene.nextId + 1 },
    steps: [{ kind: "move", how: "place", piece, from: null }],
  };
}

function light(scene: Scene, event: GameEvent, touching: boolean): Applied {
  return {
    scene,
    steps: [{ kind: "light", colour: event["colour"] as Colour, places: event["places"] as string[], touching }],
  };
}

/** Remove Bubblees, to a seat's scoring area or out of the game. */
function applyCapture(scene: Scene, event: GameEvent, seat: number | null): Applied {
  const places = new Set(event["places"] as string[]);
  const pieces = scene.pieces.filter((piece) => places.has(piece.place));
  const points = (event["points"] as number | undefined) ?? 0;
  const next = {
    ...scene,
    pieces: scene.pieces.filter((piece) => !places.has(piece.place)),
    points: scene.points.map((before, index) => (index === seat ? before + points : before)),
    heads: scene.heads.map((seen, index) => (index === seat ? [...pieces.map(({ colour }) => colour), ...seen] : seen)),
  };
  return { scene: next, steps: [{ kind: "pop", pieces, seat, points }] };
}

const withDue = (scene: Scene, seat: number, due: string): Scene => ({
  ...scene,
  due: scene.due.map((before, index) => (index === seat ? due : before)),
});

function withStatus(scene: Scene, event: GameEvent): Scene {
  const seat = event["seat"] as number;
  const colour = event["colour"] as Colour;
  switch (event.event) {
    case "turn":
      return { ...scene, turn: seat };
    case "power-due":
      return withDue(scene, seat, inOrder((scene.due[seat] ?? "") + colour));
    case "power-used":
      return withDue(scene, seat, (scene.due[seat] ?? "").replace(colour, ""));
    case "powers-declined":
    case "powers-lost":
      return withDue(scene, seat, "");
    default:
      return scene;
  }
}

const inOrder = (letters: string): string =>
  [...letters].sort((one, two) => COLOURS.indexOf(one as Colour) - COLOURS.indexOf(two as Colour)).join("");

/** The scene after an event, and its visible steps. */
export function apply(scene: Scene, event: GameEvent): Applied {
  switch (event.event) {
    case "drew":
      return applyDraw(scene, event);
    case "placed":
      return applyPlace(scene, event);
    case "swapped":
      return exchange(scene, "swap", event);
    case "exchanged":
      return exchange(scene, "exchange", event);
    case "fell":
      return travel(scene, "fall", event);
    case "sent":
      return travel(scene, "flight", event);
    case "line":
      return light(scene, event, false);
    case "touching":
      return light(scene, event, true);
    case "scored":
      return applyCapture(scene, event, event["seat"] as number);
    case "left":
      return applyCapture(scene, event, null);
    default:
      return { scene: withStatus(scene, event), steps: [{ kind: "tell" }] };
  }
}

/** A group to be captured: the line's places and those that touch it. */
export interface Group {
  colour: Colour;
  seat: number;
  places: string[];
  touching: string[];
}

/** The effect of a move, as far as a picture can show it: where pieces land before the first lines, and these lines. */
export interface MovePreview {
  ghosts: Piece[];
  groups: Group[];
  /** Points per seat and colour, for all waves. */
  gains: { seat: number; colour: Colour; points: number }[];
  /** The number of lines in all waves, and of waves after the first. */
  lines: number;
  chains: number;
}

export function previewMove(scene: Scene, events: readonly GameEvent[]): MovePreview {
  const seen: MovePreview = { ghosts: [], groups: [], gains: [], lines: 0, chains: 0 };
  const taking = events.findIndex(({ event }) => event === "line" || event === "scored" || event === "left");
  const landed = events
    .slice(0, taking < 0 ? events.length : taking)
    .reduce((now, event) => apply(now, event).scene, scene);
  seen.ghosts = landed.pieces.filter((piece) => pieceAt(scene, piece.place)?.id !== piece.id);
  let now = scene;
  for (const event of events) {
    note(seen, now, event);
    now = apply(now, event).scene;
  }
  return seen;
}

function note(seen: MovePreview, now: Scene, event: GameEvent): void {
  const [seat, colour, places] = [event["seat"] as number, event["colour"] as Colour, event["places"] as string[]];
  if (event.event === "chain") seen.chains += 1;
  if (event.event === "line") {
    seen.lines += 1;
    if (!seen.chains) seen.groups.push({ seat, colour, places, touching: [] });
  }
  if (event.event === "touching" && !seen.chains) seen.groups.at(-1)?.touching.push(...places);
  if (event.event === "scored") noteGains(seen, now, seat, places);
}

function noteGains(seen: MovePreview, now: Scene, seat: number, places: string[]): void {
  for (const colour of COLOURS) {
    const points = places.filter((place) => pieceAt(now, place)?.colour === colour).length;
    const known = seen.gains.find((gain) => gain.seat === seat && gain.colour === colour);
    if (known) known.points += points;
    else if (points) seen.gains.push({ seat, colour, points });
  }
}

/** The straight runs of three or more among places: a corner shape has two. */
export function runs(places: readonly string[]): string[][] {
  const all = new Set(places);
  const found: string[][] = [];
  for (const [down, across] of [
    [0, 1],
    [1, 0],
  ] as const) {
    for (const place of places) {
      if (all.has(beside(place, -across, -down))) continue;
      const run = [place];
      for (let next = beside(place, across, down); all.has(next); next = beside(next, across, down)) run.push(next);
      if (run.length >= 3) found.push(run);
    }
  }
  return found;
}

function beside(place: string, across: number, up: number): string {
  return place.replace(
    /(\d):(\d)$/,
    (_, column: string, row: string) => `${Number(column) + across}:${Number(row) + up}`,
  );
}
