/** The server's addresses, what each takes and what it answers, as its OpenAPI document has them. */
import type { paths } from "../../build/api";

export type Method = "get" | "put" | "post";
type Json<Value> = { content: { "application/json": Value } };
type Known<Part> = [NonNullable<Part>] extends [never] ? unknown : NonNullable<Part>;

/** The addresses that take a method. */
export type Route<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths];

/** What is filled into an address, and what stands after its question mark. */
export type Parameters<M extends Method, P extends Route<M>> =
  paths[P] extends Record<M, { parameters: { path?: infer Path; query?: infer Query } }>
    ? Known<Path> & Known<Query>
    : never;

export type Body<M extends Method, P extends Route<M>> =
  paths[P] extends Record<M, { requestBody: Json<infer Value> }> ? Value : never;

export type Answer<M extends Method, P extends Route<M>> =
  paths[P] extends Record<M, { responses: { 200: Json<infer Value> } }> ? Value : never;
