/** The way to the worker that keeps the tables of this browser, where there is no server. */
import type { Line, Listener, Reply, Transport } from "../api/transport";
import { language, t } from "../text/text.svelte";
import { known } from "./home";
import type { ToPage, ToWorker } from "./messages";
import { follow } from "./updates";

const LOCK = "reinos"; // held by the only page that plays: two would overwrite each other's tables
const BUSY = 503; // asked again by itself

declare global {
  interface Window {
    keeper?: Worker; // which begin.js may have started
  }
}

let worker: Worker | null = null;
let failure = ""; // why the worker does not work
let number = 0;
let settle = (): void => {};
const settled = new Promise<void>((done) => (settle = done)); // the worker has fetched all that it needs
let relax = (): void => {};
const calm = new Promise<void>((done) => (relax = done)); // Python has started, and answered all that was asked
const waiting = new Map<number, (reply: Reply) => void>();
const lines = new Map<number, Listener>();

const refusal = (message: string): Reply => ({ status: BUSY, said: { error: "not-ready", message }, retryAfter: 0 });

function hear({ data }: MessageEvent<ToPage>): void {
  if (data.kind === "reply") {
    waiting.get(data.number)?.(data.reply);
    waiting.delete(data.number);
    setTimeout(() => waiting.size || relax()); // what follows from the answer is asked before that
  } else if (data.kind === "heard") lines.get(data.line)?.heard(data.message);
  else if (data.kind === "lost") lines.get(data.line)?.lost(data.code);
  else if (data.kind === "complete") settle();
  else fail(data.message);
}

function fail(message: string): void {
  failure = message;
  settle();
  relax();
  for (const reply of waiting.values()) reply(refusal(t("alone-failed", { message })));
  waiting.clear();
}

/** Begin, unless another page of this browser plays already; it goes on here when that one is closed. */
const begun = new Promise<boolean>((decided) => {
  const hold = (): Promise<never> => {
    worker = window.keeper ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = hear;
    worker.onerror = (event) => fail(event.message);
    tell({ kind: "open", lang: language.code });
    decided(true);
    return new Promise(() => {}); // for as long as the page is there
  };
  if (!navigator.locks) {
    void hold(); // the page does not come over HTTPS
    return;
  }
  void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) return hold();
    decided(false);
    settle();
    relax();
    void navigator.locks.request(LOCK, hold);
    return undefined;
  });
});

if (!navigator.serviceWorker?.controller) relax(); // on a first visit it is the line that everything waits for

function tell(message: ToWorker): void {
  worker?.postMessage(message);
}

const request: Transport["request"] = async (method, path, parameters, body) => {
  await begun;
  if (!worker) return refusal(t("other-page"));
  const said = await known(method, path, String(parameters.lang)).catch(() => null);
  if (said) return { status: 200, said: said as Reply["said"], retryAfter: 0 };
  if (failure) return refusal(t("alone-failed", { message: failure }));
  const asked = ++number;
  return new Promise((done) => {
    waiting.set(asked, done);
    tell({ kind: "ask", number: asked, method, path, parameters, body });
  });
};

function listen(table: string, parameters: Record<string, unknown>, listener: Listener): Line {
  const line = ++number;
  lines.set(line, listener);
  tell({ kind: "listen", line, table, seat: (parameters.seat as number | null) ?? null, lang: language.code });
  queueMicrotask(() => lines.get(line)?.opened());
  return {
    open: true,
    commands: false,
    say: (words) => tell({ kind: "say", line, words: words as { type: string } }),
    hangUp() {
      lines.delete(line);
      tell({ kind: "hang-up", line });
    },
  };
}

// Pages stand after the question mark, so that any web space serves all of them, under any path.
export const transport: Transport = {
  company: false,
  request,
  listen,
  address: (page) => (page === "/" ? "./" : `./?${page}`),
  page: ({ search }) => (search.startsWith("?/") ? search.slice(1) : "/"),
  calm,
  follow: (announce) => void settled.then(() => follow(announce)), // the files that are kept do not hold up the first turn
};
