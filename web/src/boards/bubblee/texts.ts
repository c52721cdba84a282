/** Texts and labels for places, events, prompts and outcomes. The sentences are in the catalogue. */

import { joinList } from "../../locale";
import { t } from "../../i18n.svelte";
import type { IconName } from "../../look/icons";
import type { Shown } from "../../table/ctrl.svelte";
import { fullSentence, type Sentence } from "../../table/moveText";
import type { GameEvent } from "../../table/playback";
import { colourOfPower, nameOf, type Colour } from "./creatures";
import { placeOf, ROWS, type Place } from "./places";
import { pieceAt, type MovePreview, type Scene } from "./scene";

type Names = (seat: number) => string;

/** A place's name, seen from a side. */
export function placeName(name: string, side: number): string {
  const place = placeOf(name);
  if (!place) return "";
  const column = place.column + 1;
  const isOwn = place.seat === side;
  if (place.area === "sky") return t(isOwn ? "bubblee-at-sky-near" : "bubblee-at-sky-far", { column });
  return t(isOwn ? "bubblee-at-planet-own" : "bubblee-at-planet-other", { column, row: place.row + 1 });
}

/** The seat that decides on this screen, which several players may share; else the viewing side. */
export function decider({ mayChoose, view, side }: Shown): number {
  return mayChoose && typeof view.to_act === "number" ? view.to_act : side;
}

/** A place's relation to the selection. */
export type State = "open" | "chosen" | "none";

/** A place's label: its content, and whether it can be chosen. */
export function placeLabel(name: string, scene: Scene, side: number, state: State): string {
  const piece = pieceAt(scene, name);
  return t("bubblee-place-says", {
    where: placeName(name, side),
    colour: piece ? nameOf(piece.colour) : "none",
    state,
  });
}

/** A place's name in a sentence about any player. */
function neutralPlaceName(name: string): string {
  const place = placeOf(name);
  if (!place) return "";
  return place.area === "sky"
    ? t("bubblee-in-sky", { column: place.column + 1 })
    : t("bubblee-on-planet", { column: place.column + 1, row: place.row + 1 });
}

/** An event in one sentence, seen from a side. */
export function describeEvent(event: GameEvent, names: Names, side: number): Sentence {
  // A mission's planet has no player.
  const by = typeof event["seat"] === "number" ? names(event["seat"]) || t("bubblee-planet-mission") : "";
  return { by, text: textOf(event, side) };
}

function textOf(event: GameEvent, side: number): string {
  const places = (event["places"] as string[] | undefined) ?? [];
  const named = ["place", "first", "second"].map((field) => event[field]).filter((each) => typeof each === "string");
  const target = placeOf((event["target"] as string | undefined) ?? "");
  return t(`event-bubblee-${event.event}`, {
    colour: typeof event["colour"] === "string" ? nameOf(event["colour"] as Colour) : "",
    place:
      inSky(
        named.map(placeOf).filter((place) => place !== null),
        side,
      ) ?? joinList(named.map(neutralPlaceName)),
    column: target ? target.column + 1 : 0,
    number: places.length,
    points: (event["points"] as number | undefined) ?? 0,
  });
}

/** The power being used, if one was touched. */
export const powerOf = (shown: Shown): Colour | null => colourOfPower(shown.path[0] ?? "");

/** The prompt: what to do now, in one sentence. */
export function promptFor(shown: Shown): string {
  const { step } = shown.view;
  const { path, next } = shown;
  const power = powerOf(shown);
  if (power) return path.length > 1 ? t("bubblee-do-exchange-second") : t(`bubblee-power-${nameOf(power)}`);
  if (step === "place") return t("bubblee-do-place", { colour: nameOf((shown.view["hand"] as Colour | null) ?? "K") });
  if (step === "swap" && path.length) return t("bubblee-do-swap-second");
  if (step === "swap") return t(next.includes("keep") ? "bubblee-do-swap" : "bubblee-do-swap-must");
  if (step === "drop") return t(path.length ? "bubblee-do-drop-second" : "bubblee-do-drop");
  if (step === "power" || step === "send") return t(`bubblee-do-${step}`);
  return "";
}

/** The label of the button that plays the selected move. */
export function confirmLabel(shown: Shown, path: readonly string[] = shown.path): string {
  const [touched = ""] = path;
  const power = colourOfPower(touched);
  if (power) return t(`bubblee-use-${nameOf(power)}`);
  if (shown.chosen?.move === "keep") return t("bubblee-keep-sky");
  if (touched === "pass" || touched === "stop") return t(`bubblee-${touched}`);
  return t(`bubblee-go-${shown.view.step}`);
}

