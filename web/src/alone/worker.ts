/** The worker that keeps the tables of this browser: Python answers, the database keeps, other workers think. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { State } from "../../build/api";
import type { Reply } from "../api/transport";
import type { Ask, ToPage, ToWorker } from "./messages";
import { archived, unpacked } from "./files";
import { fromImage } from "./image";
import { MINDS, prepare, think } from "./minds";
import { once } from "./once";
import { Store, type Kept, type Who } from "./store";

const PYTHON = "/home/pyodide"; // where Python's files lie in its own file system
const LIBRARY = "/lib/library.zip"; // the whole of its standard library
// The dice of the image would fall the same way for everybody.
const WAKE = "import random, sys; random.seed(); from reinos.browser.house import House; House";
const PACES: Record<string, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }; // as the server has them
const LATER = 3; // seconds after which the line is free for files that nobody has asked for
const AGAIN = 5; // seconds until something is tried once more
// What `reinos.browser.rehearsal` asks: the image and the files of one game are enough for it.
const FIRST = [
  "put /api/session",
  "get /api/tables",
  "post /api/tables",
  "get /api/tables/{id}",
  "get /api/tables/{id}/story",
  "put /api/tables/{id}/draft",
  "post /api/tables/{id}/confirm",
];
const OFTEN = 15; // seconds after which a line says that it is still there

/** `reinos.browser.house.House`. */
interface House {
  games(): string;
  lacks(table: string): boolean;
  bring(table: string, entries: string): void;
  answer(method: string, path: string, parameters: string, body: string): Promise<string>;
  settle(stored: boolean): void;
  failed(error: string, lang: string): string;
  state(table: string, seat: number | undefined, lang: string): string;
  waits(table: string): string;
  thought(table: string): Promise<string>;
  moved(table: string, thought: string): string;
}

interface Sent {
  status: number;
  said: Reply["said"];
  keep: Kept[];
  session: Who;
}

interface Line {
  table: string;
  seat: number | null;
  lang: string;
  pace: number; // how slowly stories are shown there
  skipped: number; // the commit up to which they were skipped
}

const lines = new Map<number, Line>();
const playing = new Set<string>(); // tables at which bots are moving
const base = new URL(/* @vite-ignore */ "../", import.meta.url).href; // of the page's files, among which this one lies in a folder
const python = loadPython(); // before anything is asked: nothing takes longer
const bringFiles = once(async (name) => put(await archived(`${base}${name}.files`), await python)); // of a game, or for later
const store = Store.open();
let opened: Promise<House>;
let complete: Promise<void>; // all of Python's files are here
let wantComplete = (): void => {};
let changed = new Promise<void>(() => {}); // fulfilled when somebody says how stories are shown
let tellChanged = (): void => {};

const post = (message: ToPage): void => self.postMessage(message);
const seconds = (time: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * time));

// --- opening

async function open(lang: string): Promise<House> {
  const kept = await store;
  const [tables, who] = await Promise.all([kept.tables(), kept.who()]);
  const games = new Set(tables.map((row) => row.game_name));
  await Promise.all([...games].map(bringFiles)).catch(console.warn); // a game that is not here any more
  const House = (await python).runPython(WAKE);
  const house = House(JSON.stringify(tables), JSON.stringify(who), lang, think, MINDS) as House;
  complete = bringLater(house);
  return house;
}

function loadPython(): Promise<PyodideAPI> {
  const indexURL = `${base}pyodide/`;
  const image = fromImage(unpacked(`${base}python.image`), `${indexURL}pyodide.asm.mjs`);
  // The library is in the image; where it would lie there has to be something.
  return loadPyodide({ indexURL, stdLibURL: `${indexURL}pyodide-lock.json`, ...image });
}

/** The files that a first turn does not need: after a while, or when they are wanted; until they are here. */
async function bringLater(house: House): Promise<void> {
  const { FS, runPython } = await python;
  await Promise.race([seconds(LATER), new Promise<void>((done) => (wantComplete = done))]);
  for (;;) {
    try {
      const names = [...(JSON.parse(house.games()) as string[]), "later"];
      const [library] = await Promise.all([fetch(`${base}pyodide/python_stdlib.zip`), ...names.map(bringFiles)]);
      if (!library.ok) throw new Error(`${library.url}: ${library.status}`);
      FS.writeFile(LIBRARY, new Uint8Array(await library.arrayBuffer()));
      runPython(`sys.path.append("${LIBRARY}")`);
      return post({ kind: "complete" });
    } catch (error) {
      console.warn(error);
      await seconds(AGAIN);
    }
  }
}

