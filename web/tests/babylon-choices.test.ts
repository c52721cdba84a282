/** Choices are read from the touch paths alone. */

import { describe, expect, test } from "vitest";
import {
  buildPath,
  cellsOf,
  decorations,
  freeIn,
  ghostOf,
  keepOptions,
  mayEnd,
  partners,
  refusedSite,
  sites,
  sitesAt,
  sources,
  stacks,
  stepped,
  wildCells,
  wildSymbols,
  withFactor,
} from "../src/boards/babylon/choices";
import { cellOf } from "../src/boards/babylon/places";
import type { PlayerGarden } from "../src/boards/babylon/scene";
import type { Choice } from "../src/touch";

const TURNS = { "turn 0": 0, "turn 1": 1, "turn 2": 2, "turn 3": 3 };
const CHOICES: Choice[] = [
  {
    code: 32,
    factors: [
      { "tile dug": 0, "tile stored": 15680 },
      { "site c4:1": 20, "site e5:2": 40 },
      { "free none": 0, "free top left": 4, "free low right": 12 },
      TURNS,
    ],
  },
  { code: 32, factors: [{ "tile dug": 0, "tile stored": 15680 }, { "site a1:1": 60 }, { "free top right": 8 }, TURNS] },
  { code: 31392, move: "statue c4", paths: [["statue", "cell c4"]] },
  {
    code: 31500,
    move: "stairs c4 c5",
    paths: [
      ["stairs", "cell c4", "cell c5"],
      ["stairs", "cell c5", "cell c4"],
    ],
  },
  {
    code: 31501,
    move: "stairs c5 d5",
    paths: [
      ["stairs", "cell c5", "cell d5"],
      ["stairs", "cell d5", "cell c5"],
    ],
  },
  { code: 31800, move: "wild d4 bridge", paths: [["wild", "cell d4", "symbol bridge"]] },
  { code: 32033, move: "end keep dug", paths: [["end", "keep dug"]] },
  { code: 32035, move: "end keep none", paths: [["end", "keep none"]] },
];

describe("what there is to choose", () => {
  test("tiles, places, decorations, the token, the end", () => {
    expect(sources(CHOICES)).toEqual(["dug", "stored"]);
    expect(sites(CHOICES, "dug")).toEqual(["c4:1", "e5:2", "a1:1"]);
    expect(decorations(CHOICES)).toEqual([
      { kind: "statue", cells: ["c4"] },
      { kind: "stairs", cells: ["c4", "c5"] },
      { kind: "stairs", cells: ["c5", "d5"] },
    ]);
    expect(wildCells(CHOICES)).toEqual(["d4"]);
    expect(wildSymbols(CHOICES, "d4")).toEqual(["bridge"]);
    expect(keepOptions(CHOICES)).toEqual(["dug", "none"]);
    expect(mayEnd(CHOICES)).toBe(true);
    expect(stacks([{ code: 16, move: "dig a1", paths: [["stack a1"]] }])).toEqual(["a1"]);
  });

  test("the other ends of a decoration", () => {
    expect(partners(decorations(CHOICES), "c5")).toEqual(["c4", "d5"]);
    expect(partners(decorations(CHOICES), "h8")).toEqual([]);
  });
});

describe("a build is a whole path", () => {
  test("what is not said is the first that can be", () => {
    expect(buildPath(CHOICES, "dug", "c4:1", [])).toEqual(["tile dug", "site c4:1", "free none", "turn 0"]);
    expect(buildPath(CHOICES, "stored", "a1:1", [])).toEqual(["tile stored", "site a1:1", "free top right", "turn 0"]);
  });

  test("a tile that is moved stays turned, and keeps its free corner where it can", () => {
    const before = ["tile dug", "site c4:1", "free low right", "turn 3"];
    expect(buildPath(CHOICES, "dug", "e5:2", before)).toEqual(["tile dug", "site e5:2", "free low right", "turn 3"]);
    expect(buildPath(CHOICES, "dug", "a1:1", before)).toEqual(["tile dug", "site a1:1", "free top right", "turn 3"]);
  });

  test("turning and another corner go around", () => {
    const path = ["tile dug", "site c4:1", "free low right", "turn 3"];
    expect(stepped(CHOICES, path, 3)).toEqual(["tile dug", "site c4:1", "free low right", "turn 0"]);
    expect(stepped(CHOICES, path, 2)).toEqual(["tile dug", "site c4:1", "free none", "turn 3"]);
    expect(stepped(CHOICES, ["tile dug", "site a1:1", "free top right", "turn 1"], 2)).toBeNull();
    expect(withFactor(CHOICES, path, 2, "free top left")).toEqual(["tile dug", "site c4:1", "free top left", "turn 3"]);
    expect(withFactor(CHOICES, path, 2, "free top right")).toBeNull();
    expect(freeIn(path)).toBe(2);
    expect(freeIn(["tile dug", "site c4:1", "free none"])).toBe(-1);
  });

  test("the ghost lies as the path says", () => {
    const garden = { dug: { id: "clay-3", face: "Ps.fb" }, stored: null } as unknown as PlayerGarden;
    expect(ghostOf(["tile dug", "site c4:2", "free top left", "turn 1"], garden)).toEqual({
      column: 2,
      row: 3,
      level: 2,
      material: "clay",
      flower: "pink",
      symbols: ["bridge", "statue", null, "fountain"],
      free: 0,
    });
    expect(ghostOf(["tile stored", "site c4:2"], garden)).toBeNull();
    expect(ghostOf(["statue"], garden)).toBeNull();
  });
});

describe("a touched cell", () => {
  test("means the nearest place over it", () => {
    expect(sitesAt(["c4:1", "c4:2", "b3:1"], cellOf("c4"))).toEqual(["c4:1", "c4:2", "b3:1"]);
    expect(sitesAt(["c4:1", "b3:1"], cellOf("c4"), 2.1, 3.1)[0]).toBe("b3:1");
    expect(sitesAt(["c4:1"], cellOf("h8"))).toEqual([]);
    expect(cellsOf("c4:2")).toEqual(["c5", "d5", "d4", "c4"]);
  });

  test("where no tile can lie, is asked about", () => {
    const levels = Array.from({ length: 64 }, () => 0);
    levels[63] = 2;
    expect(refusedSite({ levels } as unknown as PlayerGarden, cellOf("h8"))).toBe("g7:3");
    expect(refusedSite({ levels } as unknown as PlayerGarden, cellOf("a1"))).toBe("a1:1");
  });
});
