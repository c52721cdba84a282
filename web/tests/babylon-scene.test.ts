/** How events change the scene before the next view overrides it. */

import { describe, expect, test } from "vitest";
import { apply, gains, type PlayerGarden, type Scene, type Score } from "../src/boards/babylon/scene";
import { Screen } from "../src/boards/babylon/screen.svelte";
import type { GameEvent } from "../src/table/playback";

const SCORE: Score = {
  height: 0,
  statues: 0,
  stairs: 0,
  fountains: 0,
  bridges: 0,
  belvederes: 0,
  diversity: 0,
  flowers: 0,
  total: 0,
};

function garden(): PlayerGarden {
  return {
    flower: "pink",
    tiles: [],
    pieces: [],
    levels: Array.from({ length: 64 }, () => 0),
    symbols: ".".repeat(64),
    fresh: {},
    singles: 2,
    doubles: 1,
    stored: { id: "start-pink", face: "Ptfbs" },
    dug: null,
    standing: ".".repeat(64),
    closed: [],
    wild: null,
    flowers: [0, 0, 0, 0],
    score: SCORE,
  };
}

function scene(): Scene {
  return {
    step: "dig",
    round: 1,
    rounds: 15,
    removals: 0,
    active: 0,
    effect: null,
    costs: {},
    ranks: null,
    gardens: [garden(), garden()],
    quarry: [
      {
        stack: "a1",
        layer: 3,
        tile: { id: "clay-1", face: "Ws..b" },
        yield: { total: 4, edges: [1, 1, 1, 1], flower: 0, token: 0 },
      },
    ],
  };
}

const told = (event: string, facts: Record<string, unknown> = {}): GameEvent => ({ event, ...facts });

describe("events", () => {
  test("a dig lowers the stack, gives pillars and puts the tile in hand", () => {
    const after = apply(scene(), told("dug", { seat: 1, stack: "a1", tile: "clay-1", pillars: 4 }), "dig a1");
    expect(after.quarry[0]).toEqual({ stack: "a1", layer: 2, tile: null });
    expect(after.gardens[1]).toMatchObject({ singles: 6, dug: { id: "clay-1" } });
    expect(after.gardens[0]).toMatchObject({ singles: 2, dug: null });
  });

  test("a build lays the tile as the move turns it, and pays", () => {
    const after = apply(
      scene(),
      told("built", { seat: 0, place: "c4:1", free: "c5", singles: 2, doubles: 1 }),
      "build stored c4:1 r1 free c5",
    );
    const mine = after.gardens[0]!;
    expect(mine).toMatchObject({ singles: 0, doubles: 0, stored: null });
    expect(mine.tiles[0]).toMatchObject({ id: "start-pink", face: "Pstfb", at: "c4:1", turned: 1 });
    expect(mine.levels[3 * 8 + 2]).toBe(1);
    expect([
      mine.symbols[4 * 8 + 2],
      mine.symbols[4 * 8 + 3],
      mine.symbols[3 * 8 + 3],
      mine.symbols[3 * 8 + 2],
    ]).toEqual(["s", "t", "f", "b"]);
    const crowned = apply(after, told("belvedere-put", { seat: 0, cell: "c5" }), "build stored c4:1 r1 free c5");
    expect(crowned.gardens[0]!.pieces).toEqual([{ kind: "belvedere", on: "c5:1", points: 0 }]);
    const decorated = apply(
      crowned,
      told("decorated", { seat: 0, piece: "fountain", cells: ["d4", "e4"] }),
      "fountain d4 e4",
    );
    expect(decorated.gardens[0]!.pieces[1]).toEqual({ kind: "fountain", on: "d4:1 e4:0", points: 0 });
  });

  test("rounds, turns and tokens", () => {
    let now = apply(scene(), told("round", { number: 2 }), "");
    now = apply(now, told("turn", { seat: 1 }), "");
    now = apply(now, told("token-turned", { effect: "double" }), "token double");
    now = apply(now, told("token-gave", { seat: 1, pillar: "double" }), "");
    expect(now).toMatchObject({ round: 2, active: 1, effect: "double" });
    expect(now.gardens[1]!.doubles).toBe(2);
  });

  test("a turn's end keeps what it says", () => {
    const after = apply(
      scene(),
      told("turn-ended", { seat: 0, kept: "start-pink", discarded: [], pillars: 2, returned: 1 }),
      "end keep stored",
    );
    expect(after.gardens[0]).toMatchObject({ singles: 2, doubles: 0, stored: { id: "start-pink" } });
    expect(
      apply(
        scene(),
        told("turn-ended", { seat: 0, kept: null, discarded: ["start-pink"], pillars: 2, returned: 0 }),
        "end keep none",
      ).gardens[0]!.stored,
    ).toBeNull();
  });

  test("what is not known changes nothing", () => {
    const now = scene();
    expect(apply(now, told("possible", { seat: 0 }), "")).toBe(now);
  });
});

test("a turn that one comes back to has brought nothing yet, rather than a loss", () => {
  const worth = (round: number, height: number): Scene => ({
    ...scene(),
    round,
    gardens: scene().gardens.map((each) => ({ ...each, score: { ...SCORE, height, total: height } })),
  });
  const screen = new Screen(worth(4, 6));
  screen.draw(worth(3, 2));
  expect(screen.turnStartScores.map(({ height }) => height)).toEqual([2, 2]);
});

test("gains are the categories that change", () => {
  expect(gains(SCORE, { ...SCORE, height: 2, statues: -1, total: 1 })).toEqual({ height: 2, statues: -1 });
  expect(gains(SCORE, SCORE)).toEqual({});
});
