/** The layout for any screen size. The board is always vertical; what is around it differs. */

import { COLUMNS, placeOf, ROWS } from "./places";

/** wide: cards left and right. tall: bars above and below. flat: a phone in landscape, small cards left and right. */
export type Mode = "wide" | "tall" | "flat";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  mode: Mode;
  width: number;
  /** The height of the table: the screen's, or more if the smallest cells need it. */
  height: number;
  /** The size of a cell, and the gap between planet and sky. */
  u: number;
  gap: number;
  /** Left edge of column 1; top edges of the other planet, the sky and your planet; the ground. */
  left: number;
  upper: number;
  sky: number;
  own: number;
  ground: number;
  /** The maximum width of the cards next to the board. */
  cards: number;
  /** The height of the lower card of a tall table. */
  action: number;
  /** True if everything is smaller, on a small phone. */
  compact: boolean;
  /** True if bag and powers fit next to the board of a tall table. */
  rails: boolean;
}

export const SMALLEST = 38;
/** Cells that nobody taps may be smaller. */
const SMALLEST_SHOWN = 26;
const LARGEST = 96;
const BAR = 56;
/** How far the cloud extends beyond the columns, in cells. */
const CLOUD = 0.95;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function placed(
  mode: Mode,
  width: number,
  height: number,
  u: number,
  gap: number,
  upper: number,
  rest: Pick<Layout, "cards" | "action" | "rails" | "compact">,
): Layout {
  const sky = upper + ROWS * u + gap;
  const own = sky + 2 * u + gap;
  return {
    mode,
    width,
    height: Math.max(height, own + ROWS * u + rest.action + 1),
    u,
    gap,
    left: Math.round(width / 2 - (COLUMNS * u) / 2),
    upper,
    sky,
    own,
    ground: own + ROWS * u,
    ...rest,
  };
}

function wide(width: number, height: number): Layout {
  const margin = clamp(16, (height - 560) * 0.142, 48);
  const u = clamp(SMALLEST, Math.floor((height - 2 * margin) / 10.86), LARGEST);
  const gap = Math.round(u * 0.43);
  const upper = Math.round((height - 10 * u - 2 * gap) / 2 - margin / 12);
  return placed("wide", width, height, u, gap, upper, {
    cards: Math.floor(clamp(0, width / 2 - (2.5 + CLOUD) * u - 28, width > 1800 ? 360 : 316)),
    action: 0,
    compact: false,
    rails: false,
  });
}

function tall(width: number, height: number, needed: number | null): Layout {
  const compact = height < 740;
  const action = needed ?? (compact ? 126 : 142);
  const share = compact ? 0.28 : 0.4;
  const u = clamp(
    needed === null ? SMALLEST : SMALLEST_SHOWN,
    Math.floor(Math.min((height - BAR - action - (compact ? 14 : 20)) / (10 + 2 * share), width / 6.1)),
    LARGEST,
  );
  const gap = Math.round(u * share);
  const free = height - BAR - action - 10 * u - 2 * gap;
  const upper = BAR + Math.round(clamp(5, free * 0.45, free));
  return placed("tall", width, height, u, gap, upper, {
    cards: 0,
    action,
    compact,
    rails: (width - COLUMNS * u) / 2 > 150,
  });
}

function flat(width: number, height: number, needed: number | null): Layout {
  const u = Math.max(SMALLEST, Math.floor((height - 10) / 10.4));
  const gap = Math.max(4, Math.round((height - 10 * u) / 2.6));
  const upper = Math.max(1, Math.round((height - 10 * u - 2 * gap) / 2));
  const beside = width / 2 - 2.5 * u - 16;
  return placed("flat", width, height, u, gap, upper, {
    cards: Math.floor(Math.min(needed === null ? beside - CLOUD * u : beside, 312)),
    action: 0,
    compact: true,
    rails: false,
  });
}

/**
 * The layout for a screen. If `needed` is given, nothing needs to be touched, and the card below the board of a tall
 * screen has that height.
 */
export function layoutFor(width: number, height: number, needed: number | null = null): Layout {
  if (height < 600 && width > height * 1.2) return flat(width, height, needed);
  const beside = wide(width, height);
  return beside.cards >= 232 && width > height ? beside : tall(width, height, needed);
}

/** The centre of a place on the board, seen from a side: your planet is at the bottom. */
export function pointOf(layout: Layout, name: string, side: number): Point {
  const place = placeOf(name);
  if (!place) return { x: layout.width / 2, y: layout.sky + layout.u };
  const { u } = layout;
  const x = layout.left + (place.column + 0.5) * u;
  const isOwn = place.seat === side;
  if (place.area === "sky") return { x, y: layout.sky + (isOwn ? 1.5 : 0.5) * u };
  return { x, y: isOwn ? layout.ground - (place.row + 0.5) * u : layout.upper + (place.row + 0.5) * u };
}
