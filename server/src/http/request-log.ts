import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../dependencies.ts';
import type { Answered, Metrics } from '../metrics.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/**
 * Gives every request an id, and tells of it after the response. What is told contains the route pattern, not
 * the path, because ids, search terms and addresses are private.
 */
export function requestLog(tell: TellAnswered): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    context.header('X-Request-Id', requestId);
    await next();
    const { method } = context.req;
    tell(requestId, {
      method,
      route: patternOf(context),
      status: context.res.status,
      ms: performance.now() - startedAt,
    });
  };
}

/** Logs one line for an answered request, and counts it. */
export type TellAnswered = (requestId: string, answered: Answered) => void;

/** Returns the function that tells of answered requests. */
export function tellAnswered(log: Log, metrics: Metrics): TellAnswered {
  return (requestId, answered) => {
    metrics.answered(answered);
    log.info({ requestId, ...answered, ms: Math.round(answered.ms * 10) / 10 }, 'answered');
  };
}

/** Returns the pattern of the matched route. Middleware and app files match a wildcard. */
function patternOf(context: Context): string {
  return matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? '*';
}
