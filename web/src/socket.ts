/** The connection to a table: says hello, reconnects automatically, and repeats requests until they are answered. */

import type { Done, Failed, FromClient, FromServer, Hinted, Previewed, Reacted, Refused, TableShown } from "./wire";

/** A request that gets an answer; the connection adds its id. */
export type Request =
  Extract<FromClient, { id: number }> extends infer One
    ? One extends { id: number }
      ? Omit<One, "id">
      : never
    : never;
export type Answer = Done | Refused | Previewed | Hinted;

/** The status of the connection: `cut` since when, after how many attempts. */
export type ConnectionStatus =
  | { state: "connecting" }
  | { state: "open" }
  | { state: "cut"; since: number; attempts: number }
  | { state: "closed"; failed: Failed };

export interface Listener {
  table(table: TableShown): void;
  reacted(reaction: Reacted): void;
  status(status: ConnectionStatus): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** Milliseconds without an answer after which the connection counts as cut. */
const SILENCE = 12_000;
/** Reasons after which reconnecting is useless. */
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
  private reconnectTimer = 0;
  private silenceTimer = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly tokens: () => string[],
    private readonly listener: Listener,
  ) {
    listener.status({ state: "connecting" });
    this.connect();
    addEventListener("online", this.connectNow);
    addEventListener("offline", this.onOffline);
    document.addEventListener("visibilitychange", this.onVisibilityChange);
  }

  /** Send a request; it is repeated after a reconnect until it is answered. */
  send(request: Request): Promise<Answer> {
    const message = { ...request, id: this.nextId++ };
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      this.transmit(message);
    });
  }

  /** Connect immediately instead of waiting for the next attempt. */
  connectNow = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.reconnectTimer);
    this.connect();
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.reconnectTimer);
    clearTimeout(this.silenceTimer);
    removeEventListener("online", this.connectNow);
    removeEventListener("offline", this.onOffline);
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
    this.detach();
  }

  // The browser notices before the socket does.
  private onOffline = (): void => this.reconnect();

  // A phone may lose its connection silently while it sleeps.
  private onVisibilityChange = (): void => {
    if (document.visibilityState === "visible") {
      if (this.socket?.readyState === WebSocket.OPEN) this.probe();
      else this.connectNow();
    }
  };

  private connect(): void {
    this.detach();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.watchSilence();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", tokens: this.tokens(), seq: this.seq } satisfies FromClient));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.reconnect();
  }

  private detach(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Reconnect if no message arrives within SILENCE. */
  private watchSilence(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = window.setTimeout(() => {
      this.reconnect();
    }, SILENCE);
  }

  private probe(): void {
    this.watchSilence();
    this.transmit({ type: "table", seq: this.seq });
  }

  private reconnect(): void {
    if (this.isClosed) return;
    clearTimeout(this.silenceTimer);
    this.detach();
    this.cutSince ||= Date.now();
    this.attempts += 1;
    this.listener.status({ state: "cut", since: this.cutSince, attempts: this.attempts });
    const wait = Math.min(FIRST_WAIT * 2 ** (this.attempts - 1), LONGEST_WAIT) * (0.75 + Math.random() / 2);
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = window.setTimeout(() => this.connect(), wait);
  }

  private transmit(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN && !this.cutSince) {
      this.socket.send(JSON.stringify(message));
      this.watchSilence();
    }
  }

  private receive(message: FromServer): void {
    clearTimeout(this.silenceTimer);
    switch (message.type) {
      case "table":
        this.resume();
        this.seq = message.seq;
        this.listener.table(message);
        break;
      case "reacted":
        this.listener.reacted(message);
        break;
      case "failed":
        this.handleFailure(message);
        break;
      default:
        this.waiting.get(message.id)?.answer(message);
        this.waiting.delete(message.id);
    }
    if (this.waiting.size) this.watchSilence();
  }

  /** The first table after a reconnect: resend unanswered requests. */
  private resume(): void {
    if (this.attempts === 0 && !this.cutSince) {
      this.listener.status({ state: "open" });
      return;
    }
    this.attempts = 0;
    this.cutSince = 0;
    this.listener.status({ state: "open" });
    for (const { message } of this.waiting.values()) this.transmit(message);
  }

  private handleFailure(message: Failed): void {
    if (message.reason === "too-fast") {
      window.setTimeout(() => this.waiting.forEach(({ message: again }) => this.transmit(again)), 1_000);
    } else if (FINAL.has(message.reason)) {
      this.close();
      this.listener.status({ state: "closed", failed: message });
    } else {
      // The server can't serve the table now. What was asked stays in `waiting` and is sent again after the next hello.
      this.reconnect();
    }
  }
}
