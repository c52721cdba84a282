import { describe, expect, it } from "vitest";
import {
  blockFrom,
  padGarden,
  faceAsItLies,
  facesOf,
  inOrder,
  levelAt,
  nextLevel,
  partners,
  TILE_NAMES,
  withoutTile,
  withTileAt,
} from "../src/pad/padGarden";
import { pack, unpack } from "../src/pad/shareLink";
import { newPage, noCounts, readPage, writePad, type Page } from "../src/pad/model";
import { fileOf, withFlower, withSymbol } from "../src/pad/tileFile";

const page: Page = {
  ...newPage("Ann"),
  tiles: [
    { name: "white", at: "a1:1", turned: null },
    { name: "clay-1", at: "b2:2", turned: 1 },
  ],
  pieces: [
    { kind: "statue", on: "a1:1" },
    { kind: "stairs", on: "a2:1 b2:2" },
  ],
};

describe("the text of a pad", () => {
  it("has a line for each player, tile and piece", () => {
    expect(writePad([page], null)).toBe("player Ann\nwhite a1:1\nclay-1 b2:2 r1\nstatue a1:1\nstairs a2:1 b2:2\n");
  });
  it("brings other tiles, and counts without what nobody counted", () => {
    const counts = { ...noCounts(), height: 2, statues: [0, 1], flowers: [1, 0, 0, 0] };
    expect(writePad([{ ...newPage(), by: "counts", counts }], "Ws...")).toBe(
      "tiles Ws...\nplayer\nheight 2\nstatues 0 1\nbelvederes 0\nflowers 1 0 0 0\n",
    );
  });
  it("lets no name break a line or begin a remark", () => {
    expect(writePad([newPage("Ann\n#1  of us")], null)).toBe("player Ann 1 of us\n");
  });
  it("comes back from the server as it was", () => {
    const told = {
      name: "Ann",
      unreadable: "",
      complaints: [],
      tiles: page.tiles,
      pieces: page.pieces,
      counts: null,
      garden: null,
      score: null,
      bare: null,
    };
    expect(readPage(told)).toEqual(page);
    expect(
      readPage({
        ...told,
        tiles: [],
        pieces: [],
        counts: { height: [2], stairs: [1], flowers: [1, 2, 3, 4], bare: [50] },
      }).counts,
    ).toEqual({ ...noCounts(), height: 2, stairs: [1], flowers: [1, 2, 3, 4], bare: 50 });
  });
  it("goes into a link and out of it", async () => {
    const text = "player Zażółć\nwhite a1:1\n";
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toBe(text);
    expect(await unpack("nonsense")).toBe(null);
  });
});

describe("a garden that is tapped together", () => {
  const faces = facesOf(
    `Ws.t. ${"W.... ".repeat(15)}/ ${"P.... ".repeat(16)}/ ${"B.... ".repeat(16)}/ W.... P.... B.... O....`,
  );
  it("knows all tiles by name", () => {
    expect(TILE_NAMES.length).toBe(52);
    expect([faces.get("clay-1"), faces.get("granite-16"), faces.get("basalt-1"), faces.get("start-orange")]).toEqual([
      "Ws.t.",
      "P....",
      "B....",
      "O....",
    ]);
  });
  it("shows a tile as it lies, and of one that nobody turned the flower alone", () => {
    expect([0, 1, 2, null].map((turned) => faceAsItLies({ name: "clay-1", turned }, faces))).toEqual([
      "Ws.t.",
      "W.s.t",
      "Wt.s.",
      "W....",
    ]);
  });
  it("is seen from above", () => {
    const garden = padGarden(page, faces);
    expect(garden.levels.slice(0, 12)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 0]);
    expect(garden.symbols[9]).toBe("t");
    expect(levelAt(page, { column: 1, row: 1 })).toBe(2);
    expect(levelAt(page, { column: 1, row: 1 }, 1)).toBe(1);
    expect(nextLevel(page, { column: 2, row: 2 })).toBe(3);
    expect(blockFrom({ column: 7, row: 7 })).toEqual({ column: 6, row: 6 });
  });
  it("takes along what stands on a tile", () => {
    expect(withoutTile(page, 1)).toEqual({ ...page, tiles: [page.tiles[0]], pieces: [page.pieces[0]] });
    expect(withTileAt(page, 1, 3).pieces).toEqual([page.pieces[0], { kind: "stairs", on: "a2:1 b2:3" }]);
  });
  it("joins cells in a row or column", () => {
    expect(partners("fountain", { column: 0, row: 0 })).toEqual(["b1", "a2"]);
    expect(partners("bridge", { column: 7, row: 4 })).toEqual(["f5", "h7", "h3"]);
    expect(inOrder("a2:1", "a1:2")).toBe("a1:2 a2:1");
    expect(inOrder("a2:1", "b1:1")).toBe("b1:1 a2:1");
  });
});

describe("a file of tiles", () => {
  it("has what was edited", () => {
    const face = withSymbol(withFlower("Ws...", "pink"), 3, "bridge");
    expect(face).toBe("Ps..b");
    expect(withSymbol(face, 0, null)).toBe("P...b");
    expect(
      fileOf([
        { id: "clay-1", face },
        { id: "start-white", face: "W...." },
      ]),
    ).toBe(
      'version = 1\n\n[[tiles]]\nmaterial = "clay"\nflower = "pink"\nspaces = ["statue", "", "", "bridge"]\n\n[[starting]]\nflower = "white"\nspaces = ["", "", "", ""]\n',
    );
  });
});