/** A suggested move in words: what to do, and where. "Swap: near row, columns 2 and 3". */
export function describeMove(path: string[], shown: Shown): string {
  const places = path.map(placeOf).filter((place) => place !== null);
  const there = inSky(places, shown.side) ?? joinList(path.map((name) => placeName(name, shown.side)).filter(Boolean));
  return there ? t("bubblee-advice", { deed: confirmLabel(shown, path), place: there }) : confirmLabel(shown, path);
}

/** The name of two neighbouring places in the sky, or null for others. */
function inSky(places: readonly Place[], side: number): string | null {
  const [one, other] = places;
  if (places.length !== 2 || one?.area !== "sky" || other?.area !== "sky") return null;
  const row = one.seat !== other.seat ? "both" : one.seat === side ? "near" : "far";
  const [first, second] = [one.column + 1, other.column + 1].toSorted();
  return t("bubblee-pair", { row, first: first ?? 0, second: second ?? 0 });
}

/** The icon next to it. */
export function confirmIcon(shown: Shown): IconName {
  const power = powerOf(shown);
  const [touched = ""] = shown.path;
  if (touched === "pass" || touched === "stop") return "check";
  if (shown.view.step === "swap" || power === "R" || power === "G") return "swapH";
  if (shown.view.step === "send" || power === "P") return "arrowUp";
  return power === "Y" ? "star" : power === "B" ? "arrowUp" : "arrowDn";
}

/** The outcome of a move: a headline and one or two sentences. */
export interface Outcome {
  headline: string;
  detail: string;
}

export function describeOutcome(shown: Shown, scene: Scene, seen: MovePreview): Outcome {
  const events = shown.chosen?.events ?? [];
  return {
    headline: headline(shown, seen),
    detail: [...landingTexts(scene, events), capturedText(seen, shown), ...eventDetails(events, shown)]
      .filter(Boolean)
      .join(" "),
  };
}

function headline(shown: Shown, seen: MovePreview): string {
  const [touched] = shown.path;
  if (shown.chosen?.move === "keep") return t("bubblee-keep-sky");
  if (touched === "pass" || touched === "stop") return t(`bubblee-sure-${touched}`);
  if (seen.chains) return t("bubblee-chain-of", { number: seen.chains + 1 });
  if (seen.lines) return t("bubblee-lines", { number: seen.lines });
  if (shown.view.step === "swap") return t("bubblee-swap-these");
  return seen.gains.length
    ? t("points", { points: seen.gains.reduce((sum, gain) => sum + gain.points, 0) })
    : t("bubblee-no-line");
}

/** The Bubblees that fall out of the sky: both of a column, or two next to each other. */
function landingTexts(scene: Scene, events: readonly GameEvent[]): string[] {
  const falls = events.filter((event) => event.event === "fell" && String(event["source"]).startsWith("sky"));
  const swap = events.find((event) => event.event === "swapped" || event.event === "exchanged");
  if (swap)
    return [
      t("bubblee-change-places", { first: colourAt(scene, swap["first"]), second: colourAt(scene, swap["second"]) }),
    ];
  const [one, two] = falls.map((event) => ({
    column: (placeOf(String(event["target"]))?.column ?? 0) + 1,
    colour: nameOf(event["colour"] as Colour),
  }));
  if (!one) return [];
  const isHigh = falls.some((event) => (placeOf(String(event["target"])) as { row: number }).row >= ROWS);
  const room = isHigh ? [t("bubblee-makes-room")] : [];
  if (!two) return [t("bubblee-lands", { column: one.column, first: one.colour })];
  if (one.column === two.column)
    return [t("bubblee-lands-both", { column: one.column, first: one.colour, second: two.colour }), ...room];
  return [
    t("bubblee-lands", { column: one.column, first: one.colour }),
    t("bubblee-lands", { column: two.column, first: two.colour }),
    ...room,
  ];
}

const colourAt = (scene: Scene, place: unknown): string => nameOf(pieceAt(scene, String(place))?.colour ?? "K");

function capturedText(seen: MovePreview, shown: Shown): string {
  const own = seen.gains.filter((gain) => gain.seat === decider(shown));
  const others = seen.gains.filter((gain) => gain.seat !== decider(shown));
  const what = (gains: MovePreview["gains"]): string =>
    joinList(gains.map(({ colour, points }) => t("bubblees", { number: points, colour: nameOf(colour) })));
  return [
    own.length ? t("bubblee-taken", { what: what(own) }) : "",
    others.length ? t("bubblee-taken-other", { what: what(others) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Events worth a sentence of their own in an outcome. */
function eventDetails(events: readonly GameEvent[], shown: Shown): string[] {
  return events
    .filter((event) => ["sent", "ended", "powers-lost"].includes(event.event))
    .map((event) => fullSentence(describeEvent(event, (seat) => shown.nameOf(seat), shown.side)));
}
