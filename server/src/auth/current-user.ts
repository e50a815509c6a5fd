import { currentUser } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import type { Accounts } from './accounts.ts';
import { findUser, shownUser } from './users.ts';

/** Returns the route of the signed-in user. It renews session and cookie. */
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
