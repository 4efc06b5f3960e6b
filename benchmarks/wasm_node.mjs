// node wasm_node.mjs HOST: a line of JSON for each race, a line of JSON for its tally.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { play, ready } from "./wasm.mjs";

const modules = {};
for await (const line of createInterface({ input: process.stdin })) {
  const { wasm, layout, options, first, size, seconds } = JSON.parse(line);
  modules[wasm] ??= await ready(process.argv[2], readFileSync(wasm), JSON.parse(readFileSync(layout, "utf8")));
  const before = process.cpuUsage();
  const tally = play(modules[wasm], options, first, size, seconds);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...tally, seconds: (user + system) / 1e6 }));
}
