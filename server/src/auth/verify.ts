import { verify } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve } from '../http/serve.ts';
import { type Accounts, signIn } from './accounts.ts';
import { normaliseContact } from './contact.ts';
import { markVerified, shownUser } from './users.ts';

/**
 * Returns the route that confirms the e-mail address with the mailed code, in the browser that registered it,
 * and signs in.
 */
export function verifyRoute(accounts: Accounts): Route {
  const { db, codes, clock, attempts, browsers } = accounts;
  return serve(verify, async ({ contact, code }, call) => {
    const attempt = await attempts.begin('verify', contact, call.context);
    const browserHash = browsers.hashOf(call.context);
    const verified = await db.transaction(async (transaction) => {
      const userId = await codes.consume(transaction, normaliseContact(contact), 'verify', code, browserHash);
      if (!userId) return undefined;
      const user = await markVerified(transaction, userId, clock());
      await signIn(accounts, transaction, userId, call);
      return user;
    });
    if (!verified) throw wrongCode();
    await attempt.succeed();
    return { message: 'Your account is verified. You are now signed in.', user: shownUser(verified) };
  });
}

/** Returns the same error for a wrong, used or expired code and for an unknown contact. */
export function wrongCode(): HttpError {
  return new HttpError(400, 'This code is wrong or has expired. Check it, or ask for a new one.');
}
