import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../dependencies.ts';
import { type EncodedBody, type Reply, replyTo } from './encoded-body.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** Answers a request and says so, or leaves it to the app. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface QuickAnswerParts {
  /** The body for an address, its query included, if one is kept or quickly made. */
  readonly kept: (address: string) => EncodedBody | undefined;
  readonly sessions: Pick<Sessions, 'remembered'>;
  readonly publicUrl: string | undefined;
  /** Headers of every answer but a 304. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}

/**
 * Sends kept bodies to users whose session is remembered, past the app: to look for the session and to
 * go through all of the app for each call takes ten times as long as to send the bytes. The answers
 * are those of the app, header by header. Whatever is unusual is left to it.
 */
export function quickAnswers({ kept, sessions, publicUrl, headers, log }: QuickAnswerParts): QuickAnswer {
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
    // Asked before the body, which nobody else should be able to have made.
    const token = asked.cookie && sessionCookie.readHeader(asked.cookie, publicUrl);
    if (!token || !sessions.remembered(token)) return false;
    const body = kept(request.url);
    if (!body) return false;
    const reply = replyTo(body, asked['accept-encoding'], asked['if-none-match']);
    const requestId = randomUUID();
    response.writeHead(reply.status, [...rawHeadersOf(reply), 'X-Request-Id', requestId]);
    response.end(reply.bytes);
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    // Without the query: what people search for is nobody's business.
    const route = request.url.replace(/\?.*$/s, '');
    log.info({ requestId, method: 'GET', route, status: reply.status, ms }, 'answered');
    return true;
  };
}

/** A browser keeps such an answer, and asks each time whether it is still right. */
export const keptHeaders = { 'Cache-Control': 'private, no-cache' };
