/** Requests to the server: JSON over HTTP, in the user's language. */
import { language } from "../text/text.svelte";
import type { TableState } from "./types";

/** An answer that is not 2xx, with the server's own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly state: TableState | null,
    readonly retryAfter: number,
  ) {
    super(message);
  }

  /** Worth sending again as it is: the server is down, starting or busy. */
  get passing(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query): string {
  const given = Object.entries({ lang: language.code, ...query }).filter(([, value]) => value != null);
  return `/api${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function request<T>(method: string, path: string, query: Query, body?: unknown): Promise<T> {
  const response = await fetch(address(path, query), {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as T;
  throw new Refusal(
    response.status,
    answer.error ?? "",
    answer.message ?? response.statusText,
    answer.state ?? null,
    Number(response.headers.get("Retry-After") ?? 0),
  );
}

export const get = <T>(path: string, query: Query = {}): Promise<T> => request<T>("GET", path, query);
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>("PUT", path, {}, body);
export const post = <T>(path: string, body: unknown): Promise<T> => request<T>("POST", path, {}, body);

/** A command id: made once for one intention and repeated when it is sent again. */
export const commandId = (): string => crypto.randomUUID?.() ?? randomHex(16);

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's live socket. */
export function liveAddress(table: string, seat: number | null): string {
  const url = new URL(address(`/tables/${table}/live`, { seat, patch: 1 }), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
