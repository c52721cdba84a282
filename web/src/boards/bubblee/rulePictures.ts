/** The pictures of the rules: positions, touches in them, and the events that follow, as a server would send them. */

import type { GameEvent } from "../../table/playback";
import type { Colour } from "./creatures";
import type { Group } from "./scene";

/** The visible part of the board: all, the sky with a planet, a planet alone, the sky alone. */
export type Part = "all" | "own" | "other" | "own planet" | "other planet" | "sky";

export interface Frame {
  part: Part;
  /** Near row and far row. */
  sky?: string;
  /** Columns 1 to 5, each from the ground up; "-" is an empty one. */
  own?: string;
  other?: string;
  touched?: string[];
  events?: GameEvent[];
  /** Lines that are being captured. */
  lines?: Group[];
  /** Powers to highlight. */
  powers?: Colour[];
}

const SKY = "RPYBG YBGRP";
const START = "K K - K K";

const fell = (colour: Colour, source: string, target: string): GameEvent => ({
  event: "fell",
  seat: source.startsWith("sky 1") || target.startsWith("planet 1") ? 0 : 1,
  colour,
  source,
  target,
});
const sent = (colour: Colour, source: string, target: string): GameEvent => ({
  event: "sent",
  seat: 0,
  colour,
  source,
  target,
});
const onOwn = (places: string): string[] => places.split(" ").map((place) => `planet 1 ${place}`);
const line = (colour: Colour, places: string, touching = ""): Group => ({
  seat: 0,
  colour,
  places: onOwn(places),
  touching: touching ? onOwn(touching) : [],
});
const told = ({ seat, colour, places }: Group): GameEvent => ({ event: "line", seat, colour, places });

export const PICTURES: Record<string, Frame[]> = {
  "1.2": [{ part: "all", sky: SKY, own: START, other: START }],
  "2.1": [{ part: "sky", sky: SKY }],
  "2.3": [
    { part: "own planet", own: "K - K - K" },
    { part: "own planet", own: START },
    { part: "own planet", own: "K K K K K" },
  ],
  "3.1": [{ part: "sky", sky: "RPY.G YBGRP", events: [{ event: "placed", colour: "B", place: "sky 1:4" }] }],
  "3.2": [
    {
      part: "sky",
      sky: SKY,
      touched: ["sky 1:2", "sky 1:3"],
      events: [{ event: "swapped", first: "sky 1:2", second: "sky 1:3" }],
    },
  ],
  "3.3": [
    {
      part: "own",
      sky: SKY,
      own: "K KG - K KR",
      touched: ["sky 1:1", "sky 1:2"],
      events: [fell("R", "sky 1:1", "planet 1 1:2"), fell("P", "sky 1:2", "planet 1 2:3")],
    },
    {
      part: "own",
      sky: SKY,
      own: "K KG - K KR",
      touched: ["sky 1:3", "sky 2:3"],
      events: [fell("Y", "sky 1:3", "planet 1 3:1"), fell("G", "sky 2:3", "planet 1 3:2")],
    },
  ],
  "4.1": [{ part: "own planet", own: "KR KR YR B KGGG", lines: [line("R", "1:2 2:2 3:2"), line("G", "5:2 5:3 5:4")] }],
  "4.2": [{ part: "own planet", own: "B B BB KB K", lines: [line("B", "1:1 2:1 3:1", "3:2")] }],
  "4.3": [
    { part: "own planet", own: "KY RKY RKY R K", lines: [line("R", "2:1 3:1 4:1")] },
    { part: "own planet", own: "KY KY KY - K", lines: [line("Y", "1:2 2:2 3:2")] },
  ],
  "4.4": [
    {
      part: "own",
      sky: "BRPGR YRGYB",
      own: "YBR G PP G K",
      touched: ["sky 1:3", "sky 2:3"],
      events: [
        fell("P", "sky 1:3", "planet 1 3:3"),
        fell("G", "sky 2:3", "planet 1 3:4"),
        told(line("P", "3:1 3:2 3:3")),
      ],
    },
    { part: "own planet", own: "YBR G G G K", lines: [line("G", "2:1 3:1 4:1")] },
  ],
  "5.4": [
    {
      part: "other planet",
      other: "KYB GY KR YBK K",
      powers: ["R"],
      touched: ["planet 2 2:2", "planet 2 3:2"],
      events: [{ event: "exchanged", seat: 1, first: "planet 2 2:2", second: "planet 2 3:2" }],
    },
    {
      part: "own planet",
      own: "KG RG GR K K",
      powers: ["G"],
      touched: onOwn("3:1 3:2"),
      events: [
        { event: "exchanged", seat: 0, first: "planet 1 3:1", second: "planet 1 3:2" },
        told(line("G", "1:2 2:2 3:2")),
      ],
    },
  ],
  "5.5": [
    {
      part: "all",
      sky: SKY,
      own: "K KR K KB K",
      other: "K - KG K K",
      powers: ["P"],
      touched: onOwn("2:2"),
      events: [sent("R", "planet 1 2:2", "planet 2 2:1")],
    },
  ],
  "5.6": [
    {
      part: "other",
      sky: SKY,
      other: "K KG K - K",
      powers: ["B"],
      touched: ["sky 2:4"],
      events: [fell("R", "sky 2:4", "planet 2 4:1")],
    },
  ],
  "5.7": [{ part: "own planet", own: "KG KRB K KY K", powers: ["Y"], touched: onOwn("2:3") }],
  "5.9": [{ part: "other planet", other: "KRGB KYPR KBRG KGYP KPBY", powers: ["P", "B"] }],
  "6.1": [
    {
      part: "own",
      sky: "GPRBY YGBPR",
      own: "K K KYRR KG K",
      touched: ["sky 1:3", "sky 2:3"],
      events: [
        fell("R", "sky 1:3", "planet 1 3:5"),
        fell("B", "sky 2:3", "planet 1 3:6"),
        told(line("R", "3:3 3:4 3:5")),
      ],
    },
  ],
  "8.2": [{ part: "other planet", other: "K - KK K K" }],
  "8.3": [
    {
      part: "all",
      sky: SKY,
      own: "R R R R K",
      other: "KG K B YB K",
      touched: onOwn("2:1"),
      lines: [line("R", "1:1 2:1 3:1 4:1")],
      events: [sent("R", "planet 1 2:1", "planet 2 2:2")],
    },
  ],
  "9.2": [{ part: "own planet", own: "G GGG G K K", lines: [line("G", "1:1 2:1 3:1 2:2 2:3")] }],
};
