/** The turn that I put together: choices drafted one by one, changed at will, and confirmed at once. */
import type { LabelledChoice, State } from "../../build/api";
import { post } from "../api/client";
import { changedPieces } from "../drawing/draft";
import { t } from "../text/text.svelte";
import { questionOf } from "./question";
import type { Table } from "./table.svelte";

function choicesAt(legal: LabelledChoice[], target: string): LabelledChoice[] {
  return legal.filter((choice) => choice.target === target);
}

export class Draft {
  before = $state.raw<State | null>(null); // the table without the draft
  hand = $state<string | null>(null); // the piece that is held
  which = $state.raw<LabelledChoice[] | null>(null); // choices that were meant by one touch, to pick from

  private asked = new Map<string, State>(); // the table at each question of the decision
  private decision: string | null = null; // the one that they belong to

  constructor(private readonly table: Table) {}

  /** The legal choices that the piece in hand leaves. */
  get open(): LabelledChoice[] {
    const { hand } = this;
    const legal = this.table.state?.legal ?? [];
    return hand === null ? legal : legal.filter((choice) => choice.piece === hand);
  }

  /** The pieces that can be taken, by the ids of their places. */
  get pieces(): Set<string> {
    const legal = (this.table.myTurn && this.table.state?.legal) || [];
    return new Set(legal.map((choice) => choice.piece).filter((piece) => piece !== null));
  }

  take(piece: string | null): void {
    this.hand = piece;
    this.table.advice.why = null;
  }

  /** What putting the piece in hand somewhere does. */
  told(place: string): string | null {
    return choicesAt(this.open, place)[0]?.label ?? null;
  }

  /** The choices that could stand in the place of the last drafted one. */
  get alternatives(): LabelledChoice[] {
    return this.offeredAt(this.choices.length - 1) ?? [];
  }

  /** The last drafted choice that has others at its place of the drawing, or -1. */
  get turnable(): number {
    return this.choices.findLastIndex(
      ({ target }, place) => target !== null && choicesAt(this.offeredAt(place) ?? [], target).length > 1,
    );
  }

  /** The pieces that the turnable choice has moved. */
  get turning(): Set<string> {
    const place = this.turnable;
    const [before, after] = [this.at(place), this.at(place + 1)];
    return place >= 0 && before && after ? changedPieces(before.panels, after.panels) : new Set();
  }

  /** Points that the draft brings. */
  get gain(): number {
    const { state } = this.table;
    const seat = state?.me.seat;
    if (seat == null || !state?.draft.length || this.before?.version !== state.version) return 0;
    return Number(state.seats[seat]?.card?.score ?? 0) - Number(this.before.seats[seat]?.card?.score ?? 0);
  }

  private get choices(): LabelledChoice[] {
    return this.table.state?.draft ?? [];
  }

  private get ids(): number[] {
    return this.choices.map((choice) => choice.id);
  }

  /** The table before a place of the draft. */
  private at(place: number): State | undefined {
    const { state } = this.table;
    return state ? this.asked.get(questionOf({ ...state, draft: state.draft.slice(0, place) })) : undefined;
  }

  private offeredAt(place: number): LabelledChoice[] | undefined {
    return this.at(place)?.legal;
  }

  /** Remember what a state offers, shown or not. */
  learn(state: State): void {
    if (this.table.state && questionOf(state) !== questionOf(this.table.state)) [this.hand, this.which] = [null, null];
    if (state.decision !== this.decision) this.asked.clear();
    this.decision = state.decision;
    this.asked.set(questionOf(state), state);
  }

  /** Keep the table as it is without the draft; after a reload in mid-draft it is asked for. */
  async follow(state: State): Promise<void> {
    const { version, me } = state;
    if (!state.draft.length) this.before = state;
    else if (this.before?.version !== version || this.before.me.seat !== me.seat) {
      const before = await this.table.history.at(version, me.seat).catch(() => null);
      const now = this.table.state;
      if (before && now?.version === version && now.me.seat === me.seat) this.before = before;
    }
  }

