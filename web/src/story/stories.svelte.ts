/** The stories of one table: what happened is shown cue by cue over the old drawing, then the new one stands there. */
import { tick } from "svelte";
import type { Cue, Drawing, Panel, State, Story } from "../../build/api";
import { get } from "../api/client";
import { announcer } from "../model/announcer.svelte";
import { preferences } from "../model/preferences.svelte";
import type { Table } from "../model/table.svelte";
import { t } from "../text/text.svelte";
import { boxOf, onBoard, thing, type Box } from "./places";
import { play } from "./sound";
import { durations, PACE, SUMMARY } from "./time";
import { Wait } from "./wait";

const SUMMED = 4; // cues with points in a row that are summed up after the last
const PLACES = 3; // that are named for each player then
const TWICE = 400; // ms in which a second press skips the whole story

interface Sum {
  seat: number;
  points: number;
  score: number | null; // with them
  places: string; // where most of them come from
}

/** The cues up to one that tell the same thing: of one commit, by one player or the game itself, over one board. */
function runUntil(cues: Cue[], last: number): Cue[] {
  const same = (one: Cue, other: Cue): boolean => one.n === other.n && one.seat === other.seat && one.board === other.board;
  let first = last;
  while (first > 0 && same(cues[first - 1]!, cues[last]!)) first -= 1;
  return cues.slice(first, last + 1);
}

export class Stories {
  active = $state(false); // a story is being shown
  cues = $state.raw<Cue[]>([]);
  index = $state(0);
  paused = $state(false);
  final = $state(false); // the points of the whole match are counted
  sum = $state.raw<Sum[]>([]); // what a scoring has brought, once all of it was shown
  summed = $state(""); // the same in words
  podium = $state(false); // the end: it stays until somebody goes on
  waiting = $state(0); // commits that will be shown when the draft in hand is done
  starts = new Map<string, Box>(); // where the moves of this cue began, before the drawing changed
  speed = 1; // of a replay
  chapter = 0; // counts the times that the scores began anew

  private scene = $state.raw<State | null>(null); // what stands there meanwhile
  private scores = $state<Record<number, number>>({}); // as they run up
  private due: Record<number, number> = {}; // the scores when all points shown so far have arrived
  private boards: Panel[] = [];
  private drawings: Drawing[] = [];
  private told = -1; // the commit up to which things were shown
  private stopped = false;
  private pressed = -TWICE;
  private wait = new Wait(0);

  constructor(private readonly table: Table) {}

  get cue(): Cue | null {
    return this.active && !this.podium ? (this.cues[this.index] ?? null) : null;
  }

  get board(): Panel | null {
    const n = this.cue?.board;
    return n == null ? null : (this.boards[n] ?? null);
  }

  /** What this cue goes on counting: the cues before it that belong to the same scoring, and itself. */
  get run(): Cue[] {
    return runUntil(this.cues, this.index);
  }

  /** The places that were counted before this one. */
  get counted(): string[] {
    const now = this.cue;
    const names = this.run.slice(0, -1).flatMap((cue) => (cue.gains.length ? cue.at : []));
    return now?.gains.length ? names.filter((name) => onBoard(name) && !now.at.includes(name)) : [];
  }

  /** In the finale: whether a player's points were counted, are being counted or are still to come. */
  counting(seat: number): "counted" | "counting" | "uncounted" | null {
    const own = this.active && this.final ? this.cues.flatMap((cue, i) => (cue.seat === seat ? [i] : [])) : [];
    if (!own.length) return null;
    return this.index > own.at(-1)! ? "counted" : this.index < own[0]! ? "uncounted" : "counting";
  }

  /** The table as the story shows it, with the scores as far as they were told. */
  get shown(): State | null {
    const { scene, scores } = this;
    if (!scene || !Object.keys(scores).length) return scene;
    const seats = scene.seats.map((seat) => (seat.card && seat.seat in scores ? { ...seat, card: { ...seat.card, score: String(scores[seat.seat]) } } : seat));
    return { ...scene, seats };
  }

  /** Whether stories are shown at all. */
  get wanted(): boolean {
    return preferences.pace !== "instant" && !document.hidden && document.querySelector("main.table") !== null;
  }

  /** Points have arrived at a player's card; too late where the scores have begun anew. */
  arrive(seat: number, points: number, chapter: number): void {
    if (chapter === this.chapter && seat in this.scores) this.scores[seat]! += points;
  }

