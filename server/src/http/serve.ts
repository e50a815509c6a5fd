import type { Endpoint, Part, Role, Taken } from '@oryx/contract';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { describeError } from '../describe-error.ts';
import { isDatabaseAway, isDiskFull } from '../storage/database-away.ts';
import { HttpError } from './http-error.ts';
import { parseInput } from './validation-message.ts';

/** The session of a call. */
export interface Session {
  readonly userId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  /** Time at which the second factor was last given in it. */
  readonly secondFactorAt: Date | null;
}

/** One call in progress. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly context: Context;
  readonly params: Taken<E, 'params'>;
  readonly headers: Taken<E, 'headers'>;
  /** The caller's session. It is always present unless the endpoint is public. */
  readonly session: Session | undefined;
  /** Those roles of the endpoint's access that the caller holds. Empty if the access names no roles. */
  readonly roles: readonly Role[];
}

/** An endpoint with its handler. `mountRoutes` mounts it in an app. */
export interface Route {
  readonly endpoint: Endpoint;
  answer(context: Context, session: Session | undefined, roles?: readonly Role[]): Promise<Response>;
}

/**
 * Returns a route for an endpoint of the contract. Requests are parsed with its schemas, so the handler only
 * sees valid input. Responses are parsed too, so that nothing undeclared leaves the server. A handler throws
 * an HttpError for any status but 200.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (
    request: Taken<E, 'request'>,
    call: Call<E>,
  ) => Promise<z.input<E['response']>> | z.input<E['response']>,
): Route {
  return {
    endpoint,
    async answer(context, session, roles = []) {
      const params = await take(endpoint, 'params', () => context.req.param());
      const headers = await take(endpoint, 'headers', () => context.req.header());
      const request = await take(endpoint, 'request', () => readRequest(endpoint, context));
      const call = { context, session, roles, params, headers };
      const answer = endpoint.response.safeParse(await handler(request, call));
      if (!answer.success) throw new BrokenContract(endpoint, answer.error);
      return context.json(answer.data, 200, { 'Cache-Control': 'no-store' });
    },
  };
}

/** Returns a part of the call as its schema reads it, or undefined if the endpoint declares no schema for it. */
async function take<E extends Endpoint, P extends Part>(
  endpoint: E,
  part: P,
  read: () => unknown,
): Promise<Taken<E, P>>;
async function take(endpoint: Endpoint, part: Part, read: () => unknown): Promise<unknown> {
  const schema = endpoint[part];
  return schema && parseInput(schema, storable(await read()));
}

/** Returns the session of a call. Throws a 401 if there is none. */
export function sessionOf({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new HttpError(401, 'Please sign in.');
  return session;
}

async function readRequest(endpoint: Endpoint, context: Context): Promise<unknown> {
  if (endpoint.method === 'GET') return context.req.query();
  const contentType = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new HttpError(415, 'Send the request as application/json.');
  }
  return parseJson(decode(await context.req.arrayBuffer()));
}

/** Invalid UTF-8 is rejected, because a replaced character in a name would go unnoticed. */
function decode(body: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new HttpError(400, 'The request is not valid UTF-8.');
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/**
 * Returns the value unchanged. Throws a 400 if a text in it cannot be stored: NUL, which PostgreSQL rejects,
 * or a lone surrogate, which would be replaced.
 */
function storable(value: unknown): unknown {
  const texts: unknown[] = [value];
  while (texts.length > 0) {
    const next = texts.pop();
    if (typeof next === 'string' && (next.includes('\0') || /\p{Surrogate}/u.test(next))) {
      throw new HttpError(400, 'The request holds a character that cannot be stored.');
    }
    if (typeof next === 'object' && next !== null) texts.push(...Object.values(next));
  }
  return value;
}

/** The response of a handler violates its endpoint, which is a bug. The message contains no values. */
class BrokenContract extends Error {
  override readonly name = 'BrokenContract';

  constructor({ method, path }: Endpoint, error: z.core.$ZodError) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
    super(`The answer of ${method} ${path} breaks the contract: ${faults.join(', ')}`);
  }
}

/** Returns the status and message of an error for the caller. Internal errors reveal nothing. */
export function answerFor(error: unknown): { error: HttpError; fault: Record<string, unknown> | undefined } {
  if (error instanceof HttpError) return { error, fault: undefined };
  if (isDiskFull(error)) return { error: nothingStored(), fault: describeError(error) };
  if (isDatabaseAway(error)) return { error: databaseAway(), fault: describeError(error) };
  if (isCutOff(error)) return { error: new HttpError(400, 'The request broke off.'), fault: undefined };
  return {
    error: new HttpError(500, 'Something went wrong on our side. Please try again.'),
    fault: describeError(error),
  };
}

/** Returns the response if the disk of the database is full. Reading goes on. */
function nothingStored(): HttpError {
  const message =
    "The server's disk is full, so nothing was stored. Tell whoever runs it. Reading still works.";
  return new HttpError(503, message, { 'Retry-After': '60' });
}

/**
 * Returns the response while the database does not answer. It promises nothing about a write, which may or may
 * not have been done.
 */
function databaseAway(): HttpError {
  return new HttpError(503, 'The server cannot reach its database. Please try again in a moment.');
}

/**
 * Returns true if the caller closed the connection during a request, as phones do. Database errors look
 * different.
 */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}
