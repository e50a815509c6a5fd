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
 * Gives every request an id and logs one line after the response. The line contains the route pattern, not
 * the path, because ids, search terms and addresses are private.
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

/** Returns the pattern of the matched route. Middleware and app files match a wildcard. */
function patternOf(context: Context): string {
  return matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}
