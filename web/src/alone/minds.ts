/** Workers that think, for Python: a thought is had by the least busy one. */
import type { PyProxy } from "pyodide/ffi";
import type { Question, Thought } from "./thinker";

export const MINDS = Math.min(2, navigator.hardwareConcurrency); // at once, each with a tree of its own

interface Mind {
  worker: Worker;
  waiting: Map<number, (thought: Thought) => void>;
}

const minds: Mind[] = [];
let number = 0;

function wake(): void {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  const waiting: Mind["waiting"] = new Map();
  const mind = { worker, waiting };
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  };
  // Its script did not come, or it has broken down: who waits for a thought asks again, and another one is woken.
  worker.onerror = ({ message }) => {
    worker.terminate();
    if (minds.includes(mind)) minds.splice(minds.indexOf(mind), 1);
    for (const [number, told] of waiting) told({ number, failure: message || "no mind" });
  };
  minds.push(mind);
}

/** Have somebody read the rules of a game while its table is laid. */
export function prepare(game: string): void {
  if (!minds.length) wake();
  minds[0]!.worker.postMessage(game);
}

/** What Python asks for: `Think` of `reinos.browser.thinking`. */
export function think(game: string, record: PyProxy, seat: number, how: string): Promise<string> {
  const asked: Question = { number: ++number, game, record: record.toJs() as Uint8Array, seat, how: JSON.parse(how) };
  if (minds.length < MINDS && minds.every(({ waiting }) => waiting.size)) wake();
  const { worker, waiting } = minds.reduce((one, other) => (other.waiting.size < one.waiting.size ? other : one));
  worker.postMessage(asked);
  return new Promise((done, fail) => {
    waiting.set(asked.number, ({ found, failure }) => (found ? done(found) : fail(new Error(failure))));
  });
}
