import { deleteAccount } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { discardMailsTo } from '../mail/queue.ts';
import type { Accounts } from './accounts.ts';
import { discardResetRequests } from './reset-requests.ts';
import { lockRoles, withdrawAll } from './role-record.ts';
import { deleteUser, findUser } from './users.ts';

/** Returns the route that deletes the signed-in user and all of their data. */
export function deleteAccountRoute({ db, limits, publicUrl, clock }: Accounts): Route {
  return serve(deleteAccount, async ({ userId }, call) => {
    if (userId !== sessionOf(call).userId) throw new HttpError(403, 'You can only delete your own account.');
    await db.transaction(async (transaction) => {
      await lockRoles(transaction);
      const user = await findUser(transaction, userId);
      if (!user) throw signedOut();
      // Mails are locked before the user's row, in the order of the mail worker, to avoid a deadlock.
      await discardResetRequests(transaction, user.email);
      await withdrawAll(transaction, userId, clock());
      if (!(await deleteUser(transaction, userId))) throw signedOut();
      // Reset requests refer to an address, not to a user's row.
      await discardMailsTo(transaction, user.email);
      await limits.forget(transaction, [user.emailNormalised, userId]);
    });
    sessionCookie.clear(call.context, publicUrl);
    return { message: 'Your account and everything stored with it has been deleted.' };
  });
}

/** Returns the error for a user whom another call has just deleted. */
function signedOut(): HttpError {
  return new HttpError(401, 'Please sign in.');
}
