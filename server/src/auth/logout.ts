import { logout, logoutEverywhere } from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import type { Accounts } from './accounts.ts';

/** Returns the route that ends this session. The response is the same without a session. */
export function logoutRoute({ db, sessions, publicUrl }: Accounts): Route {
  return serve(logout, async (_, { context, session }) => {
    if (session) await sessions.end(db, session);
    sessionCookie.clear(context, publicUrl);
    return { message: 'You are signed out.' };
  });
}

/**
 * Returns the route that ends all sessions of the user and forgets their browsers, because a device may be
 * lost.
 */
export function logoutEverywhereRoute({ db, sessions, browsers, publicUrl }: Accounts): Route {
  return serve(logoutEverywhere, async (_, call) => {
    const { userId } = sessionOf(call);
    await db.transaction(async (transaction) => {
      await sessions.endAll(transaction, userId);
      await browsers.forgetAll(transaction, userId);
    });
    sessionCookie.clear(call.context, publicUrl);
    return { message: 'You are signed out on all your devices.' };
  });
}
