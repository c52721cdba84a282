/** The wire to a table: connects, says hello, connects again by itself, and repeats what was asked until it is answered. */

import type { Done, Failed, FromClient, FromServer, Hinted, Previewed, Reacted, Refused, TableShown } from "./wire";

/** A request that is answered; the connection numbers it. */
export type Request =
  Extract<FromClient, { id: number }> extends infer One
    ? One extends { id: number }
      ? Omit<One, "id">
      : never
    : never;
export type Answer = Done | Refused | Previewed | Hinted;

/** How the wire is: `cut` since when, after how many attempts. */
export type ConnectionStatus =
  | { state: "connecting" }
  | { state: "open" }
  | { state: "cut"; since: number; attempts: number }
  | { state: "closed"; failed: Failed };

export interface Listener {
  table(table: TableShown): void;
  reacted(reaction: Reacted): void;
  wire(wire: ConnectionStatus): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A wire on which nothing comes back for so long is taken for cut, milliseconds. */
const SILENCE = 12_000;
/** Reasons after which there is no use in connecting again. */
const FINAL = new Set(["unknown", "not-your-seat", "unreadable"]);

interface Waiting {
  message: Request & { id: number };
  answer: (answer: Answer) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private cutSince = 0;
  private nextId = 1;
  private seq = 0;
  private readonly waiting = new Map<number, Waiting>();
  private timer = 0;
  private silence = 0;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly tokens: () => string[],
    private readonly listener: Listener,
  ) {
    listener.wire({ state: "connecting" });
    this.connect();
    addEventListener("online", this.now);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Ask for something; it is repeated after a break until the answer is there. */
  ask(request: Request): Promise<Answer> {
    const message = { ...request, id: this.nextId++ };
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      this.send(message);
    });
  }

  /** Try to connect at once. */
  now = (): void => {
    if (this.over || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.seen);
    this.drop();
  }

  // The browser knows before the wire does that nothing can come.
  private cut = (): void => this.lost();

  // A phone that was in a pocket has lost its wire without being told.
  private seen = (): void => {
    if (document.visibilityState === "visible") {
      if (this.socket?.readyState === WebSocket.OPEN) this.probe();
      else this.now();
    }
  };

  private connect(): void {
    this.drop();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.listen();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", tokens: this.tokens(), seq: this.seq } satisfies FromClient));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.lost();
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Whoever waits for an answer notices a dead wire. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => {
      this.lost();
    }, SILENCE);
  }

  private probe(): void {
    this.listen();
    this.send({ type: "table", seq: this.seq });
  }

  private lost(): void {
    if (this.over) return;
    clearTimeout(this.silence);
    this.drop();
    this.cutSince ||= Date.now();
    this.attempts += 1;
    this.listener.wire({ state: "cut", since: this.cutSince, attempts: this.attempts });
    const wait = Math.min(FIRST_WAIT * 2 ** (this.attempts - 1), LONGEST_WAIT) * (0.75 + Math.random() / 2);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN && !this.cutSince) {
      this.socket.send(JSON.stringify(message));
      this.listen();
    }
  }

  private take(message: FromServer): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "table":
        this.welcome();
        this.seq = message.seq;
        this.listener.table(message);
        break;
      case "reacted":
        this.listener.reacted(message);
        break;
      case "failed":
        this.failed(message);
        break;
      default:
        this.waiting.get(message.id)?.answer(message);
        this.waiting.delete(message.id);
    }
    if (this.waiting.size) this.listen();
  }

  /** The first table after a break: say once more what was not answered. */
  private welcome(): void {
    if (this.attempts === 0 && !this.cutSince) {
      this.listener.wire({ state: "open" });
      return;
    }
    this.attempts = 0;
    this.cutSince = 0;
    this.listener.wire({ state: "open" });
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private failed(message: Failed): void {
    if (message.reason === "too-fast") {
      window.setTimeout(() => this.waiting.forEach(({ message: again }) => this.send(again)), 1_000);
    } else if (FINAL.has(message.reason)) {
      this.close();
      this.listener.wire({ state: "closed", failed: message });
    } else {
      // The server can't serve the table now. What was asked stays in `waiting` and is sent again after the next hello.
      this.lost();
    }
  }
}
