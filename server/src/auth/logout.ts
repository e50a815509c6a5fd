import { logout } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import { clearSessionToken } from '../http/session-cookie.ts';
import type { Accounts } from './accounts.ts';

/** Ends this session; answers the same when there is none. */
export function logoutRoute({ sessions, publicUrl }: Accounts): Route {
  return serve(logout, async (_, { context, session }) => {
    if (session) await sessions.end(session);
    clearSessionToken(context, publicUrl);
    return { message: 'You are signed out.' };
  });
}
