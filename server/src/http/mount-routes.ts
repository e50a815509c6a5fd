import type { Hono } from 'hono';
import { type Route, sessionOf } from './serve.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** Mounts routes in an app. A route with access `user` requires a valid session. */
export function mountRoutes(
  app: Hono,
  routes: readonly Route[],
  sessions: Sessions,
  publicUrl: string | undefined,
): void {
  for (const route of routes) {
    const { method, path, access } = route.endpoint;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const token = sessionCookie.read(context, publicUrl);
      const session = token ? await sessions.find(token) : undefined;
      if (access === 'user') sessionOf({ session });
      return route.answer(context, session);
    });
  }
}
