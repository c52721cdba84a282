import { describe, expect, it } from "vitest";
import {
  blockAt,
  blockCells,
  cellAt,
  cellName,
  cellOf,
  cornerOf,
  indexOf,
  readTouch,
  spaceName,
  spaceOf,
  spacesOf,
  touchCell,
  touchFree,
  touchSite,
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
    for (const name of ["cell c4", "site c4:2", "stack b3", "free top left", "free none", "turn 1", "statue"]) {
      const touched = readTouch(name);
      const again = { cell: touchCell, site: touchSite, stack: touchStack, free: touchFree };
      if (touched.at === "cell") expect(again.cell(touched.cell)).toBe(name);
      else if (touched.at === "site") expect(again.site(touched.space)).toBe(name);
      else if (touched.at === "stack") expect(again.stack(touched.stack)).toBe(name);
      else if (touched.at === "free") expect(again.free(touched.corner)).toBe(name);
      else expect(touched.name).toBe(name);
    }
  });
});

describe("blocks", () => {
  it("have their cells clockwise from the top left", () => {
    expect(blockCells(cellOf("c4")).map(cellName)).toEqual(["c5", "d5", "d4", "c4"]);
    expect(cornerOf(cellOf("c4"), cellOf("d4"))).toBe(2);
    expect(cornerOf(cellOf("c4"), cellOf("e4"))).toBe(-1);
  });

  it("are found by the point nearest to their middle, within the board", () => {
    expect(cellName(blockAt(3.1, 3.9))).toBe("c4");
    expect(cellName(blockAt(0, 0))).toBe("a1");
    expect(cellName(blockAt(8, 8))).toBe("g7");
  });
});
