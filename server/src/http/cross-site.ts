import type { MiddlewareHandler } from 'hono';
import { HttpError } from './http-error.ts';
import { isOwnOrigin } from './public-address.ts';

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses writes that another site's page makes a browser send. Browsers say where a request comes
 * from in `Sec-Fetch-Site`, or on plain http and in older versions in `Origin`. A caller that sends
 * neither is no browser and carries no user's cookie by accident.
 */
export function refuseCrossSiteWrites(publicUrl: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (writing.has(context.req.method)) {
      const site = context.req.header('sec-fetch-site');
      const origin = context.req.header('origin');
      const isOwn = site
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || isOwnOrigin(origin, context, publicUrl);
      if (!isOwn) throw new HttpError(403, 'This request came from another website.');
    }
    await next();
  };
}
