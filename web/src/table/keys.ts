/** The keys of the table, as the help lists them and the table obeys them. */

export interface Key {
  name: string; // what it does; its words are key-<name>
  keys: string[]; // as the help shows them
}

export const KEYS: Key[] = [
  { name: "zone", keys: ["Tab"] },
  { name: "neighbour", keys: ["←", "↑", "→", "↓"] },
  { name: "pick", keys: ["Enter"] },
  { name: "number", keys: ["1", "…", "9"] },
  { name: "turn", keys: ["R"] },
  { name: "undo", keys: ["U", "⌫"] },
  { name: "reset", keys: ["Shift U"] },
  { name: "confirm", keys: ["Ctrl ⏎"] },
  { name: "cancel", keys: ["Esc"] },
  { name: "skip", keys: ["␣", "Esc"] },
  { name: "pause", keys: ["P"] },
  { name: "choices", keys: ["M"] },
  { name: "hint", keys: ["H"] },
  { name: "board", keys: ["B"] },
  { name: "last", keys: ["L"] },
  { name: "scores", keys: ["S"] },
  { name: "whose", keys: ["T"] },
  { name: "history", keys: ["[", "]"] },
  { name: "ends", keys: ["Home", "End"] },
  { name: "zoom", keys: ["+", "−", "0"] },
  { name: "text", keys: ["X"] },
  { name: "help", keys: ["?"] },
];

const PLAIN: Record<string, string> = {
  r: "turn", u: "undo", Backspace: "undo", U: "reset", m: "choices", h: "hint", b: "board", l: "last", s: "scores",
  t: "whose", "[": "earlier", "]": "later", Home: "first", End: "now", x: "text", "+": "nearer", "-": "farther", "0": "fit", "?": "help", Escape: "cancel",
  ArrowLeft: "neighbour", ArrowRight: "neighbour", ArrowUp: "neighbour", ArrowDown: "neighbour",
};

/** What a key press asks for, or null; nothing while the user writes. */
export function meaning(event: KeyboardEvent): string | null {
  const place = event.target as Element;
  if (place.closest?.("input, textarea, select, dialog, [contenteditable]")) return null;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return "confirm";
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return "number";
  return PLAIN[event.key] ?? (event.shiftKey ? null : (PLAIN[event.key.toLowerCase()] ?? null));
}