  add(choice: number): Promise<void> {
    return this.change(() => this.put([...this.ids, choice]));
  }

  undo(): Promise<void> {
    return this.change(async () => this.choices.length && this.put(this.ids.slice(0, -1)));
  }

  reset(): Promise<void> {
    return this.change(async () => this.choices.length && this.put([]));
  }

  confirm(): Promise<void> {
    return this.change(async () => {
      if (!this.table.state!.can_confirm) return this.table.decline(this.table.state!.prompt);
      this.table.advice.why = null;
      await this.table.commands.send("post", "/api/tables/{id}/confirm", {}, this.answer(this.ids));
    });
  }

  /** A place of the drawing was touched: draft its choice, turn the drafted one, or say why not. */
  touch(target: string): Promise<void> {
    return this.change(async () => {
      const all = choicesAt(this.open, target);
      const [here] = all;
      const other = choicesAt(this.alternatives, target)[0];
      if (this.pieces.has(target) && (this.hand === null || !here)) this.take(this.hand === target ? null : target);
      else if (new Set(all.map((choice) => choice.piece)).size > 1) this.which = all;
      else if (here) await this.put([...this.ids, here.id]);
      else if (this.choices.at(-1)?.target === target) await this.replaceByNext();
      else if (other) await this.replace(this.choices.length - 1, () => other);
      else void this.table.advice.explain(target);
    });
  }

  /** The next choice at the place of a drafted one. */
  turn(): Promise<void> {
    return this.change(() => this.replaceByNext());
  }

  /** Draft what an order in words means; the answer is why not, if it means nothing. */
  async order(text: string): Promise<string | null> {
    const asked = this.table.state!;
    try {
      const { choice } = await post("/api/tables/{id}/read", { id: asked.id }, { text, seat: asked.me.seat });
      if (!this.table.asksStill(asked)) return t("asked-no-more");
      await this.add(choice);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Once nothing is on its way, if the decision is still the one that it was meant for. */
  private change(work: () => Promise<unknown>): Promise<void> {
    const meant = this.table.state!.decision;
    return this.table.commands.alone(async () => {
      if (this.table.myTurn && this.table.state!.decision === meant) await work();
      else this.table.decline(t("asked-no-more"));
    });
  }

  private async replaceByNext(): Promise<void> {
    const place = this.turnable >= 0 ? this.turnable : this.choices.length - 1;
    const { id, target = null } = this.choices[place] ?? {};
    if (target === null) return;
    await this.replace(place, (legal) => {
      const here = choicesAt(legal, target);
      return here[(here.findIndex((choice) => choice.id === id) + 1) % here.length];
    });
  }

  /** Put another choice in the place of a drafted one, and after it what followed, as far as it is legal still. */
  private async replace(place: number, pick: (legal: LabelledChoice[]) => LabelledChoice | undefined): Promise<void> {
    let draft = this.ids.slice(0, place);
    const after = this.ids.slice(place + 1);
    await this.table.asOneStep(async () => {
      let legal = this.offeredAt(place) ?? (await this.put(draft))?.legal ?? [];
      for (const id of [pick(legal)?.id, ...after]) {
        if (id === undefined || !legal.some((choice) => choice.id === id)) break;
        draft = [...draft, id];
        legal = (await this.put(draft))?.legal ?? [];
      }
    });
  }

  private put(draft: number[]): Promise<State | null> {
    this.table.advice.why = null;
    return this.table.commands.send("put", "/api/tables/{id}/draft", {}, this.answer(draft));
  }

  /** A draft as an answer to what is asked now. */
  private answer(draft: number[]): { decision: string; seat: number; draft: number[] } {
    const { decision, me } = this.table.state!;
    return { decision: decision!, seat: me.seat!, draft };
  }
}
