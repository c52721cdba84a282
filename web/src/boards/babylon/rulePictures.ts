/** The pictures of the rules: gardens from above, digs, and sets. */

import type { FlowerName } from "../../look/flowers";
import type { Ghost, Material, PieceKind } from "./garden";
import type { Marks } from "./marks";

export interface GardenFrame {
  kind: "garden";
  /** Two opposite corner cells of the visible part; the whole board if omitted. */
  from?: string;
  to?: string;
  /** Laid tiles: material, face (flower, then symbols clockwise from the top left), place. */
  tiles: [Material, string, string][];
  /** Kind and spaces. */
  pieces?: [PieceKind, string][];
  ghost?: Ghost;
  marks?: Marks;
}

/** The neighbour of an edge of a quarry tile, and whether the edge gives a pillar. */
export interface Border {
  by: Exclude<Material, "start"> | "floor" | "side";
  gives: boolean;
}

export interface QuarryFrame {
  kind: "quarry";
  tile: [Exclude<Material, "start">, string];
  /** Top, right, bottom, left. */
  borders: [Border, Border, Border, Border];
  isOwn?: boolean;
  total: number;
}

export type Frame =
  | GardenFrame
  | QuarryFrame
  | { kind: "tiles"; tiles: [Material, string][] }
  | { kind: "stack" }
  | { kind: "exchange" }
  | { kind: "store" }
  | { kind: "tokens" }
  | { kind: "set"; of: "pieces" | "flowers" };

const border = (by: Border["by"], gives: boolean): Border => ({ by, gives });
const ghost = (column: number, row: number, level: number, free = -1): Ghost => ({
  column,
  row,
  level,
  free,
  material: "granite",
  flower: "orange",
  symbols: ["fountain", null, "statue", "stairs"],
});

const LOW = ["clay", "Ps..b", "a1:1"] as const satisfies [Material, string, string];

export const FLOWERS: readonly FlowerName[] = ["white", "pink", "blue", "orange"];

