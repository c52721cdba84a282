import { describe, expect, it } from "vitest";
import { after, reached, type Choice } from "../src/touch";

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
    expect(after(DROPS, [])).toEqual(["sky 1:1", "sky 1:2", "sky 2:1", "keep"]);
  });
  it("tells how a path goes on", () => {
    expect(after(DROPS, ["sky 1:1"])).toEqual(["sky 1:2", "sky 2:1"]);
    expect(after(DROPS, ["keep"])).toEqual([]);
    expect(after(DROPS, ["nowhere"])).toEqual([]);
  });
  it("walks through products", () => {
    expect(after(BUILDS, [])).toEqual(["dug", "stored"]);
    expect(after(BUILDS, ["stored"])).toEqual(["c4", "d4"]);
  });
});

describe("reached", () => {
  it("finds the move of a whole path, either way round", () => {
    expect(reached(DROPS, ["sky 1:2", "sky 1:1"])).toBe("drop 1-2");
    expect(reached(DROPS, ["keep"])).toBe("keep");
  });
  it("finds none for a part of a path or a wrong one", () => {
    expect(reached(DROPS, ["sky 1:1"])).toBeNull();
    expect(reached(DROPS, [])).toBeNull();
    expect(reached(DROPS, ["sky 2:1", "sky 1:2"])).toBeNull();
  });
  it("adds up the codes of a product", () => {
    expect(reached(BUILDS, ["stored", "d4"])).toBe("111");
    expect(reached(BUILDS, ["stored"])).toBeNull();
  });
});
