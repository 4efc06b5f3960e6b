/** Commands on their way: one after the other, sent again until the server answers, kept when the page is left. */
import type { State } from "../../build/api";
import { commandId, Refusal, request } from "../api/client";
import type { Body, Parameters, Route } from "../api/routes";
import { t } from "../text/text.svelte";

const PAUSES = [300, 700, 1500, 3000, 5000]; // ms between attempts
const FAILED = 500; // nothing was changed, and it would fail again
const LATE = 4000; // ms after which it is told that there is no answer yet

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
  declined(why: string): void; // something was not even begun
}

export class Commands {
  busy = $state(false); // some are on their way
  waiting = $state<string | null>(null); // why there is no answer yet, in words, when that takes long

  private queue: Sent[] = [];
  private away = false; // they are kept until the network is back
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

  /** Do something that sends commands when no other is on its way; declined while the network is away: one kept command is enough. */
  async alone(work: () => Promise<void>): Promise<void> {
    while ((this.busy || this.taken) && !this.away) await new Promise<void>((done) => this.watchers.push(done));
    if (this.away) return this.listener.declined(this.waiting!);
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
    try {
      for (let next = this.queue[0]; next; next = this.queue[0]) await this.carry(next);
    } finally {
      this.busy = false;
      this.tellWatchers();
    }
  }

  /** Send a command, again and again while the network is away, and hand on what becomes of it. */
  private async carry({ command, done }: Sent): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const late = setTimeout(() => (this.waiting ??= t("late-kept")), LATE);
      const answer = await this.sent(command).catch((error: Error) => error);
      clearTimeout(late);
      if (!(answer instanceof Error)) {
        this.drop();
        done(answer);
        return this.listener.answered(answer);
      }
      const refusal = answer instanceof Refusal ? answer : null;
      if (refusal && (!refusal.passing || refusal.status === FAILED)) {
        this.drop();
        done(null);
        return this.listener.refused(refusal);
      }
      [this.away, this.waiting] = [true, refusal?.message || t("offline-kept")];
      this.tellWatchers();
      await this.rest(Math.max(PAUSES[attempt] ?? PAUSES.at(-1)!, 1000 * (refusal?.retryAfter ?? 0)));
    }
  }

  /** The first one is done with. */
  private drop(): void {
    this.queue.shift();
    this.keep();
    [this.away, this.waiting] = [false, null];
  }

  /** The state that a command has led to. */
  private sent({ method, path, parameters, body }: Command): Promise<State> {
    return this.listener.said(path, body) ?? (request(method, path, parameters, body) as Promise<State>);
  }

  private keep(): void {
    try {
      if (this.queue.length) localStorage.setItem(this.stored, JSON.stringify(this.queue.map(({ command }) => command)));
      else localStorage.removeItem(this.stored);
    } catch (error) {
      console.warn(error); // the storage is full: they are sent all the same, and lost only with the page
    }
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
