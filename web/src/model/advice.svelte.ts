/** What the player asks beside the game: why a place cannot be chosen, and what a bot would do. */
import type { Hint } from "../../build/api";
import { get } from "../api/client";
import { announcer } from "./announcer.svelte";
import type { Table } from "./table.svelte";

export interface Why {
  text: string;
  target: string;
}

export class Advice {
  why = $state.raw<Why | null>(null);
  hint = $state.raw<Hint | null>(null);

  constructor(private readonly table: Table) {}

  async explain(target: string): Promise<void> {
    const asked = this.table.state!;
    const answer = await get("/api/tables/{id}/why", { id: asked.id, target, seat: asked.me.seat }).catch(() => null);
    if (!answer || !this.table.asksStill(asked)) return;
    this.why = { text: answer.reason, target };
    announcer.warn(answer.reason);
  }

  async askHint(): Promise<void> {
    const asked = this.table.state!;
    this.hint = null;
    const hint = await get("/api/tables/{id}/hint", { id: asked.id, seat: asked.me.seat });
    if (!this.table.asksStill(asked)) return;
    this.hint = hint;
    announcer.say(hint.options.map((option) => option.label).join(" "));
  }
}
