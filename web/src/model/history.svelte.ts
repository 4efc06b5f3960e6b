/** Looking back: the moment of the match that is shown instead of the present. */
import { get, Refusal } from "../api/client";
import type { TableState } from "../api/types";

export const EVERYTHING = "all"; // the perspective that hides nothing

export class History {
  past = $state.raw<TableState | null>(null);
  private asked = 0; // counts the moments asked for: only the last one is shown, whatever answers first

  constructor(private readonly table: string) {}

  /** Show a moment, or the present (null); false when there is no such moment. */
  async show(n: number | null, eyes: string | number | null): Promise<boolean> {
    const asked = ++this.asked;
    if (n === null) {
      this.past = null;
      return true;
    }
    try {
      const past = await get<TableState>(`/tables/${this.table}/history/${n}`, { seat: eyes });
      if (asked === this.asked) this.past = past;
    } catch (error) {
      if (asked === this.asked && error instanceof Refusal && !error.passing) return false;
    }
    return true;
  }
}
