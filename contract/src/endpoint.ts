import type * as z from 'zod/mini';
import type { Role } from './limits.ts';

/**
 * Who may call: anybody, signed-in users, or users who hold one of the roles. A role counts only in a session with a
 * fresh second factor.
 */
export type Access = 'public' | 'user' | readonly Role[];

/** Where a call goes. A route holds no schema, so that the first screens of the browser can load it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
}

/**
 * One HTTP call, declared once. The server parses with it, the browser calls by it and checks what comes
 * back, and the OpenAPI document is generated from it.
 *
 * `request` describes the JSON body of a POST, PUT or DELETE and the query of a GET; `params` describes
 * the `{name}` parts of the path, and `headers` the request headers by their names in lower case. What a
 * call does not take it does not declare.
 */
export interface Endpoint extends Route {
  readonly access: Access;
  readonly summary: string;
  readonly request?: z.ZodMiniType;
  readonly params?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** The body of a 409, where it says more than a message. */
  readonly conflict?: z.ZodMiniType;
}

/** Declares a call and keeps its method and path and the types of its schemas exact. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

/** The parts of a call in which a caller sends something. */
export type Part = 'request' | 'params' | 'headers';

/** The schema of a part; `undefined` where the call does not take the part. */
type SchemaOf<E, P extends Part> = E extends { readonly [Name in P]: infer S extends z.ZodMiniType }
  ? S
  : undefined;

/** What a caller gives for a part. */
export type Given<E, P extends Part> =
  SchemaOf<E, P> extends infer S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler gets for a part. */
export type Taken<E, P extends Part> =
  SchemaOf<E, P> extends infer S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a caller sends as body or query. */
export type RequestOf<E> = Given<E, 'request'>;

/** The response of an endpoint. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
