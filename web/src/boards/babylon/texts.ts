/** Texts and labels for tiles, places, events and prompts. The sentences are in the catalogue. */

import { formatSigned } from "../../formats";
import { joinList } from "../../locale";
import { t } from "../../i18n.svelte";
import type { Shown, View } from "../../table/ctrl.svelte";
import type { Sentence } from "../../table/moveText";
import type { GameEvent } from "../../table/playback";
import { materialOf, readTile, type PieceKind, type StackShown, type SymbolName, type TileShown } from "./garden";
import { cellName, cellOf, indexOf, spaceOf, type Space } from "./places";
import { sceneOf, type PlayerGarden } from "./scene";

type Names = (seat: number) => string;

export const materialName = (id: string): string =>
  t(`material-${materialOf(id) === "start" ? "starting" : materialOf(id)}`);
export const pieceName = (kind: PieceKind): string => t(kind === "belvedere" ? "piece-belvedere" : `symbol-${kind}`);
export const symbolName = (symbol: SymbolName): string => t(`symbol-${symbol}`);

/** A tile's name: clay, pink flower. */
export const tileName = (tile: TileShown): string =>
  t("babylon-tile-says", { material: materialName(tile.id), flower: t(`flower-${readTile(tile).flower}`) });

/** A tile with its symbols, for screen readers. */
export function tileDescription(tile: TileShown): string {
  const symbols = readTile(tile).symbols.filter((symbol) => symbol !== null);
  return joinList([tileName(tile), ...symbols.map(symbolName)]);
}

export type State = "open" | "chosen" | "none";

export function stackLabel(stack: StackShown | undefined, state: State): string {
  if (!stack) return "";
  if (!stack.tile) return t(stack.layer ? "babylon-stack-unseen" : "babylon-stack-empty", { stack: stack.stack });
  return t("babylon-stack-says", {
    stack: stack.stack,
    tile: tileDescription(stack.tile),
    number: stack.yield?.total ?? 0,
    state,
  });
}

/** A dig's yield and its reasons. */
export function yieldText({ yield: gives }: StackShown): string {
  if (!gives) return "";
  const why = [t("babylon-edges", { number: gives.edges.reduce((sum, edge) => sum + edge, 0) })];
  if (gives.flower) why.push(t("babylon-own-flower", { number: gives.flower }));
  if (gives.token) why.push(t("babylon-by-token", { number: formatSigned(gives.token) }));
  return t("babylon-gives-why", { gives: t("babylon-gives", { number: gives.total }), why: joinList(why) });
}

/** A tile's place without its level: c2–d3. */
export function siteName(site: string): string {
  const { column, row } = spaceOf(site);
  return t("babylon-place-span", {
    from: cellName({ column, row }),
    to: cellName({ column: column + 1, row: row + 1 }),
  });
}

/** Spaces as a view names them ("c4:1 d4:1") in words: c4, level 1; d4, level 1. Other names are kept. */
export const spacesText = (names: string): string =>
  names
    .split(" ")
    .map((name) => (name.includes(":") ? spaceText(spaceOf(name)) : name))
    .join("; ");

const spaceText = (space: Space): string => t("babylon-place-level", { place: cellName(space), level: space.level });

const LETTERS: Record<string, PieceKind> = { s: "statue", t: "stairs", f: "fountain", b: "bridge", v: "belvedere" };

/** The part of a garden that describes its cells. */
export type CellContents = Pick<PlayerGarden, "levels" | "symbols" | "standing" | "closed" | "fresh">;

export type CellState = "site" | "spot" | "chosen" | "none";

/** A cell's label: its content and what can be done there. */
export function cellLabel(name: string, garden: CellContents, state: CellState): string {
  const index = indexOf(cellOf(name));
  return t("babylon-cell-says", {
    cell: name,
    level: garden.levels[index] ?? 0,
    what: onCell(name, index, garden),
    state,
  });
}

function onCell(name: string, index: number, garden: CellContents): string {
  const [standing, symbol] = [LETTERS[garden.standing[index] ?? ""], LETTERS[garden.symbols[index] ?? ""]];
  if (standing) return pieceName(standing);
  if (garden.closed.includes(name)) return t("babylon-cell-hangs");
  if (!symbol) return t("babylon-cell-nothing");
  return garden.fresh[name] ? t("babylon-cell-now", { symbol: pieceName(symbol) }) : pieceName(symbol);
}

/** Pieces with their cells: statue h2, stairs c4 c5. */
const listed = (events: readonly GameEvent[]): string =>
  joinList(
    events.map((event) =>
      pieceAt(
        (event["piece"] ?? event["symbol"]) as PieceKind,
        (event["cells"] as string[] | undefined) ?? [event["cell"] as string],
      ),
    ),
  );

