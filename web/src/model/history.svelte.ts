/** Looking back: the moment of the match that is shown instead of the present. */
import type { State } from "../../build/api";
import { get, Refusal } from "../api/client";

export const EVERYTHING = "all"; // the perspective that hides nothing

export class History {
  past = $state.raw<State | null>(null);
  private asked = 0; // counts the moments asked for: only the last one is shown, whatever answers first

  constructor(private readonly table: string) {}

  /** The table as it was after a commit. */
  at(n: number, eyes: string | number | null): Promise<State> {
    return get("/api/tables/{id}/history/{n}", { id: this.table, n, seat: eyes === null ? null : String(eyes) });
  }

  /** Show a moment, or the present (null); false when there is no such moment. */
  async show(n: number | null, eyes: string | number | null): Promise<boolean> {
    const asked = ++this.asked;
    if (n === null) {
      this.past = null;
      return true;
    }
    try {
      const past = await this.at(n, eyes);
      if (asked === this.asked) this.past = past;
    } catch (error) {
      if (asked === this.asked && error instanceof Refusal && !error.passing) return false;
    }
    return true;
  }
}
