/** The lesson at a table: going on, and how often a choice was refused in its step. */
import type { LessonState } from "../../build/api";
import type { Table } from "../model/table.svelte";

export const REFUSED = "lesson"; // how the server calls a choice that the lesson does not want
const ENOUGH = 2; // refusals after which the guide offers to show the move

export class Teaching {
  shown = $state<number | null>(null); // the step whose move was asked for

  private refused = $state({ step: -1, times: 0 });

  constructor(private readonly table: Table) {}

  get lesson(): LessonState | null {
    return this.table.state?.lesson ?? null;
  }

  /** Whether there is something to say now: not while the others play; at a puzzle they wait. */
  get speaks(): boolean {
    const { state } = this.table;
    return state?.lesson != null && (state.decision !== null || state.status === "over" || state.lesson.kind === "over" || state.lesson.name.startsWith("puzzle-"));
  }

  /** What the step says, to be read out. */
  get spoken(): string {
    const { lesson } = this;
    return lesson && this.speaks ? [lesson.say, lesson.why].filter(Boolean).join(" ") : "";
  }

  get stuck(): boolean {
    return this.lesson?.kind === "do" && this.refused.step === this.lesson.step && this.refused.times >= ENOUGH;
  }

  /** The move that was asked for: its place in the drawing, and its words. */
  get move(): { target: string | null; label: string } | null {
    const { lesson } = this;
    if (!lesson || this.shown !== lesson.step) return null;
    return this.table.state!.legal.find((choice) => choice.id === lesson.wanted[0]) ?? null;
  }

  count(): void {
    const step = this.lesson?.step ?? -1;
    this.refused = { step, times: this.refused.step === step ? this.refused.times + 1 : 1 };
  }

  show(): void {
    this.shown = this.lesson?.step ?? null;
  }

  goOn(): void {
    if (this.lesson) void this.table.commands.send("post", "/api/tables/{id}/lesson", {}, { step: this.lesson.step });
  }
}
