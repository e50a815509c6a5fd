import { resetPassword } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { normaliseContact } from './contact.ts';
import { setPassword } from './users.ts';
import { wrongCode } from './verify.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Returns the route that sets a new password with the mailed code and ends all sessions of the user. */
export function resetPasswordRoute(accounts: Accounts): Route {
  const { db, codes, clock, passwords, attempts, browsers, sessions } = accounts;
  return serve(resetPassword, async ({ contact, code, newPassword }, { context }) => {
    refuseWeakPassword(newPassword, [contact]);
    const attempt = await attempts.begin('reset', contact, context);
    const passwordHash = await passwords.hash(newPassword);
    const isReset = await db.transaction(async (transaction) => {
      const userId = await codes.consume(transaction, normaliseContact(contact), 'reset', code);
      if (!userId) return false;
      // The code came by mail, so it verifies the address as well. The verification code is no longer needed.
      const user = await setPassword(transaction, userId, passwordHash, clock());
      // The name is only known here. The rejection rolls back, so the code is not consumed.
      refuseWeakPassword(newPassword, [user.firstName, user.lastName, user.email]);
      await codes.discard(transaction, userId, 'verify');
      await sessions.endAll(transaction, userId);
      // The user has received the mail, so guesses by others must not delay the next sign-in in this browser.
      await browsers.forgetAll(transaction, userId);
      await browsers.remember(transaction, context, userId);
      return true;
    });
    if (!isReset) throw wrongCode();
    await attempt.succeed();
    return { message: 'Your password has been changed. You can now log in.' };
  });
}
