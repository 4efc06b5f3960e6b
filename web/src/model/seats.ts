import type { SeatState } from "../../build/api";

/** Whether nobody sits there yet. */
export const isFree = ({ kind }: Pick<SeatState, "kind">): boolean => kind === "open" || kind === "link";
