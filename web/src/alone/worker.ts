/** The worker that keeps the tables of this browser: Python answers, the database keeps, other workers think. */
import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import type { BotInfo, GameInfo, State } from "../../build/api";
import type { Reply } from "../api/transport";
import type { Ask, ToPage, ToWorker } from "./messages";
import { unpacked } from "./files";
import { fromImage } from "./image";
import { Store, type Kept, type Who } from "./store";
import type { Question, Thought } from "./thinker";

const PYTHON = "/home/pyodide"; // where Python's files lie in its own file system
const LIBRARY = "/lib/library.zip"; // the whole of its standard library
// The dice of the image would fall the same way for everybody.
const WAKE = "import random, sys; random.seed(); from reinos.browser.house import House; House";
const PACES: Record<string, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }; // as the server has them
const LATER = 3; // seconds after which the line is free for files that nobody has asked for
const AGAIN = 5; // seconds until something is tried once more
const EARLY = ["/api/games", "/api/bots", "/api/session"];
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
const MINDS = Math.min(2, navigator.hardwareConcurrency); // workers that think at once, each with a tree of its own
const OFTEN = 15; // seconds after which a line says that it is still there

/** `reinos.browser.house.House`. */
interface House {
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

/** `home` of `reinos.browser.webapp`. */
interface Home {
  guest: string;
  games: GameInfo[];
  bots: BotInfo[];
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
let opened: Promise<House>;
let python: Promise<PyodideAPI>;
let bringFiles: (name: string) => Promise<void>; // of a game, or for later
let complete: Promise<void>; // all of Python's files are here
let wantComplete = (): void => {};
let store: Promise<Store>;
let home: (lang: string) => Promise<Home>; // what the home page shows
let changed = new Promise<void>(() => {}); // fulfilled when somebody says how stories are shown
let tellChanged = (): void => {};

const post = (message: ToPage): void => self.postMessage(message);
const seconds = (time: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * time));

// --- opening

async function open(base: string, lang: string): Promise<House> {
  python = loadPython(base);
  bringFiles = once(async (name) => put(await fetched(`${base}${name}.files`).then(unpacked), await python));
  const kept = await store;
  const [tables, who] = await Promise.all([kept.tables(), kept.who()]);
  const games = new Set(tables.map((row) => row.game_name));
  await Promise.all([...games].map(bringFiles)).catch(console.warn); // a game that is not here any more
  const House = (await python).runPython(WAKE);
  const house = House(JSON.stringify(tables), JSON.stringify(who), lang, thinker(base), MINDS) as House;
  complete = bringLater(base, lang);
  return house;
}

/** The same for the same name, unless it has failed. */
function once<T>(work: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const found = known.get(name) ?? work(name);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
}

async function loadPython(base: string): Promise<PyodideAPI> {
  const indexURL = `${base}pyodide/`;
  const image = fromImage(fetched(`${base}python.image`), `${indexURL}pyodide.asm.mjs`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import("pyodide");
  // The library is in the image; where it would lie there has to be something.
  return loadPyodide({ indexURL, stdLibURL: `${indexURL}pyodide-lock.json`, ...image });
}

/** The files that a first turn does not need: after a while, or when they are wanted; until they are here. */
async function bringLater(base: string, lang: string): Promise<void> {
  const { FS, runPython } = await python;
  await Promise.race([seconds(LATER), new Promise<void>((done) => (wantComplete = done))]);
  for (;;) {
    try {
      const names = [...(await home(lang)).games.map(({ name }) => name), "later"];
      const [library] = await Promise.all([fetched(`${base}pyodide/python_stdlib.zip`), ...names.map(bringFiles)]);
      FS.writeFile(LIBRARY, new Uint8Array(await new Response(library).arrayBuffer()));
      runPython(`sys.path.append("${LIBRARY}")`);
      return post({ kind: "complete" });
    } catch (error) {
      console.warn(error);
      await seconds(AGAIN);
    }
  }
}

async function fetched(file: string): Promise<ReadableStream<BufferSource>> {
  const found = await fetch(file);
  if (!found.ok || !found.body) throw new Error(`${file}: ${found.status}`);
  return found.body;
}

function put(files: Map<string, Uint8Array>, { FS, runPython }: PyodideAPI): void {
  for (const [name, content] of files) {
    const file = `${PYTHON}/${name}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    FS.writeFile(file, content, { canOwn: true });
  }
  runPython("import importlib; importlib.invalidate_caches()"); // Python has looked around already
}

/** A function that Python asks for a thought; of `MINDS` workers the least busy one has it. */
function thinker(base: string): (game: string, record: PyProxy, seat: number, how: string) => Promise<string> {
  const minds: { worker: Worker; waiting: Map<number, (thought: Thought) => void> }[] = [];
  let number = 0;

  function awake(): void {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: base });
    const mind = { worker, waiting: new Map<number, (thought: Thought) => void>() };
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      mind.waiting.get(data.number)?.(data);
      mind.waiting.delete(data.number);
    };
    minds.push(mind);
  }

  return (game, record, seat, how) => {
    const asked: Question = { number: ++number, game, record: record.toJs() as Uint8Array, seat, how: JSON.parse(how) };
    const idle = minds.some((mind) => mind.waiting.size === 0);
    if (!idle && minds.length < MINDS) awake();
    const { worker, waiting } = minds.reduce((one, other) => (other.waiting.size < one.waiting.size ? other : one));
    worker.postMessage(asked);
    return new Promise((done, fail) => {
      waiting.set(asked.number, ({ found, failure }) => (found ? done(found) : fail(new Error(failure))));
    });
  };
}

// --- answers

let last: Promise<unknown> = Promise.resolve();

/** Do something when all changes before it are kept. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done.catch(() => {});
  return done;
}

/** What the home page asks first is known before Python is loaded. */
async function known({ method, path, parameters }: Ask): Promise<unknown> {
  if (method !== "get" || !EARLY.includes(path)) return null;
  const { guest, games, bots } = await home(String(parameters.lang));
  if (path === "/api/bots") return bots;
  if (path === "/api/session") return { name: guest, language: parameters.lang, ...(await (await store).who()) };
  const today = `puzzle-${new Date().toISOString().slice(0, 10)}`;
  return games.map((game) => ({ ...game, puzzle: game.puzzle && today }));
}

async function answer(asked: Ask): Promise<Reply> {
  const { method, path, parameters, body = {} } = asked;
  const lang = String(parameters.lang ?? "");
  const said = await known(asked).catch(() => null);
  if (said) return { status: 200, said: said as Reply["said"], retryAfter: 0 };
  const files = "game" in body && typeof body.game === "string" ? bringFiles(body.game).catch(console.warn) : null;
  const house = await opened;
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
    home = once(async (lang) => (await fetch(`${data.base}home.${lang}.json`)).json() as Promise<Home>);
    store = Store.open();
    opened = open(data.base, data.lang);
    opened.catch((error: Error) => post({ kind: "failed", message: error.message }));
  } else if (data.kind === "ask") {
    void answer(data).then((reply) => post({ kind: "reply", number: data.number, reply }), () => {});
  } else if (data.kind === "listen") {
    const line = { table: data.table, seat: data.seat, lang: data.lang, pace: 0, skipped: -1 };
    lines.set(data.line, line);
    void tell(data.line, line).catch(() => {});
  } else if (data.kind === "say") {
    const line = lines.get(data.line);
    if (line) say(line, data.words);
  } else lines.delete(data.line);
};
