import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameSetup } from "../src/lobby/newGame";

// Browser globals that the tests lack.
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("location", { pathname: "/", hash: "", origin: "http://localhost", hostname: "localhost" });
vi.stubGlobal("addEventListener", () => undefined);

type Lists = typeof import("../src/lobby/lists");
type Find = typeof import("../src/names/searchTables");
type NewGames = typeof import("../src/lobby/newGame");
let find: Find;
let lists: Lists;
let newGames: NewGames;

beforeAll(async () => {
  find = await import("../src/names/searchTables");
  lists = await import("../src/lobby/lists");
  newGames = await import("../src/lobby/newGame");
});

const LISTED = {
  table: "a",
  game: "bubblee",
  state: "over",
  created: 1,
  changed: 1,
  names: ["Anna", "Ben"],
  ranks: [1, 2],
  scores: [9, 4],
  ended: "rules",
} as const;
const listed = (given: object, seat: number): Parameters<Lists["gamesOf"]>[0][number] => ({
  ...LISTED,
  names: [...LISTED.names],
  ranks: [...LISTED.ranks],
  scores: [...LISTED.scores],
  ...given,
  seat,
});

describe("gamesOf", () => {
  it("makes one line of a table with two seats of one's own, and puts the newest first", () => {
    const games = lists.gamesOf([listed({}, 0), listed({}, 1), listed({ table: "b", changed: 2 }, 0)]);
    expect(games.map(({ table, seats }) => [table, seats])).toEqual([
      ["b", [0]],
      ["a", [0, 1]],
    ]);
  });
});

describe("tableMatches", () => {
  it("finds a table by part of a name, without accents and in any case, and by nothing else", () => {
    const table = listed({ names: ["Márton", null] }, 0);
    expect(["", "mar", "TON ", "márt", "Ben"].map((wanted) => find.tableMatches(table, wanted))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("resultOf", () => {
  const result = (...seats: Parameters<Lists["gamesOf"]>[0][number][]): string =>
    lists.resultOf(lists.gamesOf(seats)[0]!);

  it("is told from one's own seat", () => {
    expect(result(listed({}, 0))).toBe("won");
    expect(result(listed({}, 1))).toBe("lost");
    expect(result(listed({ ranks: [1, 1] }, 1))).toBe("drawn");
  });
  it("is nobody's on one screen, and none at all without ranks", () => {
    expect(result(listed({}, 0), listed({}, 1))).toBe("over");
    expect(result(listed({ ranks: null, ended: "aborted" }, 0))).toBe("aborted");
  });
});

describe("newTableOf", () => {
  const WISH: GameSetup = {
    way: "computer",
    players: 3,
    bot: "level2",
    names: ["Anna"],
    open: true,
    options: { powers: "no" },
    clock: null,
    patience: 600,
  };

  it("seats one person and as many bots as are wished for", () => {
    const table = newGames.newTableOf("babylon", WISH);
    expect(table.players.map(({ type }) => type)).toEqual(["person", "bot", "bot"]);
    expect(table.names).toEqual(["Anna"]);
    expect([table.open, table.patience]).toEqual([false, null]);
  });
  it("names everybody on one screen, each with a secret of their own", () => {
    const table = newGames.newTableOf("bubblee", { ...WISH, way: "screen", players: 2, names: [" Anna "] });
    expect(table.names).toHaveLength(2);
    expect(table.names?.[0]).toBe("Anna");
    expect(new Set(table.tokens).size).toBe(2);
  });
  it("has days for each turn with friends alone, who may then stay away", () => {
    const days: GameSetup = { ...WISH, clock: { seconds: 3 * 86_400, per: "turn" } };
    expect(newGames.newTableOf("bubblee", days).clock).toBeNull();
    const table = newGames.newTableOf("bubblee", { ...days, way: "friends" });
    expect([table.clock, table.patience]).toEqual([days.clock, null]);
  });
  it("keeps a seat for oneself and leaves the others to friends", () => {
    const table = newGames.newTableOf("bubblee", { ...WISH, way: "friends", players: 2 });
    expect(table.players).toEqual([{ type: "person" }, { type: "person" }]);
    expect([table.names, table.tokens.length, table.open, table.patience]).toEqual([["Anna"], 1, true, 600]);
  });
});