  /** A new state has come: hold the old one and tell what led there. */
  follow(before: State | null, state: State): void {
    const seen = before === null || this.told < 0 || before.status !== "playing" || this.table.covered || this.table.history.past !== null || !this.wanted;
    if (seen && !this.active) this.told = state.version;
    if (state.version <= this.told) return;
    if (state.draft.length) {
      this.waiting = state.version - this.told;
      if (this.active) this.skipAll();
      return;
    }
    this.waiting = 0;
    if (!this.active) void this.catchUp(before!);
  }

  /** Everything that was not shown yet, over what stands there. */
  async catchUp(old: State | null = this.table.state): Promise<void> {
    await this.telling(old, async () => {
      this.waiting = 0;
      while (!this.stopped && this.told < this.table.state!.version) {
        const next = this.table.state!;
        const after = this.told;
        this.told = next.version;
        await this.tell(after, next.version, next, next.me.seat);
        this.scene = next;
      }
    });
    if (this.table.state?.decision) {
      play("turn");
      this.table.announceTurn();
    }
  }

  /** Since a commit, as a story from then. */
  async since(after: number): Promise<void> {
    const now = this.table.state!;
    const old = await this.table.history.at(after, now.me.seat).catch(() => null);
    if (old) await this.telling(old, () => this.tell(after, now.version, now, now.me.seat));
  }

  /** One step of a replay; then the moment after it is shown. */
  async step(after: number, eyes: string | number | null, speed = 1): Promise<void> {
    const next = await this.table.history.at(after + 1, eyes).catch(() => null);
    if (!next || !this.table.history.past) return;
    await this.telling(this.table.history.past, async () => {
      this.speed = speed;
      await this.tell(after, after + 1, next, eyes);
    });
    if (this.table.history.past) this.table.history.past = next;
  }

  private async telling(old: State | null, work: () => Promise<void>): Promise<void> {
    if (this.active) return;
    [this.active, this.stopped, this.podium, this.final, this.scene, this.scores, this.speed] = [true, false, false, false, old, {}, 1];
    try {
      await work();
    } finally {
      [this.active, this.paused, this.podium, this.scene, this.cues, this.sum] = [false, false, false, null, [], []];
    }
  }

  private async tell(after: number, until: number, next: State, eyes: string | number | null): Promise<void> {
    const story: Story | null = await get("/api/tables/{id}/story", { id: this.table.id, after, until, seat: eyes === null ? null : String(eyes) }).catch(() => null);
    if (!story || this.stopped) return;
    [this.boards, this.drawings] = [story.boards, story.drawings];
    this.hold(this.scene ?? next);
    await this.showAll(story.cues, next);
    if (!story.finale.length || this.stopped || this.table.history.past) return;
    [this.scene, this.final] = [next, true];
    if (story.finale.some((cue) => cue.gains.length)) this.count(next.seats.map(({ seat }) => [seat, 0]));
    await this.showAll(story.finale, next);
    if (this.stopped) return;
    play("end");
    this.scores = {};
    this.podium = true;
    await this.rest(Infinity);
  }

  /** The scores as they stand, to run up from there. */
  private hold(state: State): void {
    const scores = state.seats.map(({ seat, card }): [number, number] => [seat, Number(card?.score ?? NaN)]);
    this.count(scores.filter(([, score]) => !Number.isNaN(score)));
  }

  private count(from: [number, number][]): void {
    this.scores = Object.fromEntries(from);
    this.due = { ...this.scores };
    this.chapter += 1;
  }

  private async showAll(cues: Cue[], next: State): Promise<void> {
    const times = durations(cues, preferences.pace, preferences.moving);
    for (let i = 0; i < cues.length && !this.stopped; i += 1) {
      const cue = cues[i]!;
      // Pieces land where the new drawing has them; the way starts where the old one had them.
      this.starts.clear();
      for (const { start } of cue.moves) {
        const found = thing(start, null);
        if (found) this.starts.set(start, boxOf(found));
      }
      const settled = cue.drawing === null ? next : this.drawn(this.drawings[cue.drawing]!);
      const turned = cue.reveals.some(({ at }) => at && onBoard(at)); // the other side of a card is in the new drawing
      if ((cue.moves.length || turned) && cue.board === null && this.scene !== settled) {
        this.scene = settled;
        await tick();
      }
      [this.cues, this.index, this.sum, this.summed] = [cues, i, [], ""];
      for (const { seat, points } of cue.gains) if (seat in this.due) this.due[seat]! += points;
      announcer.say(cue.detail ? `${cue.caption} ${cue.detail}` : cue.caption);
      sounds(cue, i);
      await this.rest(times[i]! / this.speed);
      if (this.stopped) return;
      await this.sumUp(cues, i);
    }
  }

