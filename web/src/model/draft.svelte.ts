/** The turn that I put together: choices drafted one by one, changed at will, and confirmed at once. */
import { get, post } from "../api/client";
import type { Choice, TableState } from "../api/types";
import { questionOf } from "./question";
import type { Table } from "./table.svelte";

const choicesAt = (legal: Choice[], target: string): Choice[] => legal.filter((choice) => choice.target === target);

export class Draft {
  before = $state.raw<TableState | null>(null); // the table without the draft

  private offered = new Map<string, Choice[]>(); // legal choices by question
  private decision: string | null = null; // the one that they belong to

  constructor(private readonly table: Table) {}

  /** The choices that could stand in the place of the last drafted one. */
  get alternatives(): Choice[] {
    return this.offeredAt(this.choices.length - 1) ?? [];
  }

  /** The last drafted choice that has others at its place of the drawing, or -1. */
  get turnable(): number {
    return this.choices.findLastIndex(
      ({ target }, place) => target !== null && choicesAt(this.offeredAt(place) ?? [], target).length > 1,
    );
  }

  /** Points that the draft brings. */
  get gain(): number {
    const { state } = this.table;
    const seat = state?.me.seat;
    if (seat == null || !state?.draft.length || this.before?.version !== state.version) return 0;
    return Number(state.seats[seat]?.card?.score ?? 0) - Number(this.before.seats[seat]?.card?.score ?? 0);
  }

  private get choices(): Choice[] {
    return this.table.state?.draft ?? [];
  }

  private get ids(): number[] {
    return this.choices.map((choice) => choice.id);
  }

  private offeredAt(place: number): Choice[] | undefined {
    const { state } = this.table;
    return state ? this.offered.get(questionOf({ ...state, draft: state.draft.slice(0, place) })) : undefined;
  }

  /** Remember what a state offers, shown or not. */
  learn(state: TableState): void {
    if (state.decision !== this.decision) this.offered.clear();
    this.decision = state.decision;
    this.offered.set(questionOf(state), state.legal);
  }

  /** Keep the table as it is without the draft; after a reload in mid-draft it is asked for. */
  async follow(state: TableState): Promise<void> {
    const { version, me } = state;
    if (!state.draft.length) this.before = state;
    else if (this.before?.version !== version || this.before.me.seat !== me.seat) {
      const before = await get<TableState>(`/tables/${this.table.id}/history/${version}`, { seat: me.seat }).catch(() => null);
      const now = this.table.state;
      if (before && now?.version === version && now.me.seat === me.seat) this.before = before;
    }
  }

  async add(choice: number): Promise<void> {
    if (await this.free()) await this.put([...this.ids, choice]);
  }

  async undo(): Promise<void> {
    if ((await this.free()) && this.choices.length) await this.put(this.ids.slice(0, -1));
  }

  async reset(): Promise<void> {
    if ((await this.free()) && this.choices.length) await this.put([]);
  }

  async confirm(): Promise<void> {
    if ((await this.free()) && this.table.state!.can_confirm) await this.answer("post", "confirm", this.ids);
  }

  /** A place of the drawing was touched: draft its choice, turn the drafted one, or say why not. */
  async touch(target: string): Promise<void> {
    if (!(await this.free())) return;
    const here = choicesAt(this.table.state!.legal, target)[0];
    if (here) return this.add(here.id);
    if (this.choices.at(-1)?.target === target) return this.turn();
    const other = choicesAt(this.alternatives, target)[0];
    if (other) return this.replace(this.choices.length - 1, () => other);
    return this.table.advice.explain(target);
  }

  /** The next choice at the place of a drafted one. */
  async turn(): Promise<void> {
    if (!(await this.free()) || !this.choices.length) return;
    const place = this.turnable >= 0 ? this.turnable : this.choices.length - 1;
    const { id, target } = this.choices[place]!;
    if (target === null) return;
    await this.replace(place, (legal) => {
      const here = choicesAt(legal, target);
      return here[(here.findIndex((choice) => choice.id === id) + 1) % here.length];
    });
  }

  /** Draft what an order in words means; the answer is why not, if it means nothing. */
  async order(text: string): Promise<string | null> {
    const asked = this.table.state!;
    try {
      const { choice } = await post<{ choice: number }>(`/tables/${asked.id}/read`, { text, seat: asked.me.seat });
      if (this.table.asksStill(asked)) await this.add(choice);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Wait for what is on its way; false while the network is away (one kept command is enough), or when it is not my turn. */
  private async free(): Promise<boolean> {
    const { commands } = this.table;
    while ((commands.busy || this.table.holding) && !commands.waiting) await commands.settled();
    return this.table.myTurn && !commands.waiting;
  }

  /** Put another choice in the place of a drafted one, and after it what followed, as far as it is legal still. */
  private async replace(place: number, pick: (legal: Choice[]) => Choice | undefined): Promise<void> {
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

  private put(draft: number[]): Promise<TableState | null> {
    return this.answer("put", "draft", draft);
  }

  private answer(method: "put" | "post", path: string, draft: number[]): Promise<TableState | null> {
    const { decision, me } = this.table.state!;
    this.table.advice.why = null;
    return this.table.commands.send(method, path, { decision, seat: me.seat, draft });
  }
}
