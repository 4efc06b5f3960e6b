/** Commands on their way: one after the other, sent again until the server answers, kept when the page is left. */
import { commandId, post, put, Refusal } from "../api/client";
import type { TableState } from "../api/types";

const PAUSES = [300, 700, 1500, 3000, 5000]; // ms between attempts

interface Command {
  method: "post" | "put";
  path: string;
  body: Record<string, unknown>;
}

interface Sent {
  command: Command;
  done: (state: TableState | null) => void;
}

interface Listener {
  answered(state: TableState): void;
  refused(refusal: Refusal): void;
}

export class Commands {
  busy = $state(false); // some are on their way
  waiting = $state(false); // they are kept until the network is back

  private queue: Sent[] = [];
  private watchers: (() => void)[] = [];
  private endPause: () => void = () => {};
  private readonly stored: string;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.stored = `reinos:queue:${table}`;
  }

  /** Send what an earlier visit has kept. */
  resume(): void {
    const kept = JSON.parse(localStorage.getItem(this.stored) ?? "[]") as Command[];
    this.queue = kept.map((command) => ({ command, done: () => {} }));
    void this.drain();
  }

  /** Send a command and wait for its answer, however long the network is away; null when it was refused. */
  send(method: Command["method"], path: string, body: Record<string, unknown> = {}): Promise<TableState | null> {
    return new Promise((done) => {
      this.queue.push({ command: { method, path, body: { command: commandId(), ...body } }, done });
      this.keep();
      void this.drain();
    });
  }

  /** Wait until none is on its way, or they have to wait for the network. */
  async settled(): Promise<void> {
    if (this.busy && !this.waiting) await new Promise<void>((done) => this.watchers.push(done));
  }

  /** Try again at once: the network is back. */
  hurry(): void {
    this.endPause();
  }

  private async drain(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let attempt = 0;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const { method, path, body } = next.command;
      const send = method === "put" ? put<TableState> : post<TableState>;
      const answer = await send(`/tables/${this.table}/${path}`, body).catch((error: Error) => error);
      if (!(answer instanceof Error)) {
        this.queue.shift();
        this.keep();
        this.listener.answered(answer);
        next.done(answer);
      } else if (answer instanceof Refusal && !answer.passing) {
        const dropped = this.queue.splice(0);
        this.keep();
        this.listener.refused(answer);
        for (const { done } of dropped) done(null);
      } else {
        this.waiting = true;
        this.tellWatchers();
        const pause = PAUSES[Math.min(attempt++, PAUSES.length - 1)]!;
        await this.rest(answer instanceof Refusal ? Math.max(pause, answer.retryAfter * 1000) : pause);
      }
    }
    this.waiting = this.busy = false;
    this.tellWatchers();
  }

  private keep(): void {
    if (this.queue.length) localStorage.setItem(this.stored, JSON.stringify(this.queue.map(({ command }) => command)));
    else localStorage.removeItem(this.stored);
  }

  private tellWatchers(): void {
    for (const watcher of this.watchers.splice(0)) watcher();
  }

  private rest(pause: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, pause);
      this.endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
