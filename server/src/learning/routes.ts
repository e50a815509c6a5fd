import type { Route } from '../http/serve.ts';
import { acceptRoute, recommendationsRoute } from './advice.ts';
import { analyticsRoute } from './analytics.ts';
import { completeRoute } from './complete.ts';
import type { Learning } from './learning.ts';
import { modulesRoute } from './modules.ts';
import { pathsRoute } from './paths.ts';
import { startRoute } from './start.ts';

/** Returns all learning routes. */
export function learningRoutes(learning: Learning): Route[] {
  return [
    pathsRoute(learning),
    analyticsRoute(learning),
    recommendationsRoute(learning),
    modulesRoute(learning),
    startRoute(learning),
    completeRoute(learning),
    acceptRoute(learning),
  ];
}
