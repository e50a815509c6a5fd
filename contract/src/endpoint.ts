import type { z } from 'zod';

/** Who may call: anybody, or only a signed-in user. */
export type Access = 'public' | 'user';

/**
 * One HTTP call, declared once. The server parses with it, the OpenAPI document is generated
 * from it, and the web app takes its types from it.
 *
 * `request` describes the JSON body of a POST, PUT or DELETE and the query of a GET; `params`
 * describes the `{name}` parts of the path. What a call does not take it does not declare.
 */
export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly request?: Request;
  readonly params?: Params;
  readonly response: Response;
}

/** Declares a call and keeps the exact types of its schemas. */
export function endpoint<
  Request extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<Request, Response, Params>): Endpoint<Request, Response, Params> {
  return declaration;
}

/** What a caller sends. */
export type RequestOf<E> = E extends Endpoint<infer Request, z.ZodType, z.ZodType> ? z.input<Request> : never;

/** What a caller gets back. */
export type ResponseOf<E> =
  E extends Endpoint<z.ZodType, infer Response, z.ZodType> ? z.output<Response> : never;
