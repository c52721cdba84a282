/** The scene follows events, and a view always overrides it. */

import { describe, expect, it } from "vitest";
import {
  apply,
  pieceAt,
  previewMove,
  fromView,
  reconcile,
  runs,
  type Drawn,
  type Scene,
} from "../src/boards/bubblee/scene";
import type { Colour } from "../src/boards/bubblee/creatures";
import type { GameEvent } from "../src/table/playback";

const letters = (text: string): (Colour | null)[] => [...text].map((each) => (each === "." ? null : (each as Colour)));

function drawn(sky: string, planets: [string, string], more: Partial<Drawn> = {}): Drawn {
  const columns = (text: string): (Colour | null)[][] =>
    text.split(" ").map((each) => (each === "-" ? [] : letters(each)));
  return {
    active: 0,
    sky: sky.split(" ").map(letters),
    planets: planets.map(columns),
    hand: null,
    bag: { R: 8, P: 7, Y: 9, B: 6, G: 9, K: 2 },
    points: [11, 7],
    due: ["", ""],
    ...more,
  };
}

const VIEW = drawn("PBGRY BRYPB", ["KR KGY P KGY KPB", "KPB KR YYG KBRP KG"]);
const all = (scene: Scene, ...events: GameEvent[]): Scene =>
  events.reduce((now, event) => apply(now, event).scene, scene);
const lying = (scene: Scene): string[] => scene.pieces.map((piece) => `${piece.colour} ${piece.place}`).sort();

const FALLS: GameEvent[] = [
  { event: "fell", seat: 0, colour: "G", source: "sky 1:3", target: "planet 1 3:2" },
  { event: "fell", seat: 0, colour: "Y", source: "sky 2:3", target: "planet 1 3:3" },
];
const LINES: GameEvent[] = [
  { event: "line", seat: 0, colour: "G", places: ["planet 1 2:2", "planet 1 3:2", "planet 1 4:2"] },
  { event: "line", seat: 0, colour: "Y", places: ["planet 1 2:3", "planet 1 3:3", "planet 1 4:3"] },
];
const SCORED: GameEvent = {
  event: "scored",
  seat: 0,
  points: 6,
  places: ["planet 1 2:2", "planet 1 3:2", "planet 1 4:2", "planet 1 2:3", "planet 1 3:3", "planet 1 4:3"],
};

describe("a scene of a view", () => {
  it("has every piece at its place, once", () => {
    const scene = fromView(VIEW);
    expect(scene.pieces).toHaveLength(10 + 12 + 14);
    expect(pieceAt(scene, "planet 2 4:4")?.colour).toBe("P");
    expect(pieceAt(scene, "sky 1:3")?.colour).toBe("G");
    expect(new Set(scene.pieces.map(({ id }) => id)).size).toBe(scene.pieces.length);
  });

  it("knows gaps in a column", () => {
    const view = { ...VIEW, planets: [[["K", null, "R"]], []] as (Colour | null)[][][] };
    expect(pieceAt(fromView(view), "planet 1 1:3")?.colour).toBe("R");
    expect(pieceAt(fromView(view), "planet 1 1:2")).toBeUndefined();
  });
});

