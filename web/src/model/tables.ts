/** Making tables and taking seats. */
import type { BotInfo, GameInfo, Lobby, SeatRequest, State, TableRequest } from "../../build/api";
import { commandId, get, post } from "../api/client";
import { give } from "../parts/give";
import { t } from "../text/text.svelte";
import { router } from "./router.svelte";
import { guest } from "./session.svelte";

const OFTEN = 15_000;

/** Show the lists of tables, fresh, until the answer is called; an answer in another language may come late. */
export function followTables(lang: string, show: (tables: Lobby) => void): () => void {
  let gone = false;
  const load = (): void => void get("/api/tables", { lang }).then((found) => gone || show(found), () => {});
  load();
  const timer = setInterval(load, OFTEN);
  return () => {
    gone = true;
    clearInterval(timer);
  };
}

let entered: State | null = null;

/** Go to a new table, whose state is known already. */
export function enter(state: State): void {
  entered = state;
  router.go(`/t/${state.id}`);
}

/** The state with which a table was entered; it is asked for once. */
export function takeEntered(id: string): State | null {
  const state = entered?.id === id ? entered : null;
  entered = null;
  return state;
}

export async function createTable(table: Omit<TableRequest, "command">): Promise<void> {
  await guest.saved();
  enter(await post("/api/tables", {}, { command: commandId(), ...table }));
}

/** The bot that is offered first: the second level. The levels come before the other bots, the weakest first. */
export function usualBot(bots: BotInfo[]): string {
  return (bots[1] ?? bots[0])!.name;
}

/** One click: a table of the default size, the usual bot in every other seat. */
export async function playBots(game: GameInfo): Promise<void> {
  const bot = usualBot(await get("/api/bots", {}));
  const seats: SeatRequest[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kind: "bot", bot }));
  return createTable({ game: game.name, options: {}, seats: [{ kind: "me" }, ...seats], public: false });
}

/** How many sit at a table unless asked otherwise. */
export function usualPlayers(game: GameInfo): number {
  const preset = Number(game.options.find((option) => option.name === "players")?.default);
  return game.players.includes(preset) ? preset : Math.max(...game.players);
}

export async function join(by: { code: string } | { invite: string }): Promise<void> {
  await guest.saved();
  const answer = await post("/api/join", {}, { command: commandId(), ...by });
  router.go(`/t/${answer.id}`);
}

/** What a match file says, if it is one at all. */
async function read(file: File): Promise<Record<string, unknown>> {
  const found: unknown = await file.text().then(JSON.parse).catch(() => null);
  if (found?.constructor !== Object) throw new Error(t("import-wrong"));
  return found as Record<string, unknown>;
}

export async function importMatch(file: File): Promise<void> {
  await guest.saved();
  enter(await post("/api/tables/import", {}, { command: commandId(), match: await read(file) }));
}

/** Give the user the match file of a table. */
export async function saveMatch({ id, code }: State): Promise<void> {
  const match = await get("/api/tables/{id}/export", { id });
  give(`${code}.reinos.json`, new Blob([JSON.stringify(match)], { type: "application/json" }));
}
