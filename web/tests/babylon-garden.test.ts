import { describe, expect, it } from "vitest";
import {
  readGarden,
  readQuarry,
  readTile,
  standsOn,
  supportsOf,
  turned,
  type Ghost,
} from "../src/boards/babylon/garden";
import { spaceName, spaceOf } from "../src/boards/babylon/places";
import { BELVEDERE, HIGH, LOW, shown, STATUE } from "./babylon-garden";

describe("a face", () => {
  it("is read by its letters", () => {
    expect(readTile({ id: "basalt-16", face: "Ost.b" })).toEqual({
      material: "basalt",
      flower: "orange",
      symbols: ["statue", "stairs", null, "bridge"],
    });
  });

  it("turns clockwise", () => {
    const face = readTile({ id: "start-blue", face: "Bstfb" });
    expect(turned(face, 1).symbols).toEqual(["bridge", "statue", "stairs", "fountain"]);
    expect(turned(turned(face, 3), 1)).toEqual(face);
  });
});

describe("pillars", () => {
  it("carry each corner from the surface below", () => {
    const { pillars } = readGarden(shown([LOW, HIGH]));
    const above = pillars.filter((one) => one.level + one.height === 2).map((one) => `${spaceName(one)} ${one.height}`);
    expect(pillars).toHaveLength(8);
    expect(above.sort()).toEqual(["d4:1 1", "d5:0 2", "e4:0 2", "e5:0 2"]);
  });

  it("are not where a statue carries the tile, nor where a belvedere shows that nothing does", () => {
    const { pillars } = readGarden(shown([LOW, HIGH], [STATUE, BELVEDERE]));
    const above = pillars.filter((one) => one.level + one.height === 2).map(spaceName);
    expect(above.sort()).toEqual(["d5:0", "e4:0"]);
  });
});

describe("a garden", () => {
  it("knows which piece is on a space and how high it is", () => {
    const garden = readGarden(shown([LOW, HIGH], [BELVEDERE]));
    expect(standsOn(garden, spaceOf("e5:2"))?.kind).toBe("belvedere");
    expect(garden.height).toBe(2);
  });

  it("shows the symbol that a space has now, not the printed one", () => {
    const garden = shown([LOW]);
    garden.symbols = garden.symbols.slice(0, 18) + "s" + garden.symbols.slice(19);
    expect(readGarden(garden).terraces[0]?.symbols).toEqual(["statue", "stairs", "fountain", "statue"]);
  });

  it("tells what would carry a ghost", () => {
    const ghost: Ghost = { ...spaceOf("d4:2"), ...readTile(HIGH), free: 1 };
    const statue = { ...STATUE };
    delete statue.state;
    const supports = supportsOf(ghost, readGarden(shown([LOW], [statue])));
    expect(supports.map((one) => one.by)).toEqual(["double", "nothing", "double", "statue"]);
  });
});

it("reads the quarry", () => {
  const [first, second] = readQuarry([
    { stack: "a1", layer: 0, tile: null },
    {
      stack: "b1",
      layer: 3,
      tile: { id: "clay-1", face: "Wst.." },
      yield: { total: 4, edges: [1, 1, 1, 0], flower: 1, token: 0 },
    },
  ]);
  expect(first).toMatchObject({ column: 0, row: 0, face: null, yields: null, isOwn: false });
  expect(second).toMatchObject({ column: 1, yields: 4, isOwn: true, face: { material: "clay" } });
});
