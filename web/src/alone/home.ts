/** What the home page asks first, from a file and the browser's database: known before Python is loaded. */
import type { BotInfo, GameInfo } from "../../build/api";
import type { Method } from "../api/routes";
import { once } from "./once";
import { Store } from "./store";

/** `home` of `reinos.browser.webapp`. */
interface Home {
  guest: string;
  games: GameInfo[];
  bots: BotInfo[];
}

const KNOWN = ["/api/games", "/api/bots", "/api/session"];
const home = once(async (lang) => (await fetch(`./home.${lang}.json`)).json() as Promise<Home>);

/** An answer, if this is something that is known. */
export async function known(method: Method, path: string, lang: string): Promise<object | null> {
  if (method !== "get" || !KNOWN.includes(path)) return null;
  const { guest, games, bots } = await home(lang);
  if (path === "/api/bots") return bots;
  if (path === "/api/session") return { name: guest, language: lang, ...(await (await Store.open()).who()) };
  const today = `puzzle-${new Date().toISOString().slice(0, 10)}`;
  return games.map((game) => ({ ...game, puzzle: game.puzzle && today }));
}
