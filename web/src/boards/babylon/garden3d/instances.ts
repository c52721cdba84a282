/**
 * Draws many parts of a few kinds, one InstancedMesh per kind. Objects are added and removed by key without touching
 * the rest.
 */

import { Color, DynamicDrawUsage, InstancedMesh, Matrix4, type Group } from "three";
import type { PartAssets } from "./assets";
import type { MeshPart } from "./meshParts";

interface Slot {
  key: string;
  part: number;
}

const FIRST_ROOM = 8;
const WHITE = new Color(1, 1, 1);

/** The instances of one kind. */
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
    // Set a colour from the start, so that the shader compiles once.
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

  /** Remove an instance; the last one takes its slot. Returns the moved one, or null. */
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
  signature: string;
  parts: MeshPart<K>[];
  places: number[];
}

export class Instances<K extends string> {
  readonly #pools = new Map<K, InstancePool>();
  readonly #objects = new Map<string, PlacedObject<K>>();
  readonly #group: Group;
  readonly #kinds: Record<K, PartAssets>;

  constructor(group: Group, kinds: Record<K, PartAssets>) {
    this.#group = group;
    this.#kinds = kinds;
  }

  keys(): string[] {
    return [...this.#objects.keys()];
  }

  /** True if the object is already drawn with this signature. */
  isCurrent(key: string, signature: string): boolean {
    return this.#objects.get(key)?.signature === signature;
  }

  put(key: string, signature: string, parts: MeshPart<K>[]): void {
    this.remove(key);
    const places = parts.map(({ kind, matrix, colour = WHITE }, part) =>
      this.#pool(kind).add({ key, part }, matrix, colour),
    );
    this.#objects.set(key, { signature, parts, places });
  }

  remove(key: string): void {
    const object = this.#objects.get(key);
    if (!object) return;
    // Last to first, so that the object's own parts never swap slots with each other.
    for (let part = object.parts.length - 1; part >= 0; part--) this.#remove(object, part);
    this.#objects.delete(key);
  }

  #remove(object: PlacedObject<K>, part: number): void {
    const kind = object.parts[part]?.kind;
    const place = object.places[part];
    if (kind === undefined || place === undefined) return;
    const moved = this.#pool(kind).remove(place);
    const mover = moved && this.#objects.get(moved.key);
    if (mover) mover.places[moved.part] = place;
  }

  /** Transform a whole object temporarily: raise it by `rise` and squash it towards its foot. */
  shift(key: string, rise: number, squash = 1, foot = 0): void {
    const object = this.#objects.get(key);
    if (!object) return;
    const change = new Matrix4()
      .makeTranslation(0, foot + rise, 0)
      .multiply(new Matrix4().makeScale(1, squash, 1))
      .multiply(new Matrix4().makeTranslation(0, -foot, 0));
    object.parts.forEach(({ kind, matrix }, part) => {
      const place = object.places[part];
      if (place !== undefined) this.#pool(kind).set(place, change.clone().multiply(matrix));
    });
  }

  #pool(kind: K): InstancePool {
    const known = this.#pools.get(kind);
    if (known) return known;
    const made = new InstancePool(this.#group, this.#kinds[kind]);
    this.#pools.set(kind, made);
    return made;
  }

  dispose(): void {
    for (const row of this.#pools.values()) row.dispose();
    this.#pools.clear();
    this.#objects.clear();
  }
}
