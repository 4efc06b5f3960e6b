/** One table as this browser knows it: the state, the connection, the commands on their way, the moment looked at. */
import { commandId, get, post, put, Refusal } from "../api/client";
import { Live } from "../api/live";
import type { Choice, Hint, Seat, TableState } from "../api/types";
import { t } from "../text/text.svelte";
import { announcer } from "./announcer.svelte";

export type Link = "live" | "connecting" | "offline";
export const EVERYTHING = "all"; // the perspective that hides nothing
const UNFINISHED = "unfinished"; // a refusal of confirm
const LOOK = 100; // ms between two looks at a command on its way
const RETRY = [300, 700, 1500, 3000, 5000];

interface Command {
  path: string;
  body: Record<string, unknown>;
}

export interface Why {
  text: string;
  target: string;
}

const choicesAt = (legal: Choice[], target: string): Choice[] => legal.filter((choice) => choice.target === target);

export class Table {
  state = $state.raw<TableState | null>(null);
  committed = $state.raw<TableState | null>(null); // as it was before the draft
  past = $state.raw<TableState | null>(null); // the moment looked at
  link = $state<Link>("connecting");
  pause = $state(0);
  restarting = $state(false);
  failure = $state.raw<Refusal | null>(null);
  why = $state.raw<Why | null>(null);
  stale = $state(false);
  busy = $state(false);
  waiting = $state(0); // commands kept until the network is back
  hint = $state.raw<Hint | null>(null);
  looked = $state<string | null>(null); // the decision for which the curtain was lifted

  private live: Live | null = null;
  private closed = false;
  private looking = 0; // counts the moments asked for: only the last one is shown
  private queue: Command[] = [];
  private draining: Promise<void> | null = null;
  private answers = new WeakMap<Command, TableState>();
  private held: TableState | null | undefined = undefined; // undefined: states are shown as they come
  private wake: () => void = () => {};
  private offered = new Map<string, Choice[]>(); // legal choices by decision and draft
  private heard = 0;
  private seat: number | null = null;
  private readonly stored: string;

  constructor(readonly id: string) {
    this.stored = `reinos:queue:${id}`;
  }

  // What is shown

  get shown(): TableState | null {
    return this.past ?? this.state;
  }

  get mine(): Seat | null {
    const seat = this.state?.me.seat ?? null;
    return seat === null ? null : (this.state?.seats[seat] ?? null);
  }

  get myTurn(): boolean {
    return this.past === null && this.state?.decision != null;
  }

  get covered(): boolean {
    return this.past === null && this.state !== null && this.state.curtain && this.looked !== this.state.decision;
  }

  /** The choices that could stand in the place of the last drafted one. */
  get alternatives(): Choice[] {
    return this.offeredAt(this.state ? this.state.draft.length - 1 : -1);
  }

  /** The last drafted choice that has others at its place of the drawing, or -1. */
  get turnable(): number {
    return (
      this.state?.draft.findLastIndex(
        ({ target }, i) => target !== null && choicesAt(this.offeredAt(i), target).length > 1,
      ) ?? -1
    );
  }

  private offeredAt(place: number): Choice[] {
    const state = this.state;
    return (state && this.offered.get(draftKey(state, state.draft.slice(0, place)))) ?? [];
  }

  /** Points that the draft brings. */
  get gain(): number {
    const seat = this.state?.me.seat;
    if (seat == null || !this.state?.draft.length || this.committed?.version !== this.state.version) return 0;
    return Number(this.state.seats[seat]?.card?.score ?? 0) - Number(this.committed.seats[seat]?.card?.score ?? 0);
  }

  // Opening and closing

  async open(): Promise<void> {
    await this.ask();
    if (this.closed || this.failure) return;
    this.listen();
    const kept = localStorage.getItem(this.stored);
    if (kept) {
      this.queue = JSON.parse(kept) as Command[];
      this.draining ??= this.drain();
    }
  }

