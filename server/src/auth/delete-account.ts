import { deleteAccount } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { discardMailsTo } from '../mail/queue.ts';
import type { Accounts } from './accounts.ts';
import { discardResetRequests } from './reset-requests.ts';
import { deleteUser } from './users.ts';

/** Deletes the signed-in user and everything that is stored about them. */
export function deleteAccountRoute({ db, limits, publicUrl }: Accounts): Route {
  return serve(deleteAccount, async ({ userId }, call) => {
    if (userId !== sessionOf(call).userId) throw new HttpError(403, 'You can only delete your own account.');
    await db.transaction(async (transaction) => {
      const user = await deleteUser(transaction, userId);
      if (!user) throw new HttpError(401, 'Please sign in.');
      // These know an address, not a user's row.
      await discardMailsTo(transaction, user.email);
      await discardResetRequests(transaction, user.email);
      await limits.forget(transaction, [user.emailNormalised, userId]);
    });
    sessionCookie.clear(call.context, publicUrl);
    return { message: 'Your account and everything stored with it has been deleted.' };
  });
}
