/** A worker that thinks for bots, hints and reviews, with the compiled rules of the games and their networks. */

import { once } from "./once";

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

const base = new URL(/* @vite-ignore */ "../wasm/", import.meta.url); // this file lies in another folder
const file = (name: string): string => new URL(name, base).href;

const load = once(async (game) => {
  const host = (await import(/* @vite-ignore */ file("host.mjs"))) as {
    Rules: { load(code: ArrayBuffer, layout: object): Promise<Rules> };
  };
  const [code, layout] = await Promise.all([fetch(file(`${game}.wasm`)), fetch(file(`${game}.json`))]);
  return host.Rules.load(await code.arrayBuffer(), (await layout.json()) as object);
});

/** The network of a game, which only champions need. */
const learn = once(async (game) => {
  const { ok, status, body } = await fetch(file(`${game}.network`));
  if (!ok || !body) throw new Error(`${game}.network: ${status}`);
  const weights = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  (await load(game)).learn(new Uint16Array(weights));
});

function think(rules: Rules, record: Uint8Array, seat: number, { seeds, ...how }: How): object {
  const dice = seeds?.map(BigInt);
  if (how.kind === "greedy") return { choices: [{ choice: rules.greedy(record, seat) }] };
  if (how.kind === "compare") return rules.compare(record, seat, how.choices, { ...how, seeds: dice });
  if (how.kind === "gains") return rules.gains(record, seat, how.choices, dice ?? []);
  return rules.consider(record, seat, { ...how, champion: how.kind === "champion", seeds: dice });
}

self.onmessage = async ({ data }: MessageEvent<Question | string>) => {
  if (typeof data === "string") return void load(data).catch(console.warn); // a game that will be asked about
  const { number, game, record, seat, how } = data;
  try {
    if (how.kind === "champion") await learn(game);
    const found = think(await load(game), record, seat, how);
    self.postMessage({ number, found: JSON.stringify(found) } satisfies Thought);
  } catch (error) {
    self.postMessage({ number, failure: String(error) } satisfies Thought);
  }
};