  /** The table after a step in the middle of a story. */
  private drawn({ stage, offer, tray }: Drawing): State {
    const panel = (n: number | null): Panel | null => (n === null ? null : this.boards[n]!);
    return { ...this.scene!, panels: { stage: panel(stage), offer: panel(offer), tray: panel(tray) } };
  }

  /** After a scoring of many places: what it has brought to everybody. */
  private async sumUp(cues: Cue[], last: number): Promise<void> {
    const run = runUntil(cues, last).filter((cue) => cue.gains.length);
    const more = cues.some((cue, i) => i > last && cue.gains.length && runUntil(cues, i).includes(cues[last]!));
    if (this.final || more || !cues[last]!.gains.length || cues[last]!.seat !== null || run.length < SUMMED) return;
    const brought = new Map<number, { title: string; points: number }[]>();
    for (const { title, gains } of run) for (const { seat, points } of gains) brought.set(seat, [...(brought.get(seat) ?? []), { title, points }]);
    const rows = [...brought].map(([seat, parts]) => ({
      seat,
      points: parts.reduce((total, { points }) => total + points, 0),
      score: this.due[seat] ?? null,
      places: parts.filter(({ title }) => title).sort((one, other) => other.points - one.points).slice(0, PLACES).map(({ title, points }) => `${title} ${points}`).join(", "),
    }));
    this.sum = rows.sort((one, other) => other.points - one.points);
    this.summed = this.sumTold();
    announcer.say(this.summed);
    await this.rest((SUMMARY.start + SUMMARY.row * rows.length) * PACE[preferences.pace] / this.speed);
  }

  /** Who gained most by a scoring, who is ahead now, and how I stand. */
  private sumTold(): string {
    const { seats, me } = this.table.state!;
    const best = this.sum[0]!;
    const first = seats.reduce((ahead, { seat }) => ((this.due[seat] ?? 0) > (this.due[ahead] ?? 0) ? seat : ahead), 0);
    const lead = (this.due[first] ?? 0) - (this.due[me.seat ?? first] ?? 0);
    const told = [t("story-sum", { name: seats[best.seat]!.name, points: best.points, ahead: String(best.seat === first), first: seats[first]!.name, score: this.due[first] ?? 0 })];
    return (me.seat === null || !lead ? told : [...told, t("story-behind", { lead })]).join(" ");
  }

  /** Some time, unless it is skipped; while paused it does not pass. */
  private rest(ms: number): Promise<void> {
    this.wait = new Wait(ms);
    if (!this.paused) this.wait.go();
    return this.wait.over;
  }

  pause(): void {
    this.paused = !this.paused;
    if (this.paused) this.wait.hold();
    else this.wait.go();
  }

  /** A press on places of the table, the uppermost first: a legal move is played at once, anything else skips. */
  press(places: string[]): void {
    if (this.podium) return;
    const legal = this.table.myTurn ? this.table.state!.legal.map((choice) => choice.target) : [];
    const place = places.find((name) => legal.includes(name));
    if (place === undefined) return this.skip();
    this.skipAll();
    void this.table.draft.touch(place);
  }

  /** A press: the cue is over; a second one at once, the story. */
  skip(): void {
    const now = performance.now();
    if (now - this.pressed < TWICE) this.skipAll();
    this.pressed = now;
    this.paused = false;
    if (!this.podium) this.wait.end();
  }

  skipAll(): void {
    if (!this.active) return;
    this.stopped = true;
    this.told = Math.max(this.told, this.table.state?.version ?? 0);
    this.table.connection.say({ type: "skip", version: this.told });
    this.wait.end();
  }

  /** Keys while a story is shown; whether it was meant. */
  key(event: KeyboardEvent): boolean {
    if (!this.active || event.ctrlKey || event.metaKey || event.altKey) return false;
    const place = event.target as Element;
    if (place.closest?.("input, textarea, select, dialog, [contenteditable]")) return false;
    if (event.key === "Escape" || (event.key === " " && !place.closest?.("button, a"))) this.podium ? this.skipAll() : this.skip();
    else if (event.key.toLowerCase() === "p") this.pause();
    else return false;
    return true;
  }
}

function sounds(cue: Cue, step: number): void {
  if (cue.dice.length) play("dice");
  else if (cue.reveals.length) play("card");
  else if (cue.moves.length) play("place");
  if (cue.gains.length) play("score", step);
}
