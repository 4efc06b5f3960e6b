/** Requests to whoever keeps the tables, in the user's language. */
import { transport } from "#transport";
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

export async function request(method: Method, path: string, parameters: object, body?: object): Promise<unknown> {
  const { status, said, retryAfter } = await transport.request(method, path, { lang: language.code, ...parameters }, body);
  if (status >= 200 && status < 300) return said;
  const { error = "", message = "", state = null } = said as { error?: string; message?: string; state?: State | null };
  throw new Refusal(status, error, message, state, retryAfter);
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
