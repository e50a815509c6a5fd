import type { Hono } from 'hono';
import type { RoleCheck } from './role-check.ts';
import { type Route, sessionOf } from './serve.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** What decides who may call a route. */
export interface AccessParts {
  readonly sessions: Sessions;
  readonly roleCheck: RoleCheck;
  readonly publicUrl: string | undefined;
}

/** Mounts routes in an app. Every route that is not public requires a valid session, and one for roles a role. */
export function mountRoutes(
  app: Hono,
  routes: readonly Route[],
  { sessions, roleCheck, publicUrl }: AccessParts,
): void {
  for (const route of routes) {
    const { method, path, access } = route.endpoint;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const token = sessionCookie.read(context, publicUrl);
      const session = token ? await sessions.find(token) : undefined;
      if (access === 'public') return route.answer(context, session);
      const own = sessionOf({ session });
      if (access === 'user') return route.answer(context, own);
      return route.answer(context, own, await roleCheck.admit(access, own));
    });
  }
}
