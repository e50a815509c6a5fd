import type { MiddlewareHandler } from 'hono';
import { HttpError } from './http-error.ts';
import { isOwnOrigin } from './public-address.ts';

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Rejects cross-site writes. Browsers state the origin of a request in `Sec-Fetch-Site` or, over plain http
 * and in older versions, in `Origin`. A caller that sends neither is not a browser and carries no user's
 * cookie by accident.
 */
export function refuseCrossSiteWrites(publicUrl: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (writing.has(context.req.method)) {
      const site = context.req.header('sec-fetch-site');
      const origin = context.req.header('origin');
      const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
      // Where the public address is known, both must be right: a browser calls a page of a foreign name that
      // leads here "same-origin".
      const isCompared = origin !== undefined && (publicUrl !== undefined || site === undefined);
      const isOwn = isOwnSite && (!isCompared || isOwnOrigin(origin, context, publicUrl));
      if (!isOwn) throw new HttpError(403, 'This request came from another website.');
    }
    await next();
  };
}
