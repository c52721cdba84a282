/** The made-up language for development is made of the English messages. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { toPseudo } from "../src/pseudo";

const CATALOGUES = import.meta.glob<string>("../../src/ziggurat/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCE = `
ready = Ready
seats = { $names }: { $number ->
    [one] one seat of { ready }
   *[other] { $number } seats
}
`;

const bundleOf = (messages: FluentResource): FluentBundle => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  expect(bundle.addResource(messages)).toEqual([]);
  return bundle;
};

it("changes what is read and nothing else", () => {
  const bundle = bundleOf(toPseudo(new FluentResource(SOURCE)));
  const seats = (number: number) => bundle.formatPattern(bundle.getMessage("seats")!.value!, { names: "Ann", number });
  expect(seats(1)).toBe("[Ann: ööñéé šééááť ööf [Ŕééááďýý]]");
  expect(seats(5)).toBe("[Ann: 5 šééááťš]");
});

it("makes every message longer, and each can still be formatted", () => {
  // One resource, since messages refer to each other across files.
  const source = Object.values(CATALOGUES).join("\n");
  const english = bundleOf(new FluentResource(source));
  const pseudo = bundleOf(toPseudo(new FluentResource(source)));
  const values = Object.fromEntries([...source.matchAll(/\$(\w+)/g)].map(([, name]) => [name!, 3]));
  const lengths = { before: 0, after: 0 };
  for (const { id } of new FluentResource(source).body) {
    const [plain, made] = [english, pseudo].map((bundle) =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, values),
    );
    expect(made!.length, id).toBeGreaterThan(plain!.length);
    lengths.before += plain!.length;
    lengths.after += made!.length;
  }
  expect(lengths.after / lengths.before).toBeGreaterThan(1.35);
});