function put(files: Map<string, Uint8Array>, { FS, runPython }: PyodideAPI): void {
  for (const [name, content] of files) {
    const file = `${PYTHON}/${name}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    FS.writeFile(file, content, { canOwn: true });
  }
  runPython("import importlib; importlib.invalidate_caches()"); // Python has looked around already
}

// --- answers

let last: Promise<unknown> = Promise.resolve();

/** Do something when all changes before it are kept. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => {});
  return done;
}

async function answer({ method, path, parameters, body = {} }: Ask): Promise<Reply> {
  const lang = String(parameters.lang ?? "");
  const game = "game" in body && typeof body.game === "string" ? body.game : null;
  const files = game && bringFiles(game).catch(console.warn);
  const house = await opened;
  if (game) prepare(game);
  await files;
  if (!FIRST.includes(`${method} ${path}`)) {
    wantComplete();
    await complete;
  }
  try {
    if (typeof parameters.id === "string") await bring(parameters.id);
    const ask = async (): Promise<Sent> =>
      JSON.parse(await house.answer(method, path, JSON.stringify(parameters), JSON.stringify(body))) as Sent;
    if (method !== "get") return await inTurn(async () => keep(await ask(), lang));
    const { status, said } = await ask();
    return { status, said, retryAfter: 0 };
  } catch (error) {
    console.error(error);
    return { status: 500, said: JSON.parse(house.failed("failed", lang)), retryAfter: AGAIN };
  }
}

/** Read the choices of a table that was kept. */
async function bring(table: string): Promise<void> {
  const house = await opened;
  if (!house.lacks(table)) return;
  const entries = JSON.stringify(await (await store).entries(table));
  if (!house.lacks(table)) return; // somebody else was quicker
  house.bring(table, entries);
  void playBots(table);
}

/** Keep what an answer changes, and only then let it hold. */
async function keep(sent: Sent, lang: string): Promise<Reply> {
  const house = await opened;
  try {
    await (await store).keep(sent.keep, sent.session);
  } catch (error) {
    console.error(error);
    house.settle(false);
    return { status: 503, said: JSON.parse(house.failed("store-failed", lang)), retryAfter: AGAIN };
  }
  house.settle(true);
  for (const { row } of sent.keep) {
    for (const [number, line] of lines) if (line.table === row.id) void tell(number, line);
    void playBots(row.id);
  }
  return { status: sent.status, said: sent.said, retryAfter: 0 };
}

// --- live lines

async function tell(number: number, line: Line): Promise<void> {
  const house = await opened;
  try {
    await bring(line.table);
    const state = JSON.parse(house.state(line.table, line.seat ?? undefined, line.lang)) as State;
    if (lines.get(number) === line) post({ kind: "heard", line: number, message: { type: "state", state } });
  } catch (error) {
    console.error(error);
    if (lines.delete(number)) post({ kind: "lost", line: number, code: 4403 });
  }
}

setInterval(() => {
  for (const line of lines.keys()) post({ kind: "heard", line, message: { type: "ping" } });
}, 1000 * OFTEN);

// --- bots

async function playBots(table: string): Promise<void> {
  if (playing.has(table)) return;
  playing.add(table);
  const house = await opened;
  try {
    for (let waits = JSON.parse(house.waits(table)); waits; waits = JSON.parse(house.waits(table))) {
      const [pause, story, version] = waits as [number, number, number];
      const began = performance.now();
      const thought = await house.thought(table);
      await shown(table, version, began, pause, story);
      if (thought === "null") continue;
      const reply = await inTurn(() => keep(JSON.parse(house.moved(table, thought)) as Sent, ""));
      if (reply.status !== 200) await seconds(AGAIN);
    }
  } catch (error) {
    console.error(error);
    setTimeout(() => void playBots(table), 1000 * AGAIN);
  } finally {
    playing.delete(table);
  }
}

/** Wait for the pause of a bot, and until everybody has seen the story of the last move, or has skipped it. */
async function shown(table: string, version: number, began: number, pause: number, story: number): Promise<void> {
  for (;;) {
    const paces = [...lines.values()].filter((line) => line.table === table && line.skipped < version);
    const slowest = Math.max(0, ...paces.map(({ pace }) => pace));
    const left = Math.max(slowest ? pause : 0, story * slowest) - (performance.now() - began) / 1000;
    if (left <= 0) return;
    await Promise.race([seconds(left), changed]);
  }
}

function say(line: Line, words: { type: string; pace?: string; version?: number }): void {
  if (words.type === "pace") line.pace = PACES[words.pace ?? ""] ?? line.pace;
  else if (words.type === "skip") line.skipped = Math.max(line.skipped, words.version ?? -1);
  tellChanged();
  changed = new Promise((done) => (tellChanged = done));
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") {
    opened = open(data.lang);
    opened.catch((error: Error) => post({ kind: "failed", message: error.message }));
  } else if (data.kind === "ask") {
    const told = answer(data).then((reply) => post({ kind: "reply", number: data.number, reply }));
    told.catch((error: Error) => post({ kind: "failed", message: error.message })); // Python cannot even say what is wrong
  } else if (data.kind === "listen") {
    const line = { table: data.table, seat: data.seat, lang: data.lang, pace: 0, skipped: -1 };
    lines.set(data.line, line);
    void tell(data.line, line).catch(() => {});
  } else if (data.kind === "say") {
    const line = lines.get(data.line);
    if (line) say(line, data.words);
  } else lines.delete(data.line);
};
