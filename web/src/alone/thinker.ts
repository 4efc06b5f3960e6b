/** A worker that thinks for bots, hints and reviews, with the compiled rules of the games. */

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
  | { kind: "search"; playouts?: number; milliseconds?: number }
  | { kind: "compare"; choices: number[]; playouts: number; samples: number }
  | { kind: "gains"; choices: number[] }
);

export interface Thought {
  number: number;
  found?: string; // JSON
  failure?: string;
}

interface Rules {
  greedy(record: Uint8Array, seat: number): number;
  consider(record: Uint8Array, seat: number, limits: object): object;
  compare(record: Uint8Array, seat: number, choices: number[], limits: object): number[][][];
  gains(record: Uint8Array, seat: number, choices: number[], seeds: bigint[]): number[];
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

function think(rules: Rules, record: Uint8Array, seat: number, { seeds, ...how }: How): object {
  const dice = seeds?.map(BigInt);
  if (how.kind === "greedy") return { choices: [{ choice: rules.greedy(record, seat) }] };
  if (how.kind === "search") return rules.consider(record, seat, { ...how, seeds: dice });
  if (how.kind === "compare") return rules.compare(record, seat, how.choices, { ...how, seeds: dice });
  return rules.gains(record, seat, how.choices, dice ?? []);
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { number, game, record, seat, how } = data;
  try {
    const found = think(await rules(game), record, seat, how);
    self.postMessage({ number, found: JSON.stringify(found) } satisfies Thought);
  } catch (error) {
    self.postMessage({ number, failure: String(error) } satisfies Thought);
  }
};
