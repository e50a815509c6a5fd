import { resetPassword } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { normaliseContact } from './contact.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './users.ts';
import { wrongCode } from './verify.ts';

/** Sets a new password with the mailed code, and signs the user out everywhere. */
export function resetPasswordRoute(accounts: Accounts): Route {
  return serve(resetPassword, async ({ contact, code, newPassword }) => {
    const passwordHash = await hashPassword(newPassword);
    const isReset = await accounts.db.transaction(async (transaction) => {
      const userId = await accounts.codes.consume(transaction, normaliseContact(contact), 'reset', code);
      if (!userId) return false;
      // The code came by mail, so it verifies the address as well; the other code has no use left.
      await setPassword(transaction, userId, passwordHash, accounts.clock());
      await accounts.codes.discard(transaction, userId, 'verify');
      await accounts.sessions.endAll(transaction, userId);
      return true;
    });
    if (!isReset) throw wrongCode();
    return { message: 'Your password has been changed. You can now log in.' };
  });
}
