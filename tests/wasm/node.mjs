// node node.mjs HOST WASM LAYOUT: jobs as JSON from the standard input, a function of replay.mjs each; answers as JSON.

import { readFileSync } from "node:fs";
import * as jobs from "./replay.mjs";

const [host, wasm, layout] = process.argv.slice(2);
const { Rules } = await import(host);
const rules = await Rules.load(readFileSync(wasm), JSON.parse(readFileSync(layout, "utf8")));
const answers = [];
for (const job of JSON.parse(readFileSync(0, "utf8"))) answers.push(await jobs[job.do](rules, job));
process.stdout.write(JSON.stringify(answers));
