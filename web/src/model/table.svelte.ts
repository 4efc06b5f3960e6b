/** One table as this browser knows it: its state, kept up to date, and what can be done around the game. */
import type { ChatLine, DraftRequest, Me, ModerationRequest, SeatChangeRequest, SeatState, State } from "../../build/api";
import { get, put, Refusal } from "../api/client";
import { Coaching } from "../learn/coaching.svelte";
import { REFUSED, Teaching } from "../learn/teaching.svelte";
import { Stories } from "../story/stories.svelte";
import { t } from "../text/text.svelte";
import { Advice } from "./advice.svelte";
import { announcer } from "./announcer.svelte";
import { Commands } from "./commands.svelte";
import { Connection } from "./connection.svelte";
import { Draft } from "./draft.svelte";
import { History } from "./history.svelte";
import { preferences } from "./preferences.svelte";
import { questionOf } from "./question";
import { takeEntered, usualBot } from "./tables";

const STALE = ["stale", "other-draft"]; // refusals of a command that answers what is asked no more
const UNFINISHED = "unfinished"; // a refusal of confirm
const TURN = /\/(draft|confirm)$/; // the commands that go over the line

export class Table {
  state = $state.raw<State | null>(null);
  failure = $state.raw<Refusal | null>(null); // why there is no table to show
  stale = $state(false); // the last command came too late
  looked = $state<string | null>(null); // the decision for which the curtain was lifted

  readonly connection: Connection;
  readonly commands: Commands;
  readonly draft = new Draft(this);
  readonly advice = new Advice(this);
  readonly history: History;
  readonly stories = new Stories(this);
  readonly teaching = new Teaching(this);
  readonly coaching = new Coaching(this);

  private seat: number | null = null; // the one of several own seats that is looked through
  private heard = 0; // the version up to which the log was read out
  private closed = false;
  private holding = false; // states are not shown until a change of several steps is done
  private held: State | null = null; // the newest of them

  constructor(readonly id: string) {
    this.history = new History(id);
    this.commands = new Commands(id, {
      said: (path, body) => this.said(path, body as DraftRequest),
      answered: (state) => {
        this.stale = false;
        this.apply(state);
      },
      refused: (refusal) => this.refused(refusal),
      declined: (why) => this.decline(why),
    });
    this.connection = new Connection(id, {
      opened: () => this.sayPace(),
      state: (state) => {
        this.commands.hurry();
        this.apply(state);
      },
      refused: () => void this.ask(),
    });
  }

  // What is shown

  get shown(): State | null {
    return this.stories.shown ?? this.history.past ?? this.state;
  }

  get mine(): SeatState | null {
    const seat = this.state?.me.seat ?? null;
    return seat === null ? null : (this.state?.seats[seat] ?? null);
  }

  get myTurn(): boolean {
    return this.history.past === null && this.state?.decision != null;
  }

  get covered(): boolean {
    return this.history.past === null && this.state !== null && this.state.curtain && this.looked !== this.state.decision;
  }

  /** Whether the question is the one that a request was about. */
  asksStill(asked: State): boolean {
    return this.state !== null && questionOf(this.state) === questionOf(asked);
  }

  // Opening and closing

  async open(): Promise<void> {
    const known = takeEntered(this.id);
    if (known) this.apply(known);
    else await this.ask();
    if (this.closed || this.failure) return;
    this.connection.open(this.seat);
    this.commands.resume();
  }

  close(): void {
    this.closed = true;
    this.connection.close();
  }

  /** Ask the server again: the language changed, or the user wants to be sure. */
  async refresh(): Promise<void> {
    this.connection.open(this.seat);
    await this.ask();
  }

  /** Try again at once what the network has kept waiting. */
  hurry(): void {
    this.connection.hurry();
    this.commands.hurry();
  }

