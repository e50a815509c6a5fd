import { verify } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve } from '../http/serve.ts';
import { setSessionToken } from '../http/session-cookie.ts';
import type { Accounts } from './accounts.ts';
import { normaliseContact } from './contact.ts';
import { markVerified, shownUser } from './users.ts';

/** Confirms the e-mail address with the mailed code, and signs in. */
export function verifyRoute(accounts: Accounts): Route {
  return serve(verify, async ({ contact, code }, { context }) => {
    const verified = await accounts.db.transaction(async (transaction) => {
      const userId = await accounts.codes.consume(transaction, normaliseContact(contact), 'verify', code);
      if (!userId) return undefined;
      const user = await markVerified(transaction, userId, accounts.clock());
      return { user, token: await accounts.sessions.start(transaction, userId) };
    });
    if (!verified) throw wrongCode();
    setSessionToken(context, verified.token, accounts.publicUrl);
    return { message: 'Your account is verified. You are now signed in.', user: shownUser(verified.user) };
  });
}

/** One answer for a wrong, used or expired code and for an unknown contact. */
export function wrongCode(): HttpError {
  return new HttpError(400, 'This code is wrong or has expired. Check it, or ask for a new one.');
}