const pieceAt = (kind: PieceKind, cells: readonly string[]): string =>
  t("babylon-piece-at", { piece: pieceName(kind), cells: cells.join(" ") });

/** The consequences of a build besides its price: sentences with warnings and gains. */
export interface Outcome {
  allows: string;
  hides: string;
  supports: string;
}

export function describeOutcome(events: readonly GameEvent[]): Outcome {
  const of = (name: string): GameEvent[] => events.filter((event) => event.event === name);
  const [possible, hidden, covered, supports] = [of("possible"), of("hidden"), of("symbol-hidden"), of("supports")];
  return {
    allows: possible.length ? t("babylon-allows", { what: listed(possible) }) : "",
    hides: [
      hidden.length ? t("babylon-hides", { what: listed(hidden) }) : "",
      covered.length ? t("babylon-covers", { what: listed(covered) }) : "",
    ]
      .filter(Boolean)
      .join(" "),
    supports: supports.length
      ? t("babylon-support", { place: joinList(supports.flatMap((event) => event["cells"] as string[])) })
      : "",
  };
}

/** Events that the board itself shows better. */
const SILENT_EVENTS = ["clay-laid", "turn", "possible", "symbol-hidden", "ended"];

/** A suggested move in words: what to do, and where. */
export function describeMove(path: readonly string[], { view }: Shown): string {
  const [kind = "", first = ""] = (path[0] ?? "").split(" ");
  const cells = path.slice(1).map((touch) => touch.split(" ")[1] ?? "");
  const [site = ""] = cells;
  switch (kind) {
    case "stack":
      return t(`babylon-advice-${view.step === "remove" ? "remove" : "dig"}`, { tile: stackName(view, first) });
    case "tile":
      return t("babylon-advice-build", { which: first, place: siteName(site), level: spaceOf(site).level });
    case "wild":
      return t("babylon-advice-token", { symbol: symbolName(cells[1] as SymbolName), cell: site });
    case "end":
      return t("babylon-end");
    default:
      return t("babylon-advice-decorate", { what: pieceAt(kind as PieceKind, cells) });
  }
}

/** The top tile of a stack in words: the quarry shows no coordinates. */
function stackName(view: View, name: string): string {
  const tile = sceneOf(view).quarry.find(({ stack }) => stack === name)?.tile;
  return tile ? tileName(tile) : name;
}

/** Pillars in words: screen readers cannot read the terminal's symbols. */
const inWords = (sentence: string): string =>
  sentence
    .replace(/(\d+)\s▮/g, (_, number) => t("babylon-singles", { number: Number(number) }))
    .replace(/(\d+)\s║/g, (_, number) => t("babylon-doubles", { number: Number(number) }));

/** An event in one sentence. */
export const describeEvent = (event: GameEvent, names: Names): Sentence => ({
  by: typeof event["seat"] === "number" ? names(event["seat"]) : "",
  text: inWords(textOf(event)),
});

function textOf(event: GameEvent): string {
  if (SILENT_EVENTS.includes(event.event)) return event.event === "ended" ? t("event-babylon-ended") : "";
  const text = (field: string): string => String(event[field] ?? "");
  const number = (field: string): number => Number(event[field] ?? 0);
  const material = (id: string): string => materialName(id);
  const cells = (event["cells"] as string[] | undefined) ?? (event["cell"] ? [text("cell")] : []);
  const discarded = (event["discarded"] as string[] | undefined) ?? [];
  const by = (event["by"] as [string, number][] | undefined) ?? [];
  return t(`event-babylon-${event.event}`, {
    // The quarry shows no names of stacks.
    stack: "none",
    tile: event["tile"] ? material(text("tile")) : "",
    number: number("number"),
    pillar: text("pillar"),
    pillars: number("pillars"),
    place: event["place"] ? siteName(text("place")) : cells.join(" "),
    level: event["place"] ? spaceOf(text("place")).level : 0,
    free: event["free"] ? text("free") : "none",
    singles: number("singles"),
    doubles: number("doubles"),
    piece: text("piece"),
    symbol: text("symbol"),
    kept: event["kept"] ? material(text("kept")) : "none",
    returned: number("returned"),
    discarded: discarded.length ? joinList(discarded.map(material)) : "none",
    token: event["effect"] ? t(`token-${text("effect")}`) : "",
    what: event.event === "hidden" ? listed([event]) : "",
    change: formatSigned(number("change")),
    why: joinList(by.map(([category, change]) => `${t(`babylon-score-${category}`)} ${formatSigned(change)}`)),
  });
}
