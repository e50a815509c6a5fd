import type { Endpoint } from '@oryx/contract';
import type { Context } from 'hono';
import type { z } from 'zod';
import { describeError } from './describe-error.ts';
import { HttpError } from './http-error.ts';
import { parseInput } from './validation-message.ts';

/** The session that a call came with. */
export interface Session {
  readonly userId: string;
  readonly tokenHash: string;
}

/** One call being answered. */
export interface Call<Params = unknown> {
  readonly context: Context;
  readonly params: Params;
  /** The caller's session. It is always there in a call whose endpoint has the access `user`. */
  readonly session: Session | undefined;
}

/** An endpoint with what answers it; `mountRoutes` puts it into an app. */
export interface Route {
  readonly endpoint: Endpoint;
  answer(context: Context, session: Session | undefined): Promise<Response>;
}

/**
 * A route from an endpoint of the contract. What comes in is parsed with its schemas, so the
 * handler never sees anything else; what goes out is parsed too, so that nothing the contract
 * does not name can leave. A handler throws an HttpError to answer anything but 200.
 */
export function serve<Request extends z.ZodType, Response extends z.ZodType, Params extends z.ZodType>(
  endpoint: Endpoint<Request, Response, Params>,
  handler: (
    request: z.output<Request>,
    call: Call<z.output<Params>>,
  ) => Promise<z.input<Response>> | z.input<Response>,
): Route {
  return {
    endpoint,
    async answer(context, session) {
      const params = endpoint.params && parseInput(endpoint.params, storable(context.req.param()));
      const request = endpoint.request && parseInput(endpoint.request, await readRequest(endpoint, context));
      // Undefined only where the endpoint declares no schema, and then the type says undefined too.
      const call = { context, session, params: params as z.output<Params> };
      const answer = endpoint.response.safeParse(await handler(request as z.output<Request>, call));
      if (!answer.success) throw new BrokenContract(endpoint, answer.error);
      return context.json(answer.data, 200, { 'Cache-Control': 'no-store' });
    },
  };
}

/** The session of a call that needs one. Throws a 401 where there is none. */
export function sessionOf({ session }: Pick<Call, 'session'>): Session {
  if (!session) throw new HttpError(401, 'Please sign in.');
  return session;
}

async function readRequest(endpoint: Endpoint, context: Context): Promise<unknown> {
  if (endpoint.method === 'GET') return storable(context.req.query());
  const contentType = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new HttpError(415, 'Send the request as application/json.');
  }
  return storable(parseJson(await context.req.text()));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/**
 * The value as it is. Throws a 400 where a text in it holds what can't be kept as it is: the one
 * character that PostgreSQL refuses, or half a character, of which all are stored alike.
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

/** A handler answered what its endpoint does not declare: our own fault. The message holds no values. */
class BrokenContract extends Error {
  override readonly name = 'BrokenContract';

  constructor({ method, path }: Endpoint, error: z.ZodError) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
    super(`The answer of ${method} ${path} breaks the contract: ${faults.join(', ')}`);
  }
}

/** The status and the words that a caller gets for an error; what is ours to mend says nothing of itself. */
export function answerFor(error: unknown): { error: HttpError; fault: Record<string, unknown> | undefined } {
  if (error instanceof HttpError) return { error, fault: undefined };
  if (isCutOff(error)) return { error: new HttpError(400, 'The request broke off.'), fault: undefined };
  return {
    error: new HttpError(500, 'Something went wrong on our side. Please try again.'),
    fault: describeError(error),
  };
}

/** Whether the caller hung up in the middle of a request, as phones do. Node words it so; a database does not. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}
