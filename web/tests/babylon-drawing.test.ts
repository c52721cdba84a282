import { BoxGeometry, Box3, Group, Matrix4, MeshBasicMaterial, Ray, Vector3, type InstancedMesh } from "three";
import { describe, expect, it } from "vitest";
import { SILHOUETTES, tintOf } from "../src/boards/babylon/art";
import { readGarden, readTile } from "../src/boards/babylon/garden";
import { ALL_LEVELS } from "../src/boards/babylon/marks";
import { cellOf, spaceOf } from "../src/boards/babylon/places";
import { badgePlace, flowerPlace, stepFrom, storeys } from "../src/boards/babylon/garden2d/layout";
import { Camera, NO_INSETS, PRESETS } from "../src/boards/babylon/garden3d/camera";
import { Instances } from "../src/boards/babylon/garden3d/instances";
import { DropAnimation } from "../src/boards/babylon/garden3d/dropAnimation";
import { pickGarden } from "../src/boards/babylon/garden3d/pick";
import { sceneObjectsOf, type ViewOptions } from "../src/boards/babylon/garden3d/sceneObjects";
import { BELVEDERE, HIGH, LOW, shown, STATUE } from "./babylon-garden";

const GARDEN = readGarden(shown([LOW, HIGH], [STATUE, BELVEDERE]));
const LOOK: ViewOptions = { upTo: Infinity, above: "hidden", doomed: new Set(), lit: new Set(), hasVines: true };

describe("art", () => {
  it("has paths that begin with a move", () => {
    for (const parts of Object.values(SILHOUETTES))
      for (const { path } of parts) expect(path).toMatch(/^M[-\d. a-zA-Z]+$/);
  });

  it("has a tint for every level", () => {
    expect(new Set([0, 1, 2, 3, 4].map(tintOf)).size).toBe(5);
    expect(tintOf(16)).toBe(tintOf(5));
  });
});

describe("things of a garden", () => {
  const keys = (look: Partial<ViewOptions>): string[] =>
    sceneObjectsOf(GARDEN, { ...LOOK, ...look }).map((thing) => thing.key);

  it("are its terraces, pillars and pieces", () => {
    expect(keys({})).toEqual([
      "start-pink",
      "clay-1",
      ...GARDEN.pillars.map((pillar) => pillar.key),
      "statue d4:1",
      "belvedere e5:2",
    ]);
  });

  it("are left out above a level, or of glass", () => {
    expect(keys({ upTo: 1 })).not.toContain("clay-1");
    const glass = sceneObjectsOf(GARDEN, { ...LOOK, upTo: 1, above: "glass" }).find((thing) => thing.key === "clay-1");
    expect(glass?.parts().map((part) => part.kind)).toEqual(["glass tile"]);
  });

  it("change their signature only when they look different", () => {
    const signature = (look: Partial<ViewOptions>, key: string): string | undefined =>
      sceneObjectsOf(GARDEN, { ...LOOK, ...look }).find((thing) => thing.key === key)?.signature;
    expect(signature({}, "clay-1")).toBe(signature({ doomed: new Set(["statue d4:1"]) }, "clay-1"));
    expect(signature({}, "statue d4:1")).not.toBe(signature({ doomed: new Set(["statue d4:1"]) }, "statue d4:1"));
    // Without the tile over it the lower terrace shows another symbol.
    expect(signature({}, "start-pink")).not.toBe(signature({ upTo: 1 }, "start-pink"));
  });

  it("are drawn the same every time", () => {
    const draw = (): string =>
      JSON.stringify(sceneObjectsOf(GARDEN, LOOK).map((thing) => thing.parts().map((part) => part.matrix.elements)));
    expect(draw()).toBe(draw());
  });
});

describe("a set of instances", () => {
  const kind = { geometry: new BoxGeometry(), surface: new MeshBasicMaterial(), castsShadow: true };
  const at = (x: number): { kind: "box"; matrix: Matrix4 } => ({
    kind: "box",
    matrix: new Matrix4().makeTranslation(x, 0, 0),
  });
  const places = (group: Group): number[] => {
    const mesh = group.children[0] as InstancedMesh;
    return Array.from({ length: mesh.count }, (_, index) => {
      const matrix = new Matrix4();
      mesh.getMatrixAt(index, matrix);
      return matrix.elements[12];
    }).sort((one, other) => one - other);
  };

  it("has exactly what was put and not taken, however often it grew", () => {
    const group = new Group();
    const instances = new Instances<"box">(group, { box: kind });
    for (let thing = 0; thing < 12; thing++) instances.put(`${thing}`, "", [at(thing * 10), at(thing * 10 + 1)]);
    for (const gone of [3, 11, 0]) instances.remove(`${gone}`);
    instances.put("5", "new", [at(500)]);
    expect(group.children).toHaveLength(1);
    expect(places(group)).toEqual([10, 11, 20, 21, 40, 41, 60, 61, 70, 71, 80, 81, 90, 91, 100, 101, 500]);
    expect([instances.isCurrent("5", "new"), instances.isCurrent("5", "")]).toEqual([true, false]);
  });

  it("lets things fall and ends", () => {
    const group = new Group();
    const instances = new Instances<"box">(group, { box: kind });
    instances.put("one", "", [at(0)]);
    const drops = new DropAnimation(instances as never);
    drops.add({ key: "one", foot: 0 });
    expect([drops.step(0), drops.step(160), drops.step(400), drops.isFalling]).toEqual([true, true, false, false]);
  });
});

