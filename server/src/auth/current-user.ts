import { currentUser } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import type { Accounts } from './accounts.ts';
import { findUser, shownUser } from './users.ts';

/** The signed-in user. Session and cookie last their full time again from here. */
export function currentUserRoute({ db, sessions, publicUrl }: Accounts): Route {
  return serve(currentUser, async (_, call) => {
    const session = sessionOf(call);
    const user = await findUser(db, session.userId);
    if (!user) throw new HttpError(401, 'Please sign in.');
    await sessions.renew(session);
    const token = sessionCookie.read(call.context, publicUrl);
    if (token) sessionCookie.set(call.context, token, publicUrl);
    return shownUser(user);
  });
}
