import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EncodedBody, type Reply, replyTo } from './encoded-body.ts';
import type { TellAnswered } from './request-log.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** Responds to a request and returns true, or returns false to leave it to the app. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface QuickAnswerParts {
  /** Returns the body for a path with query, if one is prepared or quickly made. */
  readonly kept: (address: string) => EncodedBody | undefined;
  readonly sessions: Pick<Sessions, 'remembered'>;
  readonly publicUrl: string | undefined;
  /** Headers of every response except a 304. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tell: TellAnswered;
}

/**
 * Sends prepared bodies to users with a cached session without going through the app, because the session
 * lookup and the app take ten times as long as sending the bytes. The responses equal those of the app,
 * header by header. Unusual requests are left to the app.
 */
export function quickAnswers({ kept, sessions, publicUrl, headers, tell }: QuickAnswerParts): QuickAnswer {
  const rawHeaders = new WeakMap<Reply, readonly string[]>();
  const rawHeadersOf = (reply: Reply) => {
    const known = rawHeaders.get(reply);
    if (known) return known;
    const guarding = reply.status === 304 ? {} : headers;
    const raw = Object.entries({ ...guarding, ...keptHeaders, ...reply.headers }).flat();
    rawHeaders.set(reply, raw);
    return raw;
  };
  return (request, response) => {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const startedAt = performance.now();
    const asked = request.headers;
    // The session is checked before the body is created, so that nobody without a session can cause that
    // work.
    const token = asked.cookie && sessionCookie.readHeader(asked.cookie, publicUrl);
    if (!token || !sessions.remembered(token)) return false;
    const body = kept(request.url);
    if (!body) return false;
    const reply = replyTo(body, asked['accept-encoding'], asked['if-none-match']);
    const requestId = randomUUID();
    response.writeHead(reply.status, [...rawHeadersOf(reply), 'X-Request-Id', requestId]);
    sendTogether(response, reply.bytes);
    // The query is not told, because search terms are private.
    const route = request.url.replace(/\?.*$/s, '');
    tell(requestId, { method: 'GET', route, status: reply.status, ms: performance.now() - startedAt });
    return true;
  };
}

const due: [ServerResponse, Uint8Array | null][] = [];

/**
 * Ends a response with those to the other requests that have arrived by now. Each response that is sent between the
 * reading of two requests wakes its receiver, which costs as much as all the rest of a 304.
 */
function sendTogether(response: ServerResponse, bytes: Uint8Array | null): void {
  if (due.push([response, bytes]) > 1) return;
  setImmediate(() => {
    for (const [each, body] of due.splice(0)) each.end(body);
  });
}

/** Lets a browser store the response and revalidate it each time. */
export const keptHeaders = { 'Cache-Control': 'private, no-cache' };
