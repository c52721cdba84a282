/** One garden in 3D with its board. Applies a view's garden incrementally. */

import { Box3, Color, Group, Scene, Vector3, type Ray } from "three";
import { readGarden, type Garden, type GardenShown, type Ghost } from "../garden";
import { ALL_LEVELS, type Levels, type Marks } from "../marks";
import { spaceName, spaceOf, type Space } from "../places";
import { board, boardPlants } from "./board";
import type { Lens } from "./camera";
import { Instances } from "./instances";
import { DropAnimation } from "./dropAnimation";
import { Ghost3d } from "./ghost3d";
import type { Kind, Assets } from "./assets";
import { Light } from "./light";
import { markKinds, marksOf, type MarkKind } from "./marks";
import { blockX, blockZ, groundOf, xOf, yOf, zOf } from "./measures";
import { LevelNumbers } from "./levelNumbers";
import { pickGarden, topOf, type GardenHit } from "./pick";
import type { Subject } from "./stage";
import { sceneObjectsOf, type ViewOptions, type SceneObject } from "./sceneObjects";

const SAND = "#e6c79a";
const REACH = 9;
/** Half the framed width: the slots and a little of the rim. */
const HALF = 4.3;

/** The garden's lens. The board may reach slightly under what floats over its edges. */
export const GARDEN_LENS: Lens = { angle: 26, pitch: 37, fill: 1.12 };

export class Garden3d implements Subject {
  readonly scene = new Scene();
  readonly light: Light;
  hasNewShadows = true;
  #onChange: () => void = () => {};
  readonly #assets: Assets;
  readonly #instances: Instances<Kind>;
  readonly #marks: Instances<MarkKind>;
  readonly #ghost3d: Ghost3d;
  readonly #numbers: LevelNumbers;
  readonly #drops: DropAnimation;
  #shown: GardenShown;
  #garden: Garden;
  #ghost: Ghost | null = null;
  #marked: Marks = {};
  #levels: Levels = ALL_LEVELS;

  constructor(assets: Assets, shown: GardenShown, { shadowSize = 2048 } = {}) {
    this.#assets = assets;
    this.#shown = shown;
    this.#garden = readGarden(shown);
    this.scene.background = new Color(SAND);
    this.light = new Light(this.scene, { reach: REACH, mapSize: shadowSize });
    const [objects, marks] = [new Group(), new Group()];
    const kinds = assets.shared("marks", () => markKinds(assets));
    this.scene.add(board(assets), objects, marks);
    this.#instances = new Instances(objects, assets.kinds);
    this.#marks = new Instances(marks, kinds);
    this.#drops = new DropAnimation(this.#instances);
    this.#ghost3d = new Ghost3d(assets, kinds);
    this.scene.add(this.#ghost3d.group);
    this.#numbers = new LevelNumbers(assets, marks);
    this.#redraw(false);
  }

  /** The garden as read from the view: terraces, pillars, pieces. */
  get garden(): Garden {
    return this.#garden;
  }

  onChange(callback: () => void): void {
    this.#onChange = callback;
  }

  /** Show a garden; new objects drop into place if `falls`. */
  show(shown: GardenShown, { falls = false } = {}): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#garden = readGarden(shown);
    this.#redraw(falls);
  }

  ghost(ghost: Ghost | null): void {
    this.#ghost = ghost;
    this.#ghost3d.show(ghost, this.#garden);
    this.#changed(true);
  }

