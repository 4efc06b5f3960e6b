/** One table's live line: connects again with growing pauses, and says how it stands; my turn's commands go over it. */
import { transport } from "#transport";
import type { DraftRequest, LiveMessage, RefusalMessage, State } from "../../build/api";
import { Refusal } from "../api/client";
import { patched } from "../api/patch";
import type { Line } from "../api/transport";
import { language } from "../text/text.svelte";

const PAUSES = [0.3, 0.7, 1.5, 3, 5, 8]; // seconds between attempts
const SILENCE = 40_000; // ms without a message; the server pings every 15 seconds
const LATE = 5000; // ms after which a line that has not answered a command is given up
const REFUSED = [4403, 4404]; // not my seat any more, no such table

/** What becomes of a command. */
interface Asked {
  done(): void;
  failed(why: Error): void;
}

interface Listener {
  opened(): void;
  state(state: State): void;
  refused(): void;
}

export class Connection {
  link = $state<"live" | "connecting" | "offline">("connecting");
  pause = $state(0); // seconds until the next attempt
  restarting = $state(false); // the server has said that it goes down for a moment

  private seat: number | null = null;
  private line: Line | null = null;
  private told: State | null = null; // what this line was told last
  private asked = new Map<string, Asked>(); // the commands that it has not answered
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = true;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {}

  /** Listen as one of my seats. */
  open(seat: number | null): void {
    this.seat = seat;
    this.attempt = 0;
    this.closed = false;
    this.connect();
  }

  /** Try again at once: the network is back, or the page is shown again. */
  hurry(): void {
    if (this.closed || this.line?.open) return;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    this.drop();
  }

  /** Tell the server how stories are shown here; it only matters while it listens. */
  say(words: { type: "pace"; pace: string } | { type: "skip"; version: number }): void {
    if (this.line?.open) this.line.say(words);
  }

  /** Say a command of a turn, until what it has led to is told; null where it must be sent another way. */
  command(type: "draft" | "confirm", body: DraftRequest): Promise<void> | null {
    const { line, link } = this;
    if (link !== "live" || !line?.open || !line.commands) return null;
    const late = setTimeout(() => this.giveUp(), LATE);
    return new Promise<void>((done, failed) => {
      this.asked.set(body.command, { done, failed });
      line.say({ type, ...body });
    }).finally(() => clearTimeout(late));
  }

  private drop(): void {
    this.line?.hangUp();
    this.line = null;
    this.forget();
  }

  /** Nobody knows what becomes of the commands on their way: they are to be sent again. */
  private forget(): void {
    for (const { failed } of this.asked.values()) failed(new Error("the line is lost"));
    this.asked.clear();
  }

  private giveUp(): void {
    this.drop();
    this.lose();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.told = null;
    this.line = transport.listen(this.table, { seat: this.seat, lang: language.code }, {
      opened: () => this.listener.opened(),
      heard: (message) => this.hear(message),
      lost: (code) => {
        this.lose();
        this.forget();
        if (REFUSED.includes(code)) this.listener.refused();
      },
    });
    this.expect();
  }

  /** Take a line that stays silent for lost. */
  private expect(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.giveUp(), SILENCE);
  }

  private hear(message: LiveMessage): void {
    this.expect();
    if (message.type === "ping") this.line?.say({ type: "pong" });
    else if (message.type === "restart") this.restarting = true;
    else if (message.type === "refusal") this.refuse(message);
    else if (message.type === "state") this.tell(message.state, message.done);
    else if (message.type === "patch" && this.told) this.tell(patched(this.told, message), message.done);
  }

  private refuse({ command, status, error, message, wait }: RefusalMessage): void {
    this.asked.get(command)?.failed(new Refusal(status, error, message, null, wait));
    this.asked.delete(command);
  }

  private tell(state: State, done: string[] = []): void {
    this.told = state;
    this.attempt = 0;
    this.link = "live";
    this.restarting = false;
    this.listener.state(state);
    for (const command of done) {
      this.asked.get(command)?.done();
      this.asked.delete(command);
    }
  }

  private lose(): void {
    if (this.closed) return;
    const pause = PAUSES[Math.min(this.attempt, PAUSES.length - 1)]! * (0.8 + 0.4 * Math.random());
    this.attempt += 1;
    this.link = navigator.onLine ? "connecting" : "offline";
    this.pause = Math.ceil(pause);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause * 1000);
  }
}
