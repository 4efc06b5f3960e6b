import type { Seat } from "../api/types";

/** Whether nobody sits there yet. */
export const isFree = ({ kind }: Pick<Seat, "kind">): boolean => kind === "open" || kind === "link";
