import { beforeAll, describe, expect, it, vi } from "vitest";

let parseRoute: typeof import("../src/route.svelte").parseRoute;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parseRoute } = await import("../src/route.svelte"));
});

describe("an address", () => {
  it("is decoded", () => {
    expect(parseRoute("/table/abc", "#one%2Ctwo")).toEqual({ page: "seat", table: "abc", tokens: ["one", "two"] });
  });

  it.each(["#%", "#100%", "#%E0%A4", "#%zz"])("with %s, which encodes nothing, still shows a page", (hash) => {
    expect(parseRoute("/", hash)).toEqual({ page: "home" });
    expect(parseRoute("/rules/babylon", hash)).toEqual({ page: "rules", game: "babylon", rule: hash.slice(1) });
  });
});
