/** Many parts of a few kinds: one instanced mesh a kind; things are put there and taken away by name, and nothing else is touched. */

import { Color, DynamicDrawUsage, InstancedMesh, Matrix4, type Group } from "three";
import type { PartAssets } from "./assets";
import type { MeshPart } from "./meshParts";

interface Slot {
  key: string;
  part: number;
}

const FIRST_ROOM = 8;
const WHITE = new Color(1, 1, 1);

/** The parts of one kind. */
class InstancePool {
  mesh: InstancedMesh;
  readonly slots: Slot[] = [];
  readonly #group: Group;
  readonly #kind: PartAssets;

  constructor(group: Group, kind: PartAssets) {
    this.#group = group;
    this.#kind = kind;
    this.mesh = this.#make(FIRST_ROOM);
  }

  #make(room: number): InstancedMesh {
    const mesh = new InstancedMesh(this.#kind.geometry, this.#kind.surface, room);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = this.#kind.castsShadow;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    mesh.count = 0;
    // Colours are there from the first, so that no shader is built twice.
    mesh.setColorAt(0, WHITE);
    if (!this.#kind.surface.depthWrite) mesh.renderOrder = 2;
    this.#group.add(mesh);
    return mesh;
  }

  add(slot: Slot, matrix: Matrix4, colour: Color): number {
    const index = this.slots.length;
    if (index === this.mesh.instanceMatrix.count) this.#grow();
    this.slots.push(slot);
    this.mesh.count = this.slots.length;
    this.set(index, matrix, colour);
    return index;
  }

  set(index: number, matrix: Matrix4, colour?: Color): void {
    this.mesh.setMatrixAt(index, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
    if (!colour) return;
    this.mesh.setColorAt(index, colour);
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  /** The last one takes the place of the one that goes; says which it was. */
  remove(index: number): Slot | null {
    const last = this.slots.length - 1;
    const moved = index === last ? null : (this.slots[last] ?? null);
    if (moved) {
      const [matrix, colour] = [new Matrix4(), new Color()];
      this.mesh.getMatrixAt(last, matrix);
      this.mesh.getColorAt(last, colour);
      this.slots[index] = moved;
      this.set(index, matrix, colour);
    }
    this.slots.pop();
    this.mesh.count = this.slots.length;
    return moved;
  }

  #grow(): void {
    const old = this.mesh;
    const mesh = this.#make(old.instanceMatrix.count * 2);
    mesh.instanceMatrix.array.set(old.instanceMatrix.array);
    if (mesh.instanceColor && old.instanceColor) mesh.instanceColor.array.set(old.instanceColor.array);
    mesh.count = old.count;
    this.mesh = mesh;
    this.#group.remove(old);
    old.dispose();
  }

  dispose(): void {
    this.#group.remove(this.mesh);
    this.mesh.dispose();
  }
}

interface PlacedObject<K extends string> {
  sign: string;
  parts: MeshPart<K>[];
  places: number[];
}

export class Instances<K extends string> {
  readonly #rows = new Map<K, InstancePool>();
  readonly #things = new Map<string, PlacedObject<K>>();
  readonly #group: Group;
  readonly #kinds: Record<K, PartAssets>;

  constructor(group: Group, kinds: Record<K, PartAssets>) {
    this.#group = group;
    this.#kinds = kinds;
  }

  keys(): string[] {
    return [...this.#things.keys()];
  }

  /** Whether a thing looks already as its sign says. */
  is(key: string, sign: string): boolean {
    return this.#things.get(key)?.sign === sign;
  }

  put(key: string, sign: string, parts: MeshPart<K>[]): void {
    this.take(key);
    const places = parts.map(({ kind, matrix, colour = WHITE }, part) =>
      this.#row(kind).add({ key, part }, matrix, colour),
    );
    this.#things.set(key, { sign, parts, places });
  }

  take(key: string): void {
    const thing = this.#things.get(key);
    if (!thing) return;
    // From the last to the first, so that a thing's own parts never take each other's places.
    for (let part = thing.parts.length - 1; part >= 0; part--) this.#remove(thing, part);
    this.#things.delete(key);
  }

  #remove(thing: PlacedObject<K>, part: number): void {
    const kind = thing.parts[part]?.kind;
    const place = thing.places[part];
    if (kind === undefined || place === undefined) return;
    const moved = this.#row(kind).remove(place);
    const mover = moved && this.#things.get(moved.key);
    if (mover) mover.places[moved.part] = place;
  }

  /** Move a thing as a whole for a moment: higher by so much, and squashed towards its foot. */
  shift(key: string, rise: number, squash = 1, foot = 0): void {
    const thing = this.#things.get(key);
    if (!thing) return;
    const change = new Matrix4()
      .makeTranslation(0, foot + rise, 0)
      .multiply(new Matrix4().makeScale(1, squash, 1))
      .multiply(new Matrix4().makeTranslation(0, -foot, 0));
    thing.parts.forEach(({ kind, matrix }, part) => {
      const place = thing.places[part];
      if (place !== undefined) this.#row(kind).set(place, change.clone().multiply(matrix));
    });
  }

  #row(kind: K): InstancePool {
    const known = this.#rows.get(kind);
    if (known) return known;
    const made = new InstancePool(this.#group, this.#kinds[kind]);
    this.#rows.set(kind, made);
    return made;
  }

  dispose(): void {
    for (const row of this.#rows.values()) row.dispose();
    this.#rows.clear();
    this.#things.clear();
  }
}
