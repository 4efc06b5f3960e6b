/** The way to whoever keeps the tables: a server, or a worker of this very page. No screen knows which. */
import type { LiveMessage } from "../../build/api";
import type { Method } from "./routes";

/** What came back: a status as HTTP has them, and what it says. */
export interface Reply {
  status: number;
  said: Record<string, unknown>;
  retryAfter: number; // seconds
}

/** What a live line tells. */
export interface Listener {
  opened(): void;
  heard(message: LiveMessage): void;
  lost(code: number): void;
}

/** A line over which one table tells of its changes. */
export interface Line {
  readonly open: boolean;
  readonly commands: boolean; // whether the commands of a turn can be said here
  say(words: object): void;
  hangUp(): void;
}

export interface Transport {
  /** Whether people elsewhere can come to a table, sit down and watch. */
  readonly company: boolean;
  /** Ask for something; `path` has names in braces, which `parameters` fill. */
  request(method: Method, path: string, parameters: Record<string, unknown>, body?: object): Promise<Reply>;
  /** Listen to a table. */
  listen(table: string, parameters: Record<string, unknown>, listener: Listener): Line;
  /** The address under which a page of the application is found in the browser, and back. */
  address(page: string): string;
  page(location: Pick<Location, "pathname" | "search">): string;
  /** Until then the processor has something to do that is waited for: what only adorns a page is drawn after it. */
  readonly calm: Promise<void>;
  /** Tell when a newer version of the page is here, with what puts it in the place of this one. */
  follow(announce: (renew: () => void) => void): void;
}
