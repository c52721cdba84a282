import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionStatus } from "../src/socket";

type Message = { type: string; id?: number; seq?: number; reason?: string };

/** The browser's end of a connection; the test plays the server. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  said: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  static get newest(): Line {
    return Line.all[Line.all.length - 1]!;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  hears(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server closes it, as it does after a hello it can't answer. */
  ends(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const LONGEST = 10_000;
let statuses: ConnectionStatus[] = [];

async function connection() {
  const { Connection } = await import("../src/socket");
  return new Connection("abc", () => ["token"], {
    table: () => undefined,
    reacted: () => undefined,
    status: (status) => statuses.push(status),
  });
}

/** Milliseconds until the next attempt. */
function pause(): number {
  const attempts = Line.all.length;
  for (let waited = 0; waited <= LONGEST; waited += 10) {
    if (Line.all.length > attempts) return waited;
    vi.advanceTimersByTime(10);
  }
  throw new Error("it has given up");
}

beforeEach(() => {
  Line.all = [];
  statuses = [];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a server whose database is away", () => {
  const refuse = (): void => {
    Line.newest.opens();
    Line.newest.hears({ type: "failed", reason: "not-kept" });
    Line.newest.ends();
  };

  it("is asked again after pauses that grow up to a limit, for as long as it takes", async () => {
    await connection();
    const pauses = Array.from({ length: 8 }, () => {
      refuse();
      return pause();
    });
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
    expect(statuses.map(({ state }) => state)).toEqual(["connecting", ...Array<string>(8).fill("cut")]);
  });

  it("is asked again even if it leaves the connection open", async () => {
    await connection();
    Line.newest.opens();
    Line.newest.hears({ type: "failed", reason: "not-kept" });
    expect(pause()).toBe(250);
  });

  it("hears the newest seq, and once more what it did not answer, when it is back", async () => {
    const link = await connection();
    Line.newest.opens();
    Line.newest.hears({ type: "table", seq: 7 });
    const answer = link.send({ type: "resign", seat: 0 });
    Line.newest.ends();
    for (let times = 0; times < 3; times += 1) {
      pause();
      refuse();
    }
    pause();
    Line.newest.opens();
    expect(Line.newest.said).toEqual([{ type: "hello", tokens: ["token"], seq: 7 }]);
    Line.newest.hears({ type: "table", seq: 7 });
    expect(Line.newest.said.slice(1)).toEqual([{ type: "resign", seat: 0, id: 1 }]);
    Line.newest.hears({ type: "done", id: 1, seq: 8 });
    await expect(answer).resolves.toMatchObject({ type: "done", seq: 8 });
    expect(statuses.at(-1)).toEqual({ state: "open" });
    // The next outage starts with short pauses again.
    Line.newest.ends();
    expect(pause()).toBe(250);
  });
});

describe("a table that there is not", () => {
  it("is asked for once", async () => {
    await connection();
    Line.newest.opens();
    Line.newest.hears({ type: "failed", reason: "unknown" });
    expect(pause).toThrow("it has given up");
    expect(statuses.at(-1)).toMatchObject({ state: "closed", failed: { reason: "unknown" } });
  });
});
