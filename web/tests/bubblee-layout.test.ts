/** The board fits every screen, and its places are in the right positions. */

import { describe, expect, it } from "vitest";
import { layoutFor, SMALLEST, pointOf } from "../src/boards/bubblee/layout";
import { grid, placeOf } from "../src/boards/bubblee/places";

describe("a screen of", () => {
  it.each([
    [1440, 900, "wide", 74],
    [1920, 1080, "wide", 84],
    [1280, 720, "wide", 58],
    [1024, 768, "wide", 60],
    [768, 1024, "tall", 70],
    [390, 844, "tall", 57],
    [360, 640, "tall", 42],
    [844, 390, "flat", 38],
    [667, 375, "flat", 38],
  ] as const)("%i × %i is %s, with cells of at least %i", (width, height, mode, cell) => {
    const layout = layoutFor(width, height);
    expect(layout.mode).toBe(mode);
    expect(layout.u).toBeGreaterThanOrEqual(cell);
    expect(layout.left).toBeGreaterThanOrEqual(0);
    expect(layout.upper).toBeGreaterThanOrEqual(0);
    if (height >= 390) expect(layout.height).toBe(height);
    expect(layout.ground).toBeLessThanOrEqual(layout.height - layout.action);
  });

  it("any size has cells that can be touched", () => {
    for (let width = 320; width < 2600; width += 130) {
      for (let height = 320; height < 1600; height += 90)
        expect(layoutFor(width, height).u).toBeGreaterThanOrEqual(SMALLEST);
    }
  });

  it("a phone leaves what the card below needs", () => {
    const layout = layoutFor(390, 844, 230);
    expect(layout.ground).toBeLessThanOrEqual(844 - 230);
  });
});

describe("a place", () => {
  const layout = layoutFor(390, 844);

  it("is on its own cell, whichever side one looks from", () => {
    for (const side of [0, 1]) {
      const spots = grid(side)
        .flat()
        .map((name) => pointOf(layout, name, side));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
    }
  });

  it("of the own planet is below, its ground lowest; columns are the same from both sides", () => {
    expect(pointOf(layout, "planet 1 3:1", 0).y).toBeGreaterThan(pointOf(layout, "planet 1 3:2", 0).y);
    expect(pointOf(layout, "planet 2 3:1", 0).y).toBeLessThan(pointOf(layout, "planet 2 3:2", 0).y);
    expect(pointOf(layout, "planet 1 3:1", 1).y).toBeLessThan(layout.sky);
    expect(pointOf(layout, "sky 1:2", 0).x).toBe(pointOf(layout, "sky 1:2", 1).x);
  });

  it("is read by its name", () => {
    expect(placeOf("planet 2 3:1")).toEqual({ area: "planet", seat: 1, column: 2, row: 0 });
    expect(placeOf("sky 1:5")).toEqual({ area: "sky", seat: 0, column: 4 });
    expect(placeOf("power red")).toBeNull();
  });

  it("stands in the grid from the top of the screen down", () => {
    const rows = grid(0).map((places) => pointOf(layout, places[0] ?? "", 0).y);
    expect(rows).toEqual(rows.toSorted((one, two) => one - two));
  });
});