describe("picking", () => {
  const down = (x: number, z: number): Ray => new Ray(new Vector3(x, 20, z), new Vector3(0, -1, 0));

  it("finds slots, spaces and pieces from above", () => {
    expect(pickGarden(down(-3.5, 3.5), GARDEN, null, Infinity)).toMatchObject({ name: "a1", level: 0, piece: null });
    expect(pickGarden(down(-1.5, 1.5), GARDEN, null, Infinity)).toMatchObject({ name: "c3", level: 1 });
    expect(pickGarden(down(0.5, -0.5), GARDEN, null, Infinity)).toMatchObject({
      name: "e5",
      level: 2,
      piece: { kind: "belvedere" },
    });
    expect(pickGarden(down(9, 9), GARDEN, null, Infinity)).toBeNull();
  });

  it("looks through what is hidden, and hits the ghost before all else", () => {
    expect(pickGarden(down(-0.5, 0.5), GARDEN, null, 1)).toMatchObject({
      name: "d4",
      level: 1,
      piece: { kind: "statue" },
    });
    const ghost = { ...spaceOf("d4:3"), ...readTile(HIGH), free: -1 };
    expect(pickGarden(down(-0.5, 0.5), GARDEN, ghost, Infinity)).toMatchObject({
      name: "d4",
      level: 3,
      ghostCorner: 3,
    });
  });
});

describe("the camera", () => {
  const bounds = new Box3(new Vector3(-4.3, 0, -4.3), new Vector3(4.3, 4, 4.3));
  const corners = Array.from(
    { length: 8 },
    (_, at) => new Vector3(at & 1 ? 4.3 : -4.3, at & 2 ? 4 : 0, at & 4 ? 4.3 : -4.3),
  );

  it("frames its subject in what is free, from every preset and at every size", () => {
    for (const [width, height, insets] of [
      [1440, 900, { top: 70, right: 330, bottom: 140, left: 370 }],
      [390, 536, NO_INSETS],
    ] as const) {
      const camera = new Camera({ angle: 26, pitch: 37 }, bounds);
      camera.resize(width, height, insets);
      for (const preset of PRESETS) {
        camera.go(preset, false);
        for (const corner of corners) {
          const [x, y] = camera.project(corner);
          expect(x).toBeGreaterThan(insets.left - 1);
          expect(x).toBeLessThan(width - insets.right + 1);
          expect(y).toBeGreaterThan(insets.top - 1);
          expect(y).toBeLessThan(height - insets.bottom + 1);
        }
      }
    }
  });

  it("flies for 420 ms, and not at all where nothing may move", () => {
    const camera = new Camera({ angle: 26, pitch: 37 }, bounds);
    camera.resize(800, 600, NO_INSETS);
    camera.go("back", true);
    expect([camera.step(0), camera.step(200), camera.step(420), camera.step(421)]).toEqual([true, true, false, false]);
    camera.go("front", false);
    expect(camera.step(0)).toBe(false);
  });

  it("moves the ground with the hand", () => {
    const camera = new Camera({ angle: 26, pitch: 60 }, bounds);
    camera.resize(800, 600, NO_INSETS);
    const before = camera.project(new Vector3());
    camera.pan(40, 0);
    const after = camera.project(new Vector3());
    expect(after[0] - before[0]).toBeGreaterThan(25);
    expect(Math.abs(after[1] - before[1])).toBeLessThan(12);
  });
});

describe("the top view", () => {
  it("draws from low to high and knows what is covered", () => {
    const [low, high] = storeys(GARDEN, ALL_LEVELS);
    expect(low?.terraces[0]?.open).toEqual([true, false, true, true]);
    expect(high?.terraces[0]?.open).toEqual([true, true, true, true]);
    expect(high?.pieces.map(({ piece }) => piece.kind)).toEqual(["belvedere"]);
    expect(storeys(GARDEN, { ...ALL_LEVELS, upTo: 1 })[0]?.terraces[0]?.open).toEqual([true, true, true, true]);
  });

  it("finds room for flower and level on what is still seen", () => {
    const [low] = storeys(GARDEN, ALL_LEVELS);
    const drawn = low?.terraces[0];
    expect(drawn && flowerPlace(drawn)?.size).toBe(27);
    expect(drawn && badgePlace(drawn)).not.toBeNull();
    expect(drawn && badgePlace({ ...drawn, open: [false, false, false, false] })).toBeNull();
  });

  it("walks by arrow keys and stays on the board", () => {
    expect(stepFrom(cellOf("a1"), "ArrowUp", 8)).toEqual(cellOf("a2"));
    expect(stepFrom(cellOf("a1"), "ArrowLeft", 8)).toEqual(cellOf("a1"));
    expect(stepFrom(cellOf("c3"), "End", 8)).toEqual(cellOf("h3"));
    expect(stepFrom(cellOf("c3"), "x", 8)).toBeNull();
  });
});