  mark(marks: Marks): void {
    const before = objectMarks(this.#marked);
    this.#marked = marks;
    this.light.dusk(marks.isDusk ?? false);
    if (before === objectMarks(marks)) this.#drawMarks();
    else this.#redraw(false);
  }

  levels(levels: Partial<Levels>): void {
    this.#levels = { ...this.#levels, ...levels };
    this.#redraw(false);
  }

  /** The first thing a ray hits: a space with its piece, a slot of the board, or a corner of the ghost. */
  pick(ray: Ray): GardenHit | null {
    return pickGarden(ray, this.#garden, this.#ghost, this.#upTo);
  }

  /** The volume that a camera should frame. */
  bounds(): Box3 {
    return new Box3(new Vector3(-HALF, 0, -HALF), new Vector3(HALF, topOf(this.#garden, this.#ghost), HALF));
  }

  /** The anchor over the ghost for its price and buttons. */
  placeOverGhost(): Vector3 | null {
    const ghost = this.#ghost;
    return ghost && new Vector3(blockX(ghost), yOf(ghost.level) + 1.25, blockZ(ghost) - 0.3);
  }

  /** The anchor over a space for HTML overlays. */
  placeOver(space: Space | string, rise = 0): Vector3 {
    const at = typeof space === "string" ? spaceOf(space) : space;
    return new Vector3(xOf(at), groundOf(at) + rise, zOf(at));
  }

  /** Advance the drop animation. Returns true while something is falling. */
  step(now: number): boolean {
    if (this.#drops.isFalling) this.hasNewShadows = true;
    return this.#drops.step(now);
  }

  dispose(): void {
    this.#instances.dispose();
    this.#marks.dispose();
    this.#numbers.dispose();
    this.light.dispose();
    this.scene.clear();
  }

  get #upTo(): number {
    return this.#levels.upTo ?? Infinity;
  }

  #options(): ViewOptions {
    return {
      upTo: this.#upTo,
      above: this.#levels.above,
      doomed: this.#named(this.#marked.doomed),
      lit: this.#lit(),
      hasVines: this.#assets.quality === "full",
    };
  }

  #lit(): ReadonlySet<string> {
    const { isDusk, lit, litTiles = [] } = this.#marked;
    if (!isDusk) return new Set();
    return new Set([
      ...this.#named(lit),
      ...this.#garden.terraces.filter((tile) => litTiles.includes(spaceName(tile))).map((tile) => tile.key),
    ]);
  }

  /** The keys of pieces, given their spaces. */
  #named(list: readonly string[] = []): ReadonlySet<string> {
    const spaces = new Set(list);
    return new Set(
      this.#garden.pieces
        .filter((piece) => [...spaces].some((names) => piece.key.endsWith(` ${names}`)))
        .map((piece) => piece.key),
    );
  }

  #redraw(falls: boolean): void {
    const objects: SceneObject[] = [
      { key: "board", signature: this.#garden.flower, foot: 0, parts: () => boardPlants(this.#garden.flower) },
      ...sceneObjectsOf(this.#garden, this.#options()),
    ];
    const wanted = new Set(objects.map((object) => object.key));
    const known = new Set(this.#instances.keys());
    for (const key of known) if (!wanted.has(key)) this.#instances.remove(key);
    for (const object of objects) {
      if (this.#instances.isCurrent(object.key, object.signature)) continue;
      this.#instances.put(object.key, object.signature, object.parts());
      if (falls && !known.has(object.key)) this.#drops.add(object);
    }
    this.#numbers.show(this.#garden, this.#upTo, this.#levels.numbers);
    this.#ghost3d.show(this.#ghost, this.#garden);
    this.#drawMarks();
    this.#changed(true);
  }

  #drawMarks(): void {
    for (const key of this.#marks.keys()) this.#marks.remove(key);
    for (const { key, parts } of marksOf(this.#garden, this.#marked)) this.#marks.put(key, "", parts);
    this.#changed(false);
  }

  #changed(hasNewShadows: boolean): void {
    this.hasNewShadows ||= hasNewShadows;
    this.#onChange();
  }
}

/** A digest of the marks that change how objects look. */
const objectMarks = ({ doomed = [], lit = [], litTiles = [], isDusk = false }: Marks): string =>
  [doomed, isDusk ? [...lit, ...litTiles] : []].join("|");