  /** The state as it is; where the network is away, the socket brings it later. */
  private async ask(): Promise<void> {
    try {
      this.apply(await get("/api/tables/{id}", { id: this.id, seat: this.seat }));
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Refusal) || error.passing) return;
      if (error.status === 403 && this.seat !== null) {
        this.seat = null; // mine no more: look as whoever I am now
        return this.refresh();
      }
      this.failure = error;
      this.connection.close();
    }
  }

  /** Say a command of my turn over the line, which then brings the state; null where that cannot be. */
  private said(path: string, body: DraftRequest): Promise<State> | null {
    const type = TURN.exec(path)?.[1] as "draft" | "confirm" | undefined;
    const told = type ? this.connection.command(type, body) : null;
    return told && told.then(() => (this.held ?? this.state)!);
  }

  // Following the game

  private apply(state: State): void {
    if (this.closed || state.id !== this.id || this.left(state.me)) return;
    if (isOlder(state, this.state) || isOlder(state, this.held)) return;
    this.draft.learn(state);
    if (this.holding) {
      this.held = state;
      return;
    }
    const before = this.state;
    this.state = state;
    this.stories.follow(before?.me.seat === state.me.seat ? before : null, state);
    void this.draft.follow(state);
    if (before) this.compare(before, state);
    this.heard = state.version;
    this.sitDown(state);
  }

  /** Show what several commands lead to as one step. */
  async asOneStep(work: () => Promise<void>): Promise<void> {
    this.holding = true;
    try {
      await work();
    } finally {
      this.holding = false;
      const last = this.held;
      this.held = null;
      if (last) this.apply(last);
    }
  }

  /** Forget what belonged to another question, and read out what is new. */
  private compare(before: State, state: State): void {
    const asked = state.decision !== before.decision;
    if (asked && this.advice.why?.target) this.advice.why = null;
    if (questionOf(before) !== questionOf(state)) this.advice.close();
    if (state.me.lent.length > before.me.lent.length && state.me.seats.length < before.me.seats.length) announcer.warn(t("lent-told", { bot: state.stand_in.label }));
    if (this.stories.active) return; // it reads out what it shows
    const lines = state.log.filter((row) => row.n > this.heard).map((row) => row.text);
    if (state.decision && asked) lines.push(t("turn-yours"));
    if (state.decision && (asked || state.prompt !== before.prompt)) lines.push(state.prompt);
    if (state.stake?.question !== before.stake?.question) lines.push(this.coaching.spoken);
    if (state.lesson && (asked || state.lesson.step !== before.lesson?.step) && this.teaching.speaks) lines.push(state.lesson.done, this.teaching.spoken);
    const told = lines.filter(Boolean).join(" ");
    if (told) announcer.say(told);
  }

  /** Read out that it is my turn, and for what. */
  announceTurn(): void {
    announcer.say([t("turn-yours"), this.state!.prompt, this.coaching.spoken, this.teaching.spoken].filter(Boolean).join(" "));
  }

  /** Bots wait for what is shown here. */
  sayPace(): void {
    this.connection.say({ type: "pace", pace: preferences.pace });
  }

  /** Several own seats on one device: sit where the next decision is. */
  private sitDown({ me, waiting_for: waiting }: State): void {
    if (me.seats.length < 2 || me.seat === null || waiting.includes(me.seat)) return;
    const next = me.seats.find((seat) => waiting.includes(seat));
    if (next === undefined || next === this.seat) return;
    this.seat = next;
    void this.refresh();
  }

  /** A late answer to a seat of this device that has since passed it on. */
  private left(me: Me): boolean {
    return this.seat !== null && me.seat !== this.seat && me.seats.includes(this.seat);
  }

  private refused(refusal: Refusal): void {
    if (refusal.state) this.apply(refusal.state);
    this.stale = STALE.includes(refusal.code);
    if (refusal.code === REFUSED) this.teaching.count();
    if (refusal.code === UNFINISHED) return; // the others have chosen meanwhile: the prompt tells how it goes on
    if (this.stale) announcer.warn(refusal.message);
    else this.decline(refusal.message);
  }

  /** Say why something that was pressed is not done. */
  decline(why: string): void {
    this.advice.why = { text: why, target: "" };
    announcer.warn(why);
  }

  // Around the game

  say(text: string): Promise<State | null> {
    return this.commands.send("post", "/api/tables/{id}/chat", {}, { text });
  }

  /** The lines of the chat before one. */
  async olderChat(before: number): Promise<ChatLine[]> {
    return (await get("/api/tables/{id}/chat", { id: this.id, before })).chat;
  }

  /** As the host: silence, or send away, the person of a seat or of a line of the chat. */
  moderate(action: ModerationRequest["action"], whom: { seat: number } | { line: number }): Promise<State | null> {
    return this.commands.send("post", "/api/tables/{id}/moderate", {}, { action, ...whom });
  }

  letSpectatorsTalk(talk: boolean): Promise<State | null> {
    return this.commands.send("post", "/api/tables/{id}/spectators", {}, { talk });
  }

  seatAction(n: number, action: SeatChangeRequest["action"], bot: string | null = null): Promise<State | null> {
    return this.commands.send("post", "/api/tables/{id}/seats/{n}", { n }, { action, bot });
  }

  /** The usual bot takes a free seat. */
  async seatBot(seat: number): Promise<State | null> {
    return this.seatAction(seat, "bot", usualBot(await get("/api/bots", {})));
  }

  /** Another table that goes on from a moment of this one: my seat, bots at the others. */
  branch(version: number, seat: number): Promise<State | null> {
    return this.commands.send("post", "/api/tables/{id}/branch", {}, { version, seat });
  }

  rematch(): Promise<State | null> {
    return this.commands.send("post", "/api/tables/{id}/rematch", {}, {});
  }

  async note(text: string): Promise<void> {
    this.apply(await put("/api/tables/{id}/notes", { id: this.id }, { text }));
  }
}

function isOlder(state: State, than: State | null): boolean {
  return than !== null && state.me.seat === than.me.seat && state.revision < than.revision;
}
