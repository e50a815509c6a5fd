import { deleteAccount } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { discardMailsTo } from '../mail/queue.ts';
import type { Accounts } from './accounts.ts';
import { discardResetRequests } from './reset-requests.ts';
import { deleteUser, findUser } from './users.ts';

/** Deletes the signed-in user and everything that is stored about them. */
export function deleteAccountRoute({ db, limits, publicUrl }: Accounts): Route {
  return serve(deleteAccount, async ({ userId }, call) => {
    if (userId !== sessionOf(call).userId) throw new HttpError(403, 'You can only delete your own account.');
    await db.transaction(async (transaction) => {
      const user = await findUser(transaction, userId);
      if (!user) throw signedOut();
      // Before the user's row, like the mail worker, so that neither waits for the other in a ring.
      await discardResetRequests(transaction, user.email);
      if (!(await deleteUser(transaction, userId))) throw signedOut();
      // This knows an address, not a user's row.
      await discardMailsTo(transaction, user.email);
      await limits.forget(transaction, [user.emailNormalised, userId]);
    });
    sessionCookie.clear(call.context, publicUrl);
    return { message: 'Your account and everything stored with it has been deleted.' };
  });
}

/** For who was deleted just now by another call. */
function signedOut(): HttpError {
  return new HttpError(401, 'Please sign in.');
}
