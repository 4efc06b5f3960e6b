/** Requests to the server: JSON over HTTP, in the user's language. */
import type { State } from "../../build/api";
import { language } from "../text/text.svelte";
import type { Answer, Body, Method, Parameters, Route } from "./routes";

/** An answer that is not 2xx, with the server's own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly state: State | null,
    readonly retryAfter: number,
  ) {
    super(message);
  }

  /** Worth sending again as it is: the server is down, starting or busy. */
  get passing(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

function address(path: string, parameters: object): string {
  const given = new Map(Object.entries({ lang: language.code, ...parameters }).filter(([, value]) => value != null));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)));
    given.delete(name);
    return value;
  });
  return `${filled}?${new URLSearchParams([...given].map(([name, value]) => [name, String(value)]))}`;
}

export async function request(method: Method, path: string, parameters: object, body?: object): Promise<unknown> {
  const response = await fetch(address(path, parameters), {
    method: method.toUpperCase(),
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Refusal(
    response.status,
    answer.error ?? "",
    answer.message ?? response.statusText,
    answer.state ?? null,
    Number(response.headers.get("Retry-After") ?? 0),
  );
}

function typed<M extends Method>(method: M) {
  return <P extends Route<M>>(
    path: P,
    parameters: Parameters<M, P>,
    ...[body]: M extends "get" ? [] : [Body<M, P>]
  ): Promise<Answer<M, P>> =>
    request(method, path, parameters as object, body as object | undefined) as Promise<Answer<M, P>>;
}

export const get = typed("get");
export const put = typed("put");
export const post = typed("post");

/** A command id: made once for one intention and repeated when it is sent again. */
export const commandId = (): string => crypto.randomUUID?.() ?? randomHex(16);

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's live socket. */
export function liveAddress(id: string, seat: number | null): string {
  const url = new URL(address("/api/tables/{id}/live", { id, seat, patch: 1 }), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
