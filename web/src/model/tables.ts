/** Making tables and taking seats. */
import { commandId, post } from "../api/client";
import type { Bot, GameSummary, OptionSetting, SeatRequest, TableState } from "../api/types";
import { router } from "./router.svelte";
import { guest } from "./session.svelte";

export interface NewTable {
  game: string;
  options: Record<string, OptionSetting>;
  seats: SeatRequest[];
  public: boolean;
}

export async function createTable(table: NewTable): Promise<void> {
  const state = await post<TableState>("/tables", { command: commandId(), ...table });
  router.go(`/t/${state.id}`);
}

/** One click: a table of the default size, every other seat a bot. */
export function playBots(game: GameSummary, bot: Bot): Promise<void> {
  const seats: SeatRequest[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kind: "bot", bot: bot.name }));
  return createTable({ game: game.name, options: {}, seats: [{ kind: "me" }, ...seats], public: false });
}

/** How many sit at a table unless asked otherwise. */
export function usualPlayers(game: GameSummary): number {
  const preset = Number(game.options.find((option) => option.name === "players")?.default);
  return game.players.includes(preset) ? preset : Math.max(...game.players);
}

export async function join(by: { code: string } | { invite: string }): Promise<void> {
  const answer = await post<{ id: string }>("/join", { command: commandId(), name: guest.name, ...by });
  router.go(`/t/${answer.id}`);
}

export async function importMatch(file: File): Promise<void> {
  const state = await post<TableState>("/tables/import", { command: commandId(), match: JSON.parse(await file.text()) });
  router.go(`/t/${state.id}`);
}
