/** A worker that thinks for bots, hints and reviews, with the compiled rules of the games and their networks. */

/** A thought that is asked for: a record as its seat may know it, and how to think. */
export interface Question {
  number: number;
  game: string;
  record: Uint8Array;
  seat: number;
  how: How;
}

/** The kinds of thoughts, and what each is given; seeds are decimal numbers. */
type How = { seeds?: string[] } & (
  | { kind: "greedy" }
  | { kind: "search" | "champion"; playouts?: number; milliseconds?: number }
  | { kind: "compare"; choices: number[]; playouts: number; samples: number }
  | { kind: "gains"; choices: number[] }
);

export interface Thought {
  number: number;
  found?: string; // JSON
  failure?: string;
}

interface Rules {
  learn(network: Uint16Array): void;
  greedy(record: Uint8Array, seat: number): number;
  consider(record: Uint8Array, seat: number, limits: object): object;
  compare(record: Uint8Array, seat: number, choices: number[], limits: object): number[][][];
  gains(record: Uint8Array, seat: number, choices: number[], seeds: bigint[]): number[];
}

const base = new URL(self.name); // of the page's files
const games = new Map<string, Promise<Rules>>();
const learned = new Map<string, Promise<void>>(); // networks, which only champions need
const file = (name: string): string => new URL(`wasm/${name}`, base).href;

async function load(game: string): Promise<Rules> {
  const host = (await import(/* @vite-ignore */ file("host.mjs"))) as {
    Rules: { load(code: ArrayBuffer, layout: object): Promise<Rules> };
  };
  const [code, layout] = await Promise.all([fetch(file(`${game}.wasm`)), fetch(file(`${game}.json`))]);
  return host.Rules.load(await code.arrayBuffer(), (await layout.json()) as object);
}

async function learn(game: string): Promise<void> {
  const { ok, status, body } = await fetch(file(`${game}.network`));
  if (!ok || !body) throw new Error(`${game}.network: ${status}`);
  const weights = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  (await once(games, game, load)).learn(new Uint16Array(weights));
}

function once<T>(known: Map<string, Promise<T>>, game: string, make: (game: string) => Promise<T>): Promise<T> {
  const found = known.get(game) ?? make(game);
  known.set(game, found);
  found.catch(() => known.delete(game)); // asked for again next time
  return found;
}

function think(rules: Rules, record: Uint8Array, seat: number, { seeds, ...how }: How): object {
  const dice = seeds?.map(BigInt);
  if (how.kind === "greedy") return { choices: [{ choice: rules.greedy(record, seat) }] };
  if (how.kind === "compare") return rules.compare(record, seat, how.choices, { ...how, seeds: dice });
  if (how.kind === "gains") return rules.gains(record, seat, how.choices, dice ?? []);
  return rules.consider(record, seat, { ...how, champion: how.kind === "champion", seeds: dice });
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { number, game, record, seat, how } = data;
  try {
    if (how.kind === "champion") await once(learned, game, learn);
    const found = think(await once(games, game, load), record, seat, how);
    self.postMessage({ number, found: JSON.stringify(found) } satisfies Thought);
  } catch (error) {
    self.postMessage({ number, failure: String(error) } satisfies Thought);
  }
};
