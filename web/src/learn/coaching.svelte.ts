/** Which questions this browser has seen before: the first time, it is told what is at stake. */
import { preferences } from "../model/preferences.svelte";
import type { Table } from "../model/table.svelte";

const STORED = "reinos:coached";

function stored(): string[] {
  return JSON.parse(localStorage.getItem(STORED) ?? "[]") as string[];
}

export class Coaching {
  private known = $state.raw<string[]>(stored());

  constructor(private readonly table: Table) {}

  /** The question that is asked, as this browser remembers it. */
  get key(): string | null {
    const { state } = this.table;
    return state?.stake && this.table.myTurn ? `${state.game}/${state.stake.question}` : null;
  }

  /** Whether there is something to say now. */
  get speaks(): boolean {
    const { key, table } = this;
    return preferences.coaching && key !== null && !this.known.includes(key) && !table.stories.active && !table.covered && !table.advice.level;
  }

  /** What is at stake, to be read out. */
  get spoken(): string {
    return this.speaks ? this.table.state!.stake!.text : "";
  }

  keep(key: string | null): void {
    if (key === null || this.known.includes(key)) return;
    this.known = [...new Set([...stored(), key])];
    localStorage.setItem(STORED, JSON.stringify(this.known));
  }
}