export const PICTURES: Record<string, Frame[]> = {
  "1.1": [{ kind: "garden", tiles: [] }],
  "1.2": [{ kind: "store" }],
  "1.3": [
    {
      kind: "tiles",
      tiles: [
        ["clay", "Ps..b"],
        ["granite", "Bft.s"],
        ["basalt", "Obtfs"],
      ],
    },
  ],
  "1.4": [
    {
      kind: "tiles",
      tiles: [
        ["start", "Wstfb"],
        ["start", "Pstfb"],
        ["start", "Bstfb"],
        ["start", "Ostfb"],
      ],
    },
  ],
  "2.2": [{ kind: "stack" }],
  "4.2": [
    {
      kind: "quarry",
      tile: ["granite", "Wft.s"],
      borders: [border("clay", false), border("side", true), border("floor", true), border("granite", true)],
      total: 3,
    },
  ],
  "4.3": [
    {
      kind: "quarry",
      tile: ["clay", "P.sf."],
      borders: [border("clay", true), border("granite", true), border("clay", true), border("basalt", true)],
      isOwn: true,
      total: 5,
    },
  ],
  "4.4": [
    {
      kind: "quarry",
      tile: ["granite", "Bb.ts"],
      borders: [border("clay", false), border("granite", true), border("basalt", true), border("floor", true)],
      total: 3,
    },
    {
      kind: "quarry",
      tile: ["basalt", "Ptfbs"],
      borders: [border("clay", false), border("granite", false), border("basalt", true), border("side", true)],
      isOwn: true,
      total: 3,
    },
  ],
  "5.2": [{ kind: "exchange" }],
  "5.4": [
    { kind: "garden", from: "a1", to: "d4", tiles: [], ghost: ghost(1, 1, 1) },
    { kind: "garden", from: "a1", to: "d4", tiles: [LOW], ghost: ghost(1, 1, 2) },
  ],
  "5.7": [{ kind: "garden", from: "a1", to: "d4", tiles: [], ghost: ghost(1, 1, 1, 1) }],
  "5.9": [
    {
      kind: "garden",
      from: "a1",
      to: "d4",
      tiles: [["clay", "P.s.b", "a1:1"]],
      pieces: [["statue", "b2:1"]],
      ghost: ghost(1, 1, 2),
    },
  ],
  "5.10": [
    {
      kind: "garden",
      from: "a1",
      to: "d3",
      tiles: [
        ["clay", "P.t.s", "a1:1"],
        ["granite", "Btf.b", "c1:2"],
      ],
      pieces: [["stairs", "b2:1 c2:2"]],
      marks: { refused: "a2:2" },
    },
  ],
  "5.11": [{ kind: "garden", from: "a1", to: "d4", tiles: [["clay", "Wf..t", "b2:1"]], marks: { refused: "b2:2" } }],
  "6.2": [
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ps..b", "a1:1"],
        ["clay", "W.s.t", "c1:1"],
      ],
      marks: { onlyNow: ["d2", "c1"], spots: ["d2"] },
    },
  ],
  "6.4": [
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ps.t.", "a1:1"],
        ["granite", "Bf.bt", "c1:2"],
      ],
      pieces: [["stairs", "b1:1 c1:2"]],
    },
  ],
  "6.5": [
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ws.f.", "a1:1"],
        ["clay", "O.b.f", "c1:1"],
      ],
      pieces: [["fountain", "b1:1 c1:1"]],
    },
  ],
  "6.6": [
    {
      kind: "garden",
      from: "a1",
      to: "e2",
      tiles: [
        ["clay", "Pt.b.", "a1:1"],
        ["clay", "W.f.b", "d1:1"],
      ],
      pieces: [["bridge", "b1:1 d1:1"]],
    },
  ],
  "6.7": [
    {
      kind: "garden",
      from: "a1",
      to: "e2",
      tiles: [
        ["clay", "B.s.t", "a1:1"],
        ["granite", "Ofs.b", "d1:1"],
      ],
      pieces: [
        ["statue", "b2:1"],
        ["statue", "e2:1"],
      ],
      marks: { pairs: [["b2", "e2"]] },
    },
  ],
  "6.8": [
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ps..b", "a1:1"],
        ["clay", "W.s.t", "c1:1"],
      ],
      pieces: [["statue", "d2:1"]],
      marks: { refused: "a1:1", pairs: [["a2", "d2"]] },
    },
  ],
  "8.2": [{ kind: "tokens" }],
  "9.1": [
    {
      kind: "garden",
      from: "a1",
      to: "c3",
      tiles: [
        ["clay", "Ps..b", "a1:1"],
        ["granite", "Bf.bt", "b2:2"],
      ],
    },
  ],
  "9.2": [
    {
      kind: "garden",
      from: "a1",
      to: "d4",
      tiles: [
        ["clay", "Ps..b", "a1:1"],
        ["granite", "Bf.bt", "b2:2"],
        ["basalt", "Obtfs", "c3:3"],
      ],
    },
  ],
  "9.3": [
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ps.f.", "a1:1"],
        ["clay", "O.b.f", "c1:1"],
      ],
      pieces: [
        ["statue", "a2:1"],
        ["fountain", "b1:1 c1:1"],
      ],
    },
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ps.t.", "a1:1"],
        ["granite", "Bf.bt", "c1:2"],
      ],
      pieces: [["stairs", "b1:1 c1:2"]],
    },
  ],
  "9.4": [
    {
      kind: "garden",
      from: "a1",
      to: "d2",
      tiles: [
        ["clay", "Ps.f.", "a1:1"],
        ["granite", "Bf.bt", "c1:2"],
      ],
      pieces: [
        ["belvedere", "b2:1"],
        ["belvedere", "c2:2"],
      ],
    },
  ],
  "9.5": [{ kind: "set", of: "pieces" }],
  "9.6": [{ kind: "set", of: "flowers" }],
  "10.1": [
    {
      kind: "garden",
      tiles: [
        ["clay", "Ps..b", "a1:1"],
        ["granite", "Bf.bt", "c4:2"],
      ],
    },
  ],
};
