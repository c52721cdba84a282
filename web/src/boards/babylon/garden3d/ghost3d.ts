/**
 * The ghost: a translucent tile on translucent pillars where a tile may be laid, a belvedere on its free corner, a gold
 * rim.
 */

import {
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type BufferGeometry,
  type Material as Surface,
} from "three";
import { supportsOf, type Garden, type Ghost } from "../garden";
import { blockCells } from "../places";
import type { Assets, PartAssets } from "./assets";
import type { MarkKind } from "./marks";
import { blockX, blockZ, groundOf, LAWN_RISE, THICKNESS, xOf, yOf, zOf } from "./measures";

interface Veils {
  tile: Surface;
  lawn: Surface;
  stone: Surface;
  rim: Surface;
}

function veils(assets: Assets): Veils {
  const veil = (colour: string, opacity: number, vertexColors = false): Surface =>
    assets.own(
      new MeshLambertMaterial({
        color: colour,
        transparent: true,
        opacity,
        emissive: colour,
        emissiveIntensity: 0.28,
        vertexColors,
      }),
    );
  return {
    tile: veil("#ffe9a8", 0.62),
    lawn: veil("#b9d67d", 0.7),
    stone: veil("#fff3c9", 0.66, true),
    rim: assets.own(new MeshBasicMaterial({ color: "#ffb81f" })),
  };
}

export class Ghost3d {
  readonly group = new Group();
  readonly #assets: Assets;
  readonly #frame: BufferGeometry;
  readonly #veils: Veils;

  constructor(assets: Assets, marks: Record<MarkKind, PartAssets>) {
    this.#assets = assets;
    this.#frame = marks.frame.geometry;
    this.#veils = assets.shared("veils", () => veils(assets));
  }

  show(ghost: Ghost | null, garden: Garden): void {
    this.group.clear();
    if (!ghost) return;
    const [x, y, z] = [blockX(ghost), yOf(ghost.level), blockZ(ghost)];
    const { kinds } = this.#assets;
    this.#add(kinds["tile clay"].geometry, this.#veils.tile, x, y - THICKNESS / 2, z).castShadow = true;
    this.#add(kinds.lawn.geometry, this.#veils.lawn, x, y - 0.04 + LAWN_RISE, z);
    this.#add(this.#frame, this.#veils.rim, x, y - 0.02, z);
    this.#symbols(ghost);
    this.#supports(ghost, garden);
  }

  #symbols(ghost: Ghost): void {
    blockCells(ghost).forEach((cell, corner) => {
      const symbol = ghost.symbols[corner];
      if (!symbol || corner === ghost.free) return;
      const { geometry, surface } = this.#assets.kinds[`plaque ${symbol}`];
      this.#add(geometry, surface, xOf(cell), yOf(ghost.level) + 0.024, zOf(cell));
    });
  }

  #supports(ghost: Ghost, garden: Garden): void {
    const { kinds } = this.#assets;
    for (const support of supportsOf(ghost, garden)) {
      const [x, z] = [xOf(support), zOf(support)];
      if (support.by === "nothing")
        this.#add(kinds.belvedere.geometry, this.#veils.stone, x, yOf(ghost.level) + LAWN_RISE, z);
      if (support.by === "single" || support.by === "double")
        this.#add(kinds[support.by].geometry, this.#veils.stone, x, groundOf(support), z).castShadow = true;
    }
  }

  #add(geometry: BufferGeometry, surface: Surface, x: number, y: number, z: number): Mesh {
    const mesh = new Mesh(geometry, surface);
    mesh.position.set(x, y, z);
    mesh.renderOrder = 3;
    this.group.add(mesh);
    return mesh;
  }
}
