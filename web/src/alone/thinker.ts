/** A worker that thinks for bots and hints, with the compiled rules of the games. */

/** A thought that is asked for: a record as its seat may know it, and how to think. */
export interface Question {
  number: number;
  game: string;
  record: Uint8Array;
  seat: number;
  how: { kind: "greedy" | "search"; playouts?: number; milliseconds?: number };
}

export interface Thought {
  number: number;
  found?: string; // JSON
  failure?: string;
}

interface Rules {
  greedy(record: Uint8Array, seat: number): number;
  consider(record: Uint8Array, seat: number, limits: object): { choices: { choice: number; share: number; win: number }[] };
}

const base = new URL(self.name); // of the page's files
const games = new Map<string, Promise<Rules>>();

async function load(game: string): Promise<Rules> {
  const file = (name: string): string => new URL(`wasm/${name}`, base).href;
  const host = (await import(/* @vite-ignore */ file("host.mjs"))) as {
    Rules: { load(code: ArrayBuffer, layout: object): Promise<Rules> };
  };
  const [code, layout] = await Promise.all([fetch(file(`${game}.wasm`)), fetch(file(`${game}.json`))]);
  return host.Rules.load(await code.arrayBuffer(), (await layout.json()) as object);
}

function rules(game: string): Promise<Rules> {
  const known = games.get(game) ?? load(game);
  games.set(game, known);
  known.catch(() => games.delete(game)); // asked for again next time
  return known;
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { number, game, record, seat, how } = data;
  try {
    const { kind, ...limits } = how;
    const found = await rules(game);
    const choices = kind === "greedy" ? [{ choice: found.greedy(record, seat) }] : found.consider(record, seat, limits).choices;
    self.postMessage({ number, found: JSON.stringify({ choices }) } satisfies Thought);
  } catch (error) {
    self.postMessage({ number, failure: String(error) } satisfies Thought);
  }
};
