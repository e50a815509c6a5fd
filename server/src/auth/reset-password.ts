import { resetPassword } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { normaliseContact } from './contact.ts';
import { setPassword } from './users.ts';
import { wrongCode } from './verify.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Sets a new password with the mailed code, and signs the user out everywhere. */
export function resetPasswordRoute(accounts: Accounts): Route {
  const { db, codes, clock, passwords, attempts, browsers, sessions } = accounts;
  return serve(resetPassword, async ({ contact, code, newPassword }, { context }) => {
    refuseWeakPassword(newPassword, [contact]);
    const attempt = await attempts.begin('reset', contact, context);
    const passwordHash = await passwords.hash(newPassword);
    const isReset = await db.transaction(async (transaction) => {
      const userId = await codes.consume(transaction, normaliseContact(contact), 'reset', code);
      if (!userId) return false;
      // The code came by mail, so it verifies the address as well; the other code has no use left.
      const user = await setPassword(transaction, userId, passwordHash, clock());
      // Only here the name is known. The refusal rolls back, so the code is not spent on it.
      refuseWeakPassword(newPassword, [user.firstName, user.lastName, user.email]);
      await codes.discard(transaction, userId, 'verify');
      await sessions.endAll(transaction, userId);
      // Who reads the mail is the user: the next sign-in here is not held up by others' guesses.
      await browsers.forgetAll(transaction, userId);
      await browsers.remember(transaction, context, userId);
      return true;
    });
    if (!isReset) throw wrongCode();
    await attempt.succeed();
    return { message: 'Your password has been changed. You can now log in.' };
  });
}
