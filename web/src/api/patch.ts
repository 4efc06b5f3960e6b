/** What changed since the last state of a socket (docs/protocol.md, "Being told"). */
import type { PatchMessage, State } from "../../build/api";

function changed(node: unknown, path: string[], change: (old: unknown) => unknown): unknown {
  if (!path.length) return change(node);
  const [first, ...rest] = path as [string, ...string[]];
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string, unknown>;
  copy[first] = changed(copy[first], rest, change);
  return copy;
}

/** A text with other pieces in some places. */
function mended(old: string, cuts: [number, number, string][]): string {
  let [made, done] = ["", 0];
  for (const [start, end, text] of cuts) {
    made += old.slice(done, start) + text;
    done = end;
  }
  return made + old.slice(done);
}

/** The state that a patch leads to; the old one stays as it is. */
export function patched(state: State, { set = {}, add = {}, cut = {} }: PatchMessage): State {
  let next: unknown = state;
  const change = (path: string, how: (old: unknown) => unknown) => (next = changed(next, path.split("."), how));
  for (const [path, value] of Object.entries(set)) change(path, () => value);
  for (const [path, rows] of Object.entries(add)) change(path, (old) => [...(old as unknown[]), ...rows]);
  for (const [path, cuts] of Object.entries(cut)) change(path, (old) => mended(old as string, cuts));
  return next as State;
}