describe("an event", () => {
  const scene = fromView(VIEW);

  it("drew: the bag has one less, the hand holds it", () => {
    const { scene: after, steps } = apply(scene, { event: "drew", seat: 1, colour: "K" });
    expect(after.bag.K).toBe(1);
    expect(after.hand).toBe("K");
    expect(steps).toEqual([{ kind: "come", colour: "K", seat: 1 }]);
  });

  it("placed: out of the hand into the sky", () => {
    const open = fromView(drawn(".BGRY BRYPB", ["- - - - -", "- - - - -"], { hand: "R" }));
    const { scene: after, steps } = apply(open, { event: "placed", colour: "R", place: "sky 1:1" });
    expect(after.hand).toBeNull();
    expect(pieceAt(after, "sky 1:1")?.colour).toBe("R");
    expect(steps).toMatchObject([{ kind: "move", how: "place", from: null }]);
  });

  it.each([
    ["swapped", "sky 1:1", "sky 1:2", "swap"],
    ["exchanged", "planet 1 2:2", "planet 1 2:3", "exchange"],
  ])("%s: two change places and stay themselves", (event, first, second, how) => {
    const { scene: after, steps } = apply(scene, { event, seat: 0, first, second });
    expect(pieceAt(after, first)?.id).toBe(pieceAt(scene, second)?.id);
    expect(pieceAt(after, second)?.id).toBe(pieceAt(scene, first)?.id);
    expect(steps.map((step) => step.kind === "move" && step.how)).toEqual([how, how]);
  });

  it.each([
    ["fell", "sky 1:3", "planet 1 3:2", "fall"],
    ["sent", "planet 1 1:2", "planet 2 1:4", "flight"],
  ])("%s: one goes from place to place", (event, source, target, how) => {
    const colour = pieceAt(scene, source)?.colour;
    const { scene: after, steps } = apply(scene, { event, seat: 0, colour, source, target });
    expect(pieceAt(after, source)).toBeUndefined();
    expect(pieceAt(after, target)?.id).toBe(pieceAt(scene, source)?.id);
    expect(steps).toMatchObject([{ kind: "move", how, from: source }]);
  });

  it("fell: what was not there appears", () => {
    const after = all(scene, { event: "fell", seat: 0, colour: "R", source: "planet 1 3:3", target: "planet 1 3:2" });
    expect(pieceAt(after, "planet 1 3:2")?.colour).toBe("R");
  });

  it("line, touching: light, nothing moves", () => {
    const { scene: after, steps } = apply(scene, { event: "touching", seat: 0, colour: "G", places: ["planet 1 2:2"] });
    expect(after).toBe(scene);
    expect(steps).toMatchObject([{ kind: "light", touching: true }]);
  });

  it("scored: pieces go, points and heads come", () => {
    const after = all(scene, ...FALLS, ...LINES, SCORED);
    expect(after.points).toEqual([17, 7]);
    expect(after.heads[0]?.toSorted()).toEqual(["G", "G", "G", "Y", "Y", "Y"]);
    expect(pieceAt(after, "planet 1 3:2")).toBeUndefined();
  });

  it("left: pieces go, nobody scores", () => {
    const after = all(scene, { event: "left", places: ["planet 2 1:1", "planet 2 1:2"] });
    expect(after.points).toEqual([11, 7]);
    expect(pieceAt(after, "planet 2 1:1")).toBeUndefined();
  });

  it("powers come due, are used, declined and lost", () => {
    const due = all(scene, { event: "power-due", seat: 0, colour: "G" }, { event: "power-due", seat: 0, colour: "P" });
    expect(due.due).toEqual(["PG", ""]);
    expect(all(due, { event: "power-used", seat: 0, colour: "P" }).due).toEqual(["G", ""]);
    expect(all(due, { event: "powers-declined", seat: 0 }).due).toEqual(["", ""]);
    expect(all(due, { event: "powers-lost", seat: 0 }).due).toEqual(["", ""]);
  });

  it("turn: whose it is; others change nothing", () => {
    expect(all(scene, { event: "turn", seat: 1 }).turn).toBe(1);
    for (const event of ["sky-laid", "chain", "ended"]) expect(apply(scene, { event, seat: 0 }).scene).toBe(scene);
  });
});

describe("reconcile", () => {
  it("makes any scene that of the view", () => {
    const wrong = all(fromView(VIEW), ...FALLS, { event: "left", places: ["planet 2 1:1"] });
    expect(lying(reconcile(wrong, VIEW))).toEqual(lying(fromView(VIEW)));
  });

  it("keeps whatever stayed where it was", () => {
    const scene = fromView(VIEW);
    const after = reconcile(all(scene, ...FALLS), drawn("PB.RY BR.PB", ["KR KGY PGY KGY KPB", "KPB KR YYG KBRP KG"]));
    expect(pieceAt(after, "planet 1 3:2")?.id).toBe(pieceAt(scene, "sky 1:3")?.id);
    expect(pieceAt(after, "planet 2 1:1")?.id).toBe(pieceAt(scene, "planet 2 1:1")?.id);
  });

  it("gives the newest heads back with a take-back", () => {
    const after = all(fromView(VIEW), ...FALLS, ...LINES, SCORED, {
      event: "scored",
      seat: 0,
      points: 1,
      places: ["planet 1 1:2"],
    });
    expect(reconcile(after, { ...VIEW, points: [17, 7] }).heads[0]).toHaveLength(6);
    expect(reconcile(after, VIEW).heads[0]).toHaveLength(0);
  });
});

describe("what is foreseen", () => {
  it("shows where things land and the lines of the first wave", () => {
    const seen = previewMove(fromView(VIEW), [
      ...FALLS,
      ...LINES,
      SCORED,
      { event: "power-due", seat: 0, colour: "G" },
    ]);
    expect(seen.ghosts.map(({ colour, place }) => `${colour} ${place}`)).toEqual(["G planet 1 3:2", "Y planet 1 3:3"]);
    expect(seen.groups.map(({ places }) => places.length)).toEqual([3, 3]);
    expect(seen.gains).toEqual([
      { seat: 0, colour: "Y", points: 3 },
      { seat: 0, colour: "G", points: 3 },
    ]);
    expect([seen.lines, seen.chains]).toEqual([2, 0]);
  });

  it("counts a chain, but draws only what stands still", () => {
    const chain: GameEvent[] = [
      { event: "chain", seat: 0 },
      { event: "line", seat: 0, colour: "R", places: ["planet 1 1:1", "planet 1 2:1", "planet 1 3:1"] },
    ];
    const seen = previewMove(fromView(VIEW), [...FALLS, ...LINES, SCORED, ...chain]);
    expect([seen.lines, seen.chains, seen.groups.length]).toEqual([3, 1, 2]);
  });
});

it("an angle is two runs, a row one", () => {
  expect(runs(["planet 1 2:1", "planet 1 3:1", "planet 1 4:1"])).toHaveLength(1);
  const angle = ["planet 1 1:1", "planet 1 1:2", "planet 1 1:3", "planet 1 2:1", "planet 1 3:1"];
  expect(runs(angle).map((run) => run.length)).toEqual([3, 3]);
});
