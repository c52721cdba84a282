import { describe, expect, it } from "vitest";
import {
  blockCells,
  cellAt,
  cellName,
  cellOf,
  cornerOf,
  indexOf,
  spaceName,
  spaceOf,
  spacesOf,
  touchCell,
  touchFree,
  touchStack,
} from "../src/boards/babylon/places";

describe("names", () => {
  it("lead to cells and back, for all 64", () => {
    for (let index = 0; index < 64; index++) {
      const cell = cellAt(index);
      expect(cellOf(cellName(cell))).toEqual(cell);
      expect(indexOf(cell)).toBe(index);
    }
    expect([cellName(cellAt(0)), cellName(cellAt(1)), cellName(cellAt(63))]).toEqual(["a1", "b1", "h8"]);
  });

  it("of spaces have the level", () => {
    expect(spaceOf("c4:12")).toEqual({ column: 2, row: 3, level: 12 });
    expect(spaceName(spaceOf("c4:12"))).toBe("c4:12");
    expect(spacesOf("g6:1 g7:2").map(spaceName)).toEqual(["g6:1", "g7:2"]);
  });

  it("are those of touches", () => {
    expect(touchCell(cellOf("c4"))).toBe("cell c4");
    expect(touchStack(cellOf("b3"))).toBe("stack b3");
    expect([0, 1, 2, 3, -1].map(touchFree)).toEqual([
      "free top left",
      "free top right",
      "free low right",
      "free low left",
      "free none",
    ]);
  });
});

describe("blocks", () => {
  it("have their cells clockwise from the top left", () => {
    expect(blockCells(cellOf("c4")).map(cellName)).toEqual(["c5", "d5", "d4", "c4"]);
    expect(cornerOf(cellOf("c4"), cellOf("d4"))).toBe(2);
    expect(cornerOf(cellOf("c4"), cellOf("e4"))).toBe(-1);
  });
});
