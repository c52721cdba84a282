/** Playback ends where the events lead, also when skipped; related events are shown together. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Drawn, Scene } from "../src/boards/bubblee/scene";
import type { Shown, View } from "../src/table/ctrl.svelte";
import type { GameEvent } from "../src/table/playback";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
let play: typeof import("../src/boards/bubblee/playback");
let scenes: typeof import("../src/boards/bubblee/scene");
beforeAll(async () => {
  play = await import("../src/boards/bubblee/playback");
  scenes = await import("../src/boards/bubblee/scene");
});

const VIEW: Drawn = {
  active: 0,
  sky: [
    ["R", "P", "Y", "B", "G"],
    ["Y", "B", "G", "R", "P"],
  ],
  planets: [
    [[], [], [], [], []],
    [[], [], [], [], []],
  ],
  hand: null,
  bag: { R: 1, P: 1, Y: 1, B: 1, G: 1, K: 1 },
  points: [0, 0],
  due: ["", ""],
};
const EVENTS: GameEvent[] = [
  { event: "fell", seat: 0, colour: "R", source: "sky 1:1", target: "planet 1 1:1" },
  { event: "fell", seat: 0, colour: "Y", source: "sky 2:1", target: "planet 1 1:2" },
  { event: "turn", seat: 1 },
];

/** A screen without any elements. */
function screen(scene: Scene) {
  const reset = vi.fn();
  return {
    scene,
    draw(next: Scene) {
      this.scene = next;
    },
    piece: () => undefined,
    at: () => ({ x: 0, y: 0 }),
    anchor: () => null,
    anchored: () => undefined,
    reset,
    layout: { u: 50, width: 400 },
    air: null,
    announcement: "",
    trace: [] as string[],
  };
}

const shown = { own: [0], side: 0, last: null, nameOf: () => "Marta", labelOf: () => "Marta" } as unknown as Shown;
const move = { ply: 1, seat: 0, move: "drop 1", events: EVENTS };

describe("a move", () => {
  it.each([true, false])("is shown to its end (skipped: %s)", async (isSkipped) => {
    const drawn = screen(scenes.fromView(VIEW));
    const skipping = new AbortController();
    if (isSkipped) skipping.abort();
    await new play.Playback(drawn as never, shown).play(move, skipping.signal);
    expect(scenes.pieceAt(drawn.scene, "planet 1 1:2")?.colour).toBe("Y");
    expect(drawn.scene.turn).toBe(1);
    expect(drawn.reset).toHaveBeenCalled();
  });

  it("of somebody else leaves a mark, an own one takes it away, chance changes nothing", async () => {
    const drawn = screen(scenes.fromView(VIEW));
    const skipped = AbortSignal.abort();
    const playback = new play.Playback(drawn as never, shown);
    await playback.play({ ...move, seat: 1 }, skipped);
    expect(drawn.trace).toEqual(["planet 1 1:1", "planet 1 1:2"]);
    await playback.play(
      { ply: 2, seat: -1, move: "draw R", events: [{ event: "drew", seat: 0, colour: "R" }] },
      skipped,
    );
    expect(drawn.trace).toHaveLength(2);
    await playback.play({ ply: 3, seat: 0, move: "keep", events: [] }, skipped);
    expect(drawn.trace).toEqual([]);
  });

  it("gives way to the view", () => {
    const drawn = screen(scenes.fromView(VIEW));
    new play.Playback(drawn as never, shown).show({ ...VIEW, points: [3, 0] } as unknown as View);
    expect(drawn.scene.points).toEqual([3, 0]);
  });
});

it("falls are seen together, and the lines of a wave; all else one by one", () => {
  const events = ["fell", "fell", "line", "touching", "line", "scored", "fell", "chain", "line", "scored"].map(
    (event) => ({ event }),
  );
  expect(play.batchEvents(events).map((batch) => batch.length)).toEqual([2, 3, 1, 1, 1, 1, 1]);
});

it("an arc begins and ends where it should, and rises between", () => {
  const way = play.arc({ x: 0, y: 100 }, { x: 80, y: 100 }, 40);
  expect(way[0]).toEqual({ x: 0, y: 100 });
  expect(way.at(-1)).toEqual({ x: 80, y: 100 });
  expect(way[4]).toEqual({ x: 40, y: 60 });
});
