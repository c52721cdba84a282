/** The state of the screen: the scene, highlights, and where elements are. Playback changes it, components draw it. */

import { flushSync } from "svelte";
import type { Colour, Mood } from "./creatures";
import { pointOf, type Layout, type Point } from "./layout";
import type { Group, Scene } from "./scene";

export interface Banner {
  title: string;
  text: string;
  colour: Colour | null;
}

export class Screen {
  scene: Scene = $state.raw() as Scene;
  layout: Layout = $state.raw() as Layout;
  side = $state(0);
  banner: Banner | null = $state.raw(null);
  /** Places that an opponent is about to use. */
  pointed: string[] = $state.raw([]);
  /** Lines that are about to pop. */
  lit: Group[] = $state.raw([]);
  /** The places that an opponent's last move has changed. */
  trace: string[] = $state.raw([]);
  moods: ReadonlyMap<number, Mood> = $state.raw(new Map());
  /** The latest events, for screen readers. */
  announcement = $state("");
  /** The layer for sparks and flying points. */
  air: HTMLElement | null = null;

  private readonly pieces = new Map<number, HTMLElement>();
  private readonly anchors = new Map<string, HTMLElement>();

  constructor(scene: Scene, layout: Layout, side: number) {
    this.scene = scene;
    this.layout = layout;
    this.side = side;
  }

  /** Draw a scene synchronously, so that its pieces can be animated. */
  draw(scene: Scene): void {
    flushSync(() => (this.scene = scene));
  }

  piece(id: number): HTMLElement | undefined {
    return this.pieces.get(id);
  }

  at(place: string): Point {
    return pointOf(this.layout, place, this.side);
  }

  /** The centre of an element next to the board: the bag, a score, the drawn Bubblee. */
  anchor(name: string): Point | null {
    const [node, air] = [this.anchors.get(name), this.air];
    if (!node || !air) return null;
    const [box, origin] = [node.getBoundingClientRect(), air.getBoundingClientRect()];
    return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  }

  anchored(name: string): HTMLElement | undefined {
    return this.anchors.get(name);
  }

  /** Svelte attachments that register elements here. */
  readonly asPiece = (id: number) => (node: HTMLElement) => this.keep(this.pieces, id, node);
  readonly asAnchor = (name: string) => (node: HTMLElement) => this.keep(this.anchors, name, node);

  private keep<Key>(known: Map<Key, HTMLElement>, key: Key, node: HTMLElement): () => void {
    known.set(key, node);
    return () => void (known.get(key) === node && known.delete(key));
  }

  /** Clear banner, highlights and moods. */
  reset(): void {
    this.banner = null;
    this.pointed = [];
    this.lit = [];
    this.moods = new Map();
  }
}
