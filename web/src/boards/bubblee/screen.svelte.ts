/** What is on the screen at this moment: the scene, what is pointed at, and where things are. Playback changes it, components draw it. */

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
  /** Places that somebody else is about to use. */
  pointed: string[] = $state.raw([]);
  /** Lines that are about to pop. */
  lit: Group[] = $state.raw([]);
  /** Where somebody else's last move has left something. */
  trace: string[] = $state.raw([]);
  moods: ReadonlyMap<number, Mood> = $state.raw(new Map());
  /** What happened, for screen readers. */
  announcement = $state("");
  /** Where sparks and points fly. */
  air: HTMLElement | null = null;

  private readonly pieces = new Map<number, HTMLElement>();
  private readonly anchors = new Map<string, HTMLElement>();

  constructor(scene: Scene, layout: Layout, side: number) {
    this.scene = scene;
    this.layout = layout;
    this.side = side;
  }

  /** Draw a scene at once, so that its pieces can be moved. */
  draw(scene: Scene): void {
    flushSync(() => (this.scene = scene));
  }

  piece(id: number): HTMLElement | undefined {
    return this.pieces.get(id);
  }

  at(place: string): Point {
    return pointOf(this.layout, place, this.side);
  }

  /** The middle of something beside the board: the bag, a score, the drawn one. */
  anchor(name: string): Point | null {
    const [node, air] = [this.anchors.get(name), this.air];
    if (!node || !air) return null;
    const [box, origin] = [node.getBoundingClientRect(), air.getBoundingClientRect()];
    return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  }

  anchored(name: string): HTMLElement | undefined {
    return this.anchors.get(name);
  }

  /** Svelte attachments by which elements are known here. */
  readonly asPiece = (id: number) => (node: HTMLElement) => this.keep(this.pieces, id, node);
  readonly asAnchor = (name: string) => (node: HTMLElement) => this.keep(this.anchors, name, node);

  private keep<Key>(known: Map<Key, HTMLElement>, key: Key, node: HTMLElement): () => void {
    known.set(key, node);
    return () => void (known.get(key) === node && known.delete(key));
  }

  /** Nothing is going on any more. */
  reset(): void {
    this.banner = null;
    this.pointed = [];
    this.lit = [];
    this.moods = new Map();
  }
}
