/** Commands on their way: one after the other, sent again until the server answers, kept when the page is left. */
import type { State } from "../../build/api";
import { commandId, Refusal, request } from "../api/client";
import type { Body, Parameters, Route } from "../api/routes";

const PAUSES = [300, 700, 1500, 3000, 5000]; // ms between attempts

type Method = "put" | "post";
type AtTable<M extends Method> = Route<M> & `/api/tables/{id}/${string}`;

interface Command {
  method: Method;
  path: string;
  parameters: object;
  body: object;
}

interface Sent {
  command: Command;
  done: (state: State | null) => void;
}

interface Listener {
  said(path: string, body: object): Promise<State> | null; // over the table's line, where it takes such commands
  answered(state: State): void;
  refused(refusal: Refusal): void;
}

export class Commands {
  busy = $state(false); // some are on their way
  waiting = $state(false); // they are kept until the network is back

  private queue: Sent[] = [];
  private taken = false; // by work that is not done yet
  private watchers: (() => void)[] = []; // told when the next work may begin, or none may
  private endPause: () => void = () => {};
  private readonly stored: string;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.stored = `reinos:commands:${table}`;
  }

  /** Send what an earlier visit has kept. */
  resume(): void {
    const kept = JSON.parse(localStorage.getItem(this.stored) ?? "[]") as Command[];
    this.queue = kept.map((command) => ({ command, done: () => {} }));
    void this.drain();
  }

  /** Send a command and wait for its answer, however long the network is away; null when it was refused. */
  send<M extends Method, P extends AtTable<M>>(
    method: M,
    path: P,
    parameters: Omit<Parameters<M, P>, "id">,
    body: Omit<Body<M, P>, "command">,
  ): Promise<State | null> {
    const sent = { method, path, parameters: { id: this.table, ...parameters }, body: { command: commandId(), ...body } };
    return new Promise((done) => {
      this.queue.push({ command: sent, done });
      this.keep();
      void this.drain();
    });
  }

  /** Do something that sends commands when no other is on its way; nothing while the network is away: one kept command is enough. */
  async alone(work: () => Promise<void>): Promise<void> {
    while ((this.busy || this.taken) && !this.waiting) await new Promise<void>((done) => this.watchers.push(done));
    if (this.waiting) return;
    this.taken = true;
    try {
      await work();
    } finally {
      this.taken = false;
      this.tellWatchers();
    }
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
      const answer = await this.sent(next.command).catch((error: Error) => error);
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

  /** The state that a command has led to. */
  private sent({ method, path, parameters, body }: Command): Promise<State> {
    return this.listener.said(path, body) ?? (request(method, path, parameters, body) as Promise<State>);
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
