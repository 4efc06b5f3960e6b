/** The lessons of a game: begun, gone on with, done; this browser remembers at which tables. */
import type { GameInfo } from "../../build/api";
import { commandId, get, post } from "../api/client";
import { router } from "../model/router.svelte";
import { guest } from "../model/session.svelte";
import { enter } from "../model/tables";

const STORED = "reinos:lessons";
type Kept = Record<string, { table: string; done: boolean } | undefined>;

function kept(): Kept {
  return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Kept;
}

function keep(game: string, lesson: string, table: string, done: boolean): void {
  localStorage.setItem(STORED, JSON.stringify({ ...kept(), [`${game}/${lesson}`]: { table, done } }));
}

export function isDone(game: string, lesson: string): boolean {
  return kept()[`${game}/${lesson}`]?.done ?? false;
}

export function finish(game: string, lesson: string, table: string): void {
  keep(game, lesson, table, true);
}

/** The next lesson of a game that is not done; the first one when all are. */
export function learn(game: GameInfo): Promise<void> {
  const next = game.lessons.find(({ name }) => !isDone(game.name, name)) ?? game.lessons[0]!;
  return begin(game.name, next.name);
}

/** Go on with a lesson where it was left, or begin it. */
export async function begin(game: string, lesson: string): Promise<void> {
  const before = kept()[`${game}/${lesson}`];
  if (before && !before.done && (await goesOn(before.table))) return router.go(`/t/${before.table}`);
  await guest.saved();
  const state = await post("/api/tables/lesson", {}, { command: commandId(), game, lesson });
  keep(game, lesson, state.id, false);
  enter(state);
}

async function goesOn(id: string): Promise<boolean> {
  const state = await get("/api/tables/{id}", { id }).catch(() => null);
  return state?.lesson != null && state.lesson.kind !== "over";
}
