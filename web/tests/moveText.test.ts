/** A move's events as one text. */

import { expect, it } from "vitest";
import { moveText } from "../src/table/moveText";

const text = (...told: [number | undefined, string][]): string =>
  moveText(
    told.map(([seat, says]) => (seat === undefined ? { event: "round", says } : { event: "turn", seat, says })),
    (event) => String(event["says"]),
  );

it("says once who did it", () => {
  expect(
    text(
      [0, "Ann: a tile is built."],
      [0, ""],
      [0, "Ann: a belvedere on e1."],
      [undefined, "Round 2 begins."],
      [0, "Ann: points +1."],
    ),
  ).toBe("Ann: a tile is built. A belvedere on e1. Round 2 begins. Ann: points +1.");
});

it("tells two of one name apart", () => {
  expect(text([0, "Fox: 6 pillars kept."], [1, "Fox: the token gives 1 pillar."])).toBe(
    "Fox: 6 pillars kept. Fox: the token gives 1 pillar.",
  );
});
