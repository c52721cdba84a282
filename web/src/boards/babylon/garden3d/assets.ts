/** Everything built once and shared by all 3D views: materials, textures, and the geometry of each kind of part. */

import {
  CanvasTexture,
  DoubleSide,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type BufferGeometry,
  type Material as Surface,
  type MeshStandardMaterialParameters,
  type Texture,
} from "three";
import { belvedere } from "./belvedere";
import { bridge } from "./bridge";
import { fountain, jets } from "./fountain";
import { doublePillar, singlePillar } from "./pillars";
import { flower, leaf, sprig } from "./plants";
import { plaque, plaqueAtlas, blankPlaque } from "./plaques";
import { stairs } from "./stairs";
import { statue } from "./statue";
import { basalt, bricks, granite, grass, lawn, terrace } from "./tiles";

/** The render quality; "none" means top view only. */
export type Quality = "full" | "light" | "none";

export type SurfaceName =
  | "stone"
  | "gloss"
  | "jet"
  | "leaf"
  | "petal"
  | "plaque"
  | "lawn"
  | "clay"
  | "granite"
  | "basalt"
  | "start"
  | "glass"
  | "water";

/** The kinds of parts that gardens consist of. */
export type Kind =
  | "single"
  | "double"
  | "tile clay"
  | "tile granite"
  | "tile basalt"
  | "tile start"
  | "lawn"
  | "leaf"
  | "sprig"
  | `flower ${"white" | "pink" | "blue" | "orange"}`
  | `plaque ${"statue" | "stairs" | "fountain" | "bridge" | "blank"}`
  | "statue"
  | "stairs"
  | "fountain"
  | "jets"
  | "bridge"
  | "belvedere"
  | "glass tile"
  | "glass single"
  | "glass double";

export interface PartAssets {
  geometry: BufferGeometry;
  surface: Surface;
  castsShadow: boolean;
}

export type Draw = (pen: CanvasRenderingContext2D, size: number) => void;

export class Assets {
  readonly quality: Quality;
  readonly surfaces: Record<SurfaceName, Surface>;
  readonly kinds: Record<Kind, PartAssets>;
  readonly #owned: { dispose(): void }[] = [];
  readonly #shared = new Map<string, unknown>();

  constructor(quality: Quality) {
    this.quality = quality;
    this.surfaces = this.#surfaces();
    this.kinds = this.#kinds();
  }

  /** Register an object for disposal together with these assets. */
  own<T extends { dispose(): void }>(thing: T): T {
    this.#owned.push(thing);
    return thing;
  }

  /** Return a shared object, made on first use. */
  shared<T>(name: string, make: () => T): T {
    if (!this.#shared.has(name)) this.#shared.set(name, make());
    return this.#shared.get(name) as T;
  }

  texture(size: number, draw: Draw): Texture {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = size;
    const pen = canvas.getContext("2d");
    if (pen) draw(pen, size);
    const texture = this.own(new CanvasTexture(canvas));
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = this.quality === "full" ? 8 : 4;
    texture.wrapS = texture.wrapT = RepeatWrapping;
    return texture;
  }

  /** Make a material. Low quality drops gloss, the most expensive part on slow machines. */
  surface(look: MeshStandardMaterialParameters & { glow?: number }): Surface {
    const { glow = 0, ...rest } = look;
    const { roughness, metalness, ...plain } = rest;
    const isMatt = this.quality !== "full" || (roughness === undefined && metalness === undefined);
    const surface = isMatt
      ? new MeshLambertMaterial(plain)
      : new MeshStandardMaterial({ roughness: roughness ?? 1, metalness: metalness ?? 0, ...plain });
    if (glow) shineInOwnColour(surface, glow);
    return this.own(surface);
  }

  dispose(): void {
    for (const thing of this.#owned) thing.dispose();
    this.#owned.length = 0;
    this.#shared.clear();
  }

  #surfaces(): Record<SurfaceName, Surface> {
    return {
      stone: this.surface({ vertexColors: true, glow: 0.06 }),
      gloss: this.surface({ vertexColors: true, roughness: 0.42, metalness: 0.08, glow: 0.13 }),
      jet: this.surface({
        color: "#e8fbff",
        transparent: true,
        opacity: 0.82,
        emissive: "#9fe3f5",
        emissiveIntensity: 0.35,
      }),
      leaf: this.surface({ flatShading: true }),
      petal: this.surface({ vertexColors: true, side: DoubleSide, glow: 0.06 }),
      plaque: this.surface({ map: this.texture(512, plaqueAtlas) }),
      lawn: this.surface({ map: this.texture(256, grass) }),
      clay: this.surface({ map: this.texture(512, bricks("#d07b4c", "#8f4424", 4, 3)) }),
      granite: this.surface({ map: this.texture(256, granite) }),
      basalt: this.surface({ map: this.texture(256, basalt), roughness: 0.6 }),
      start: this.surface({ map: this.texture(512, bricks("#ecdcb6", "#b59a63", 2, 2)) }),
      glass: this.surface({ color: "#dfeaff", transparent: true, opacity: 0.2, depthWrite: false }),
      water: this.surface({ color: "#5cb9c9", roughness: 0.12, emissive: "#2a7d92", emissiveIntensity: 0.18 }),
    };
  }

  #kinds(): Record<Kind, PartAssets> {
    const isFull = this.quality === "full";
    const tile = this.own(terrace());
    const single = this.own(singlePillar(isFull ? 14 : 8));
    const double = this.own(doublePillar(isFull ? 14 : 8));
    const of = (geometry: BufferGeometry, surface: SurfaceName, castsShadow = true): PartAssets => ({
      geometry: this.own(geometry),
      surface: this.surfaces[surface],
      castsShadow,
    });
    return {
      single: of(single, "gloss"),
      double: of(double, "gloss"),
      "tile clay": of(tile, "clay"),
      "tile granite": of(tile, "granite"),
      "tile basalt": of(tile, "basalt"),
      "tile start": of(tile, "start"),
      lawn: of(lawn(), "lawn", false),
      leaf: of(leaf(isFull), "leaf"),
      sprig: of(sprig(), "leaf", false),
      "flower white": of(flower("white"), "petal", false),
      "flower pink": of(flower("pink"), "petal", false),
      "flower blue": of(flower("blue"), "petal", false),
      "flower orange": of(flower("orange"), "petal", false),
      "plaque statue": of(plaque("statue"), "plaque", false),
      "plaque stairs": of(plaque("stairs"), "plaque", false),
      "plaque fountain": of(plaque("fountain"), "plaque", false),
      "plaque bridge": of(plaque("bridge"), "plaque", false),
      "plaque blank": of(blankPlaque(), "plaque", false),
      statue: of(statue(isFull), "gloss"),
      stairs: of(stairs(), "stone"),
      fountain: of(fountain(), "gloss"),
      jets: of(jets(isFull), "jet", false),
      bridge: of(bridge(), "stone"),
      belvedere: of(belvedere(isFull), "gloss"),
      "glass tile": of(tile, "glass", false),
      "glass single": of(single, "glass", false),
      "glass double": of(double, "glass", false),
    };
  }
}

/** Add a little light of the surface's own colour, so that marble stays white and gold stays warm in the shade. */
function shineInOwnColour(surface: MeshLambertMaterial | MeshStandardMaterial, glow: number): void {
  surface.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <emissivemap_fragment>",
      `#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * ${glow.toFixed(3)};`,
    );
  };
  surface.customProgramCacheKey = () => `glow ${glow}`;
}
