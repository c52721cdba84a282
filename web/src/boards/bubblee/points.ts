/** The points of a finished game by source, and which Bubblees they were, summed up from the replay's events. */

import type { Replay } from "../../wire";
import { COLOURS, nameOf, type Colour } from "./creatures";
import { placeOf } from "./places";

/** "before": a game taken over from another one starts with points. */
export const SOURCES = ["before", "lines", "chains", "powers"] as const;
export type Source = (typeof SOURCES)[number];

export interface Points {
  bySource: Record<Source, number>;
  /** The captured Bubblees, oldest first. */
  heads: Colour[];
  total: number;
}

type Moment = Replay["moments"][number];
type Event = Record<string, unknown> & { event?: unknown };

const POWERS = COLOURS.map(nameOf);

/** Each seat's points. */
export function pointsOf(replay: Replay): Points[] {
  const before = (replay.moments[0]?.view["points"] as number[] | undefined) ?? [];
  const points: Points[] = replay.players.map((_, seat) => ({
    bySource: { before: before[seat] ?? 0, lines: 0, chains: 0, powers: 0 },
    heads: [],
    total: before[seat] ?? 0,
  }));
  for (const [before, moment] of keptMoves(replay.moments)) addPoints(points, before, moment);
  return points;
}

/** The moves that were not taken back, each with the moment before it. */
function keptMoves(moments: readonly Moment[]): [Moment, Moment][] {
  const kept: [Moment, Moment][] = [];
  moments.forEach((moment, at) => {
    while (
      kept.length &&
      (kept.at(-1)?.[1].ply ?? 0) >= moment.ply &&
      (moment.kind === "back" || moment.kind === "move")
    ) {
      if (moment.kind === "back" && kept.at(-1)?.[1].ply === moment.ply) break;
      kept.pop();
    }
    const before = moments[at - 1];
    if (moment.kind === "move" && before) kept.push([before, moment]);
  });
  return kept;
}

function addPoints(points: Points[], before: Moment, moment: Moment): void {
  const isPower = POWERS.some((power) => moment.move?.startsWith(power));
  let isChain = false;
  let heads: Colour[] = [];
  for (const event of (moment.events ?? []) as Event[]) {
    if (event.event === "chain") isChain = true;
    if (event.event === "line" || event.event === "touching")
      heads.push(...(event["places"] as string[]).map(() => event["colour"] as Colour));
    if (event.event !== "scored") continue;
    const mine = points[event["seat"] as number];
    const places = event["places"] as string[];
    if (!mine) continue;
    mine.bySource[isPower ? "powers" : isChain ? "chains" : "lines"] += places.length;
    mine.total += places.length;
    // Bubblees that a power captures one by one are in no line event; the board before says which they were.
    mine.heads.push(...(heads.length ? heads : places.map((place) => colourAt(before, place))));
    heads = [];
  }
}

function colourAt(moment: Moment, name: string): Colour {
  const place = placeOf(name);
  const planets = moment.view["planets"] as (Colour | null)[][][];
  return (place?.area === "planet" && planets[place.seat]?.[place.column]?.[place.row]) || "K";
}
