import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { metricsType } from '../metrics.ts';
import { readAddress } from '../networks.ts';
import { HttpError } from './http-error.ts';

/** Headers by which a proxy says that it passes on the request of somebody else. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Names of this machine for itself. Another name in `Host` comes from a proxy, or from a page in a browser. */
const ownHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Mounts `/metrics`. It answers a program on this machine, and whoever has the token. For all others there is
 * no such page.
 * @param metricsText returns the metrics, or undefined if they cannot be had
 * @param token the token, or undefined if only this machine may ask
 */
export function mountMetrics(
  app: Hono,
  metricsText: () => Promise<string | undefined>,
  token: string | undefined,
): void {
  app.get('/metrics', async (context) => {
    if (!hasToken(context, token) && !isFromThisMachine(context)) throw new HttpError(404, 'Not found.');
    const text = await metricsText();
    if (text === undefined) throw new HttpError(503, 'A process did not tell its metrics in time.');
    return context.body(text, 200, {
      'Content-Type': metricsType,
      'Cache-Control': 'no-store',
    });
  });
}

function hasToken(context: Context, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  // Hashes have one length, and comparing them takes the same time whatever was given.
  return token !== undefined && given !== undefined && timingSafeEqual(hashOf(given), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Returns true if a program on this machine asks for itself. The address of the connection counts, never a
 * forwarded one. A proxy on this machine has the same address, so what proxies send is refused, too: their
 * headers, another name of the host, and HTTP/1.0, which nginx speaks if it is not told otherwise.
 */
function isFromThisMachine(context: Context): boolean {
  const incoming: Partial<HttpBindings['incoming']> | undefined = context.env?.incoming;
  const address = readAddress(incoming?.socket?.remoteAddress ?? '');
  return (
    address?.range() === 'loopback' &&
    incoming?.httpVersion !== '1.0' &&
    ownHost.test(context.req.header('host') ?? '') &&
    forwarding.every((name) => context.req.header(name) === undefined)
  );
}
