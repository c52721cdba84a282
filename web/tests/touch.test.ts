import { describe, expect, it } from "vitest";
import { nextTouches, completedMove, type Choice } from "../src/touch";

const DROPS: Choice[] = [
  {
    code: 24,
    move: "drop 1-2",
    paths: [
      ["sky 1:1", "sky 1:2"],
      ["sky 1:2", "sky 1:1"],
    ],
  },
  {
    code: 28,
    move: "drop 1",
    paths: [
      ["sky 1:1", "sky 2:1"],
      ["sky 2:1", "sky 1:1"],
    ],
  },
  { code: 30, move: "keep", paths: [["keep"]] },
];
const BUILDS: Choice[] = [
  {
    code: 100,
    factors: [
      { dug: 0, stored: 10 },
      { c4: 0, d4: 1 },
    ],
  },
];

describe("after", () => {
  it("tells every beginning, in the order of the moves", () => {
    expect(nextTouches(DROPS, [])).toEqual(["sky 1:1", "sky 1:2", "sky 2:1", "keep"]);
  });
  it("tells how a path goes on", () => {
    expect(nextTouches(DROPS, ["sky 1:1"])).toEqual(["sky 1:2", "sky 2:1"]);
    expect(nextTouches(DROPS, ["keep"])).toEqual([]);
    expect(nextTouches(DROPS, ["nowhere"])).toEqual([]);
  });
  it("walks through products", () => {
    expect(nextTouches(BUILDS, [])).toEqual(["dug", "stored"]);
    expect(nextTouches(BUILDS, ["stored"])).toEqual(["c4", "d4"]);
  });
});

describe("reached", () => {
  it("finds the move of a whole path, either way round", () => {
    expect(completedMove(DROPS, ["sky 1:2", "sky 1:1"])).toBe("drop 1-2");
    expect(completedMove(DROPS, ["keep"])).toBe("keep");
  });
  it("finds none for a part of a path or a wrong one", () => {
    expect(completedMove(DROPS, ["sky 1:1"])).toBeNull();
    expect(completedMove(DROPS, [])).toBeNull();
    expect(completedMove(DROPS, ["sky 2:1", "sky 1:2"])).toBeNull();
  });
  it("adds up the codes of a product", () => {
    expect(completedMove(BUILDS, ["stored", "d4"])).toBe("111");
    expect(completedMove(BUILDS, ["stored"])).toBeNull();
  });
});
