import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../dependencies.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/**
 * Gives every request an id of our own and logs one line when it is answered. The line has the
 * pattern of the route, not the path: ids, search words and addresses are nobody's business.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    context.header('X-Request-Id', requestId);
    await next();
    log.info(
      {
        requestId,
        method: context.req.method,
        route: patternOf(context),
        status: context.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'answered',
    );
  };
}

/** The pattern of the route that answered; middleware and the files of the app match by a star. */
function patternOf(context: Context): string {
  return matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}
