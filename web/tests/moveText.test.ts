/** A move's events as one text. */

import { beforeAll, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);

let texts: typeof import("../src/table/moveText");
beforeAll(async () => {
  texts = await import("../src/table/moveText");
  await (await import("../src/i18n.svelte")).loadCatalogues("players");
});

const text = (...told: [number | undefined, string, string][]): string =>
  texts.moveText(
    told.map(([seat, by, says]) => ({ event: "told", by, says, ...(seat === undefined ? {} : { seat }) })),
    (event) => ({ by: String(event["by"]), text: String(event["says"]) }),
  );

it("says once who did it", () => {
  expect(
    text(
      [0, "Ann", "a tile is built."],
      [0, "Ann", ""],
      [0, "Ann", "a belvedere on e1."],
      [undefined, "", "round 2 begins."],
      [0, "Ann", "score +1."],
    ),
  ).toBe("Ann: a tile is built. A belvedere on e1. Round 2 begins. Ann: score +1.");
});

it("leaves colons in names and sentences as they are", () => {
  expect(text([0, "Dr: Ann", "column 3: a red one falls."], [0, "Dr: Ann", "column 4: a blue one falls."])).toBe(
    "Dr: Ann: column 3: a red one falls. Column 4: a blue one falls.",
  );
});

it("tells two of one name apart", () => {
  expect(text([0, "Fox", "6 pillars kept."], [1, "Fox", "the token gives 1 pillar."])).toBe(
    "Fox: 6 pillars kept. Fox: the token gives 1 pillar.",
  );
});

it("makes the first letter a capital, but not that of a cell", () => {
  const alone = (says: string): string => texts.fullSentence({ by: "", text: says });
  expect(["¡reacción!", "łatwo", "c4 counts as a statue.", "+3 points."].map(alone)).toEqual([
    "¡Reacción!",
    "Łatwo",
    "c4 counts as a statue.",
    "+3 points.",
  ]);
});
