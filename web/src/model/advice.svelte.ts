/** What the player asks beside the game: why a place cannot be chosen, where to look, and what a bot would do. */
import type { Hint, HintOption } from "../../build/api";
import { get, Refusal } from "../api/client";
import { t } from "../text/text.svelte";
import { announcer } from "./announcer.svelte";
import type { Table } from "./table.svelte";

export interface Why {
  text: string;
  target: string;
}

export type Level = "nudge" | "move";

export class Advice {
  why = $state.raw<Why | null>(null);
  hint = $state.raw<Hint | null>(null);
  level = $state<Level | null>(null); // of the help that was asked for
  pointed = $state(0); // the choice whose ghost stands on the board
  failure = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** The choice that stands on the board as a ghost. */
  get ghost(): HintOption | null {
    return this.level === "move" ? (this.hint?.options[this.pointed] ?? null) : null;
  }

  async explain(target: string): Promise<void> {
    const asked = this.table.state!;
    const told = get("/api/tables/{id}/why", { id: asked.id, target, seat: asked.me.seat }).then(({ reason }) => reason);
    const text = await told.catch((error) => (error instanceof Refusal ? error.message : t("offline")));
    if (!this.table.asksStill(asked)) return;
    this.why = { text, target };
    announcer.warn(text);
  }

  /** More help: first a nudge, then the move; once more, none. */
  more(): void {
    if (this.level === "move") this.close();
    else void this.help(this.level === null ? "nudge" : "move");
  }

  async help(level: Level): Promise<void> {
    const asked = this.table.state!;
    this.level = level;
    if (!this.hint) {
      this.failure = null;
      try {
        const hint = await get("/api/tables/{id}/hint", { id: asked.id, seat: asked.me.seat });
        if (this.table.asksStill(asked)) this.hint = hint;
      } catch (error) {
        if (this.table.asksStill(asked)) this.failure = (error as Error).message;
      }
    }
    if (this.hint && this.level === level) announcer.say(this.spoken(this.hint));
  }

  private spoken({ stake, matters, options }: Hint): string {
    const told = options.map(({ label, reason, chance }) => `${label}. ${reason} ${chance}`);
    return this.level === "move" ? told.join(" ") : `${stake} ${matters}`;
  }

  close(): void {
    [this.level, this.hint, this.failure, this.pointed] = [null, null, null, 0];
  }
}
