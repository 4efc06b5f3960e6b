import type { State } from "../../build/api";

/** What a seat is asked, by name: the decision, and what it has drafted for it so far. */
export function questionOf({ decision, draft }: Pick<State, "decision" | "draft">): string {
  return [decision, ...draft.map((choice) => choice.id)].join(" ");
}