  close(): void {
    this.closed = true;
    this.live?.close();
    this.live = null;
  }

  /** Ask the server again: the language changed, or the user wants to be sure. */
  async refresh(): Promise<void> {
    this.listen();
    await this.ask();
  }

  /** The state as it is; where the network is away, the socket brings it later. */
  private async ask(): Promise<void> {
    try {
      this.apply(await get<TableState>(`/tables/${this.id}`, { seat: this.seat }));
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Refusal) || error.passing) return;
      if (error.status === 403 && this.seat !== null) return this.leave();
      this.failure = error;
      this.live?.close();
    }
  }

  /** The seat is mine no more: look as whoever I am now. */
  private leave(): Promise<void> {
    this.seat = null;
    if (this.live) this.listen();
    return this.ask();
  }

  hurry(): void {
    this.live?.hurry();
    this.wake();
  }

  private listen(): void {
    this.live?.close();
    this.live = new Live(this.id, this.seat, {
      state: (state) => this.apply(state),
      connected: () => {
        this.link = "live";
        this.restarting = false;
        this.wake();
      },
      lost: (pause) => {
        this.link = navigator.onLine ? "connecting" : "offline";
        this.pause = pause;
      },
      refused: () => void this.ask(),
      restart: () => {
        this.restarting = true;
      },
    });
  }

  private apply(state: TableState): void {
    if (this.closed || state.id !== this.id || this.left(state.me)) return;
    if (isOlder(state, this.state) || (this.held && isOlder(state, this.held))) return;
    if (this.held !== undefined) {
      this.held = state;
      return;
    }
    this.offered.set(draftKey(state, state.draft), state.legal);
    const before = this.state;
    if (before && draftKey(before, before.draft) !== draftKey(state, state.draft)) this.hint = null;
    if (before && before.decision !== state.decision) {
      this.why = null;
      if (state.decision) this.offered = new Map([[draftKey(state, state.draft), state.legal]]);
    }
    this.state = state;
    if (!state.draft.length) this.committed = state;
    else if (this.committed?.version !== state.version || this.committed.me.seat !== state.me.seat) void this.recall(state);
    this.tell(before, state);
    this.follow(state);
  }

  /** After a reload in mid-draft: the table as it was before the draft. */
  private async recall(state: TableState): Promise<void> {
    const past = await get<TableState>(`/tables/${this.id}/history/${state.version}`, { seat: state.me.seat }).catch(() => null);
    if (past && this.state?.version === past.version && this.state.me.seat === state.me.seat) this.committed = past;
  }

  /** Several own seats on one device: sit where the next decision is. */
  private follow(state: TableState): void {
    const { me, waiting_for: waiting } = state;
    if (me.seats.length < 2 || me.seat === null || waiting.includes(me.seat)) return;
    const next = me.seats.find((seat) => waiting.includes(seat));
    if (next === undefined || next === this.seat) return;
    this.seat = next;
    void this.refresh();
  }

  /** A late answer to a seat of this device that has since passed it on. */
  private left(me: TableState["me"]): boolean {
    return this.seat !== null && me.seat !== this.seat && me.seats.includes(this.seat);
  }

  private tell(before: TableState | null, state: TableState): void {
    const fresh = state.log.filter((row) => row.n > this.heard);
    this.heard = state.version;
    if (!before) return;
    const lines = fresh.map((row) => row.text);
    if (state.decision && state.decision !== before.decision) lines.push(t("turn-yours"), state.prompt);
    else if (state.prompt !== before.prompt && state.decision) lines.push(state.prompt);
    if (lines.length) announcer.say(lines.join(" "));
  }

  // Commands

  /** Send a command and wait for its answer, however long the network is away; null when it was refused. */
  async command(path: string, body: Record<string, unknown> = {}): Promise<TableState | null> {
    const command = { path, body: { command: commandId(), ...body } };
    this.queue.push(command);
    this.keep();
    this.draining ??= this.drain();
    await this.draining;
    return this.answers.get(command) ?? null;
  }

  /** A command that answers the decision on the table. */
  private answer(path: string, body: Record<string, unknown> = {}): Promise<TableState | null> {
    const { decision, me } = this.state!;
    return this.command(path, { decision, seat: me.seat, ...body });
  }

  private async drain(): Promise<void> {
    await Promise.resolve(); // so that what it ends, its own promise, is kept already
    this.busy = true;
    let attempt = 0;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      try {
        const send = next.path === "draft" ? put : post;
        const state = await send<TableState>(`/tables/${this.id}/${next.path}`, next.body);
        this.answers.set(next, state);
        this.queue.shift();
        this.stale = false;
        this.apply(state);
      } catch (error) {
        if (error instanceof Refusal && !error.passing) {
          this.queue = [];
          this.refused(error);
        } else {
          this.waiting = this.queue.length;
          const pause = RETRY[Math.min(attempt++, RETRY.length - 1)]!;
          await this.rest(error instanceof Refusal ? Math.max(pause, error.retryAfter * 1000) : pause);
        }
      }
      this.keep();
    }
    this.waiting = 0;
    this.busy = false;
    this.draining = null; // at once: a command that comes next starts another
  }

  private keep(): void {
    if (this.queue.length) localStorage.setItem(this.stored, JSON.stringify(this.queue));
    else localStorage.removeItem(this.stored);
  }

  private rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private refused(refusal: Refusal): void {
    if (refusal.state) this.apply(refusal.state);
    this.stale = refusal.code === "stale" || refusal.code === "other-draft";
    if (refusal.code === UNFINISHED) return; // the others have chosen meanwhile: the prompt tells how it goes on
    if (!this.stale) this.why = { text: refusal.message, target: "" };
    announcer.warn(refusal.message);
  }

  // Playing

  /** Wait for the command on its way; false while the network is away: one kept command is enough. */
  private async free(): Promise<boolean> {
    while ((this.draining || this.held !== undefined) && !this.waiting) {
      const pause = new Promise((done) => setTimeout(done, LOOK));
      await (this.draining ? Promise.race([this.draining, pause]) : pause);
    }
    return this.myTurn && !this.waiting;
  }

  private get drafted(): number[] {
    return this.state?.draft.map((choice) => choice.id) ?? [];
  }

  private putDraft(draft: number[]): Promise<TableState | null> {
    return this.answer("draft", { draft });
  }

  async draft(choice: number): Promise<void> {
    if (!(await this.free())) return;
    this.why = null;
    await this.putDraft([...this.drafted, choice]);
  }

  async undo(): Promise<void> {
    if (!(await this.free()) || !this.state?.draft.length) return;
    this.why = null;
    await this.putDraft(this.drafted.slice(0, -1));
  }

  async reset(): Promise<void> {
    if (!(await this.free()) || !this.state?.draft.length) return;
    this.why = null;
    await this.putDraft([]);
  }

  async confirm(): Promise<void> {
    if (!(await this.free()) || !this.state?.can_confirm) return;
    this.why = null;
    await this.answer("confirm", { draft: this.drafted });
  }

  /** A place of the drawing was touched: draft its choice, turn the drafted one, or say why not. */
  async touch(target: string): Promise<void> {
    if (!(await this.free()) || !this.state) return;
    const here = choicesAt(this.state.legal, target)[0];
    if (here) return this.draft(here.id);
    const others = choicesAt(this.alternatives, target);
    if (this.state.draft.at(-1)?.target === target) return this.turn();
    if (others[0]) return this.redraft(this.state.draft.length - 1, () => others[0]);
    return this.explain(target);
  }

  /** The next choice at the place of a drafted one. */
  async turn(): Promise<void> {
    if (!(await this.free()) || !this.state?.draft.length) return;
    const place = this.turnable >= 0 ? this.turnable : this.state.draft.length - 1;
    const { id, target } = this.state.draft[place]!;
    if (target === null) return;
    await this.redraft(place, (legal) => {
      const here = choicesAt(legal, target);
      return here[(here.findIndex((choice) => choice.id === id) + 1) % here.length];
    });
  }

  /** Draft another choice in the place of a drafted one and keep what followed it, shown as one step. */
  private async redraft(place: number, pick: (legal: Choice[]) => Choice | undefined): Promise<void> {
    this.why = null;
    this.held = null;
    const after = this.state!.draft.slice(place + 1);
    const draft = this.drafted.slice(0, place);
    let state: TableState | null = this.state;
    const step = async (): Promise<void> => {
      state = state && (await this.putDraft(draft));
      if (state) this.offered.set(draftKey(state, state.draft), state.legal);
    };
    try {
      await step();
      for (const wanted of [pick(state?.legal ?? []), ...after]) {
        if (!wanted || !state?.legal.some((choice) => choice.id === wanted.id)) break;
        draft.push(wanted.id);
        await step();
      }
    } finally {
      const last = this.held as TableState | null | undefined;
      this.held = undefined;
      if (last) this.apply(last);
    }
  }

  async explain(target: string): Promise<void> {
    const asked = this.state!;
    const answer = await get<{ reason: string }>(`/tables/${this.id}/why`, { target, seat: asked.me.seat }).catch(() => null);
    if (!answer || !this.asksStill(asked)) return;
    this.why = { text: answer.reason, target };
    announcer.warn(answer.reason);
  }

  async askHint(): Promise<void> {
    const asked = this.state!;
    this.hint = null;
    const hint = await get<Hint>(`/tables/${this.id}/hint`, { seat: asked.me.seat });
    if (!this.asksStill(asked)) return;
    this.hint = hint;
    announcer.say(hint.options.map((option) => option.label).join(" "));
  }

  /** Draft what an order in words means; the answer is why not, if it means nothing. */
  async order(text: string): Promise<string | null> {
    const asked = this.state!;
    try {
      const { choice } = await post<{ choice: number }>(`/tables/${this.id}/read`, { text, seat: asked.me.seat });
      if (this.asksStill(asked)) await this.draft(choice);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Whether the question is the one that a request was about. */
  private asksStill(asked: TableState): boolean {
    return this.state !== null && draftKey(this.state, this.state.draft) === draftKey(asked, asked.draft);
  }

  // The table around the game

  say(text: string): Promise<TableState | null> {
    return this.command("chat", { text });
  }

  seatAction(seat: number, action: "bot" | "open" | "leave" | "take", bot?: string): Promise<TableState | null> {
    return this.command(`seats/${seat}`, { action, bot });
  }

  /** Another table that goes on from a moment of this one: my seat, bots at the others. */
  branch(version: number, seat: number): Promise<TableState | null> {
    return this.command("branch", { version, seat });
  }

  rematch(): Promise<TableState | null> {
    return this.command("rematch");
  }

  async note(text: string): Promise<void> {
    this.apply(await put<TableState>(`/tables/${this.id}/notes`, { text }));
  }

  // Looking back

  /** Show a moment; false when there is none. The moment asked for last is shown, whatever answers first. */
  async lookAt(n: number | null, eyes: string | number | null): Promise<boolean> {
    const asked = ++this.looking;
    if (n === null) {
      this.past = null;
      return true;
    }
    try {
      const past = await get<TableState>(`/tables/${this.id}/history/${n}`, { seat: eyes });
      if (asked === this.looking) this.past = past;
    } catch (error) {
      if (asked === this.looking && error instanceof Refusal && !error.passing) return false;
    }
    return true;
  }
}

function isOlder(state: TableState, than: TableState | null): boolean {
  return than !== null && state.me.seat === than.me.seat && state.revision < than.revision;
}

function draftKey(state: TableState, draft: Choice[]): string {
  return [state.decision, ...draft.map((choice) => choice.id)].join(" ");
}
