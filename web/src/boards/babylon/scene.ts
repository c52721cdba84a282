/** The scene of a Babylon table, and how events change it step by step. The next view overrides it. No rules. */

import type { View } from "../../table/ctrl.svelte";
import type { GameEvent } from "../../table/playback";
import {
  readFace,
  type GardenShown,
  type LaidShown,
  type PieceKind,
  type StackShown,
  type SymbolName,
  type TileShown,
} from "./garden";
import { blockCells, cellOf, indexOf, spaceName, spaceOf } from "./places";

export const CATEGORIES = [
  "height",
  "statues",
  "stairs",
  "fountains",
  "bridges",
  "belvederes",
  "diversity",
  "flowers",
] as const;
export type Category = (typeof CATEGORIES)[number];
export type Score = Record<Category | "total", number>;
export type Effect = "single" | "double" | "wild-symbol" | "wild-space" | "flower" | "less" | "none";

export interface PlayerGarden extends GardenShown {
  singles: number;
  doubles: number;
  stored: TileShown | null;
  dug: TileShown | null;
  standing: string;
  closed: string[];
  wild: { on: string; symbol: SymbolName } | null;
  /** Visible tiles by flower: white, pink, blue, orange. */
  flowers: number[];
  score: Score;
}

export interface Scene {
  step: string;
  round: number;
  rounds: number;
  /** Clay tiles still to be removed before the first round. */
  removals: number;
  active: number | null;
  effect: Effect | null;
  quarry: StackShown[];
  gardens: PlayerGarden[];
  costs: Record<string, (number | null)[]>;
  ranks: number[] | null;
}

export const sceneOf = (view: View): Scene => view as unknown as Scene;

const LETTERS: Record<SymbolName, string> = { statue: "s", stairs: "t", fountain: "f", bridge: "b" };

/** The scene after one event of a move. Whatever the event does not mention stays as it is. */
export function apply(scene: Scene, event: GameEvent, move: string): Scene {
  const seat = event["seat"] as number;
  const change = (with_: (garden: PlayerGarden) => Partial<PlayerGarden>): Scene => ({
    ...scene,
    gardens: scene.gardens.map((garden, index) => (index === seat ? { ...garden, ...with_(garden) } : garden)),
  });
  switch (event.event) {
    case "round":
      return { ...scene, round: event["number"] as number };
    case "turn":
      return { ...scene, active: seat };
    case "token-turned":
      return { ...scene, effect: event["effect"] as Effect };
    case "token-gave":
      return change(({ singles, doubles }) =>
        event["pillar"] === "single" ? { singles: singles + 1 } : { doubles: doubles + 1 },
      );
    case "removed":
      return { ...scene, quarry: lowered(scene.quarry, event["stack"] as string) };
    case "dug": {
      const tile = scene.quarry.find((stack) => stack.stack === event["stack"])?.tile ?? null;
      return {
        ...change(({ singles }) => ({ singles: singles + (event["pillars"] as number), dug: tile })),
        quarry: lowered(scene.quarry, event["stack"] as string),
      };
    }
    case "built":
      return change((garden) => built(garden, event, move));
    case "belvedere-put":
      return change((garden) => put(garden, "belvedere", [event["cell"] as string]));
    case "decorated":
      return change((garden) => put(garden, event["piece"] as PieceKind, event["cells"] as string[]));
    case "wild-used":
      return change((garden) => ({
        symbols: letterAt(garden.symbols, event["cell"] as string, LETTERS[event["symbol"] as SymbolName]),
      }));
    case "turn-ended":
      return change(({ stored, dug }) => ({
        singles: event["pillars"] as number,
        doubles: 0,
        dug: null,
        stored: [stored, dug].find((tile) => tile && tile.id === event["kept"]) ?? null,
        fresh: {},
      }));
    default:
      return scene;
  }
}

/** Remove the top tile of a stack; the one below is not known yet. */
function lowered(quarry: StackShown[], name: string): StackShown[] {
  return quarry.map((stack) => (stack.stack === name ? { stack: name, layer: stack.layer - 1, tile: null } : stack));
}

/** The move says which tile it is and how it is rotated: build dug c4:2 r1. */
function built(garden: PlayerGarden, event: GameEvent, move: string): Partial<PlayerGarden> {
  const source = move.split(" ")[1] === "stored" ? "stored" : "dug";
  const tile = garden[source];
  if (!tile) return {};
  const quarters = Number(/ r([0-3])/.exec(move)?.[1] ?? 0);
  const letters = [...tile.face.slice(1)];
  const face = (tile.face[0] ?? "") + letters.map((_, corner) => letters[(corner + 4 - quarters) % 4]).join("");
  const laid: LaidShown = { id: tile.id, face, at: event["place"] as string, turned: quarters, new: true };
  const place = spaceOf(laid.at);
  const cells = blockCells(place).map(indexOf);
  const { symbols } = readFace(face);
  return {
    [source]: null,
    tiles: [...garden.tiles, laid],
    levels: garden.levels.map((level, cell) => (cells.includes(cell) ? place.level : level)),
    symbols: [...garden.symbols]
      .map((letter, cell) => (cells.includes(cell) ? letterOf(symbols[cells.indexOf(cell)]) : letter))
      .join(""),
    singles: garden.singles - (event["singles"] as number),
    doubles: garden.doubles - (event["doubles"] as number),
  };
}

const letterOf = (symbol: SymbolName | null | undefined): string => (symbol ? LETTERS[symbol] : ".");

function put(garden: PlayerGarden, kind: PieceKind, cells: string[]): Partial<PlayerGarden> {
  const on = cells
    .map((name) => spaceName({ ...cellOf(name), level: garden.levels[indexOf(cellOf(name))] ?? 0 }))
    .join(" ");
  return { pieces: [...garden.pieces, { kind, on, points: 0 }] };
}

function letterAt(letters: string, cell: string, letter: string): string {
  const index = indexOf(cellOf(cell));
  return letters.slice(0, index) + letter + letters.slice(index + 1);
}

/** The change of each category between two scores, without unchanged ones. */
export function gains(before: Score, after: Score): Partial<Record<Category, number>> {
  const changed = CATEGORIES.filter((category) => before[category] !== after[category]);
  return Object.fromEntries(changed.map((category) => [category, after[category] - before[category]]));
}
