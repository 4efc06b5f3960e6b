/** What the page and the worker that keeps its tables say to each other. */
import type { LiveMessage } from "../../build/api";
import type { Method } from "../api/routes";
import type { Reply } from "../api/transport";

export interface Ask {
  kind: "ask";
  number: number;
  method: Method;
  path: string;
  parameters: Record<string, unknown>;
  body?: object;
}

export type ToWorker =
  | { kind: "open"; lang: string }
  | Ask
  | { kind: "listen"; line: number; table: string; seat: number | null; lang: string }
  | { kind: "say"; line: number; words: { type: string; pace?: string; version?: number } }
  | { kind: "hang-up"; line: number };

export type ToPage =
  | { kind: "reply"; number: number; reply: Reply }
  | { kind: "heard"; line: number; message: LiveMessage }
  | { kind: "lost"; line: number; code: number }
  | { kind: "complete" }
  | { kind: "failed"; message: string };
