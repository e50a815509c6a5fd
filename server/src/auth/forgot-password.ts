import { forgotPassword } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { requestReset } from './reset-requests.ts';

/**
 * Returns the route that records a request for a reset code. The mail worker sends the code if the account
 * exists, so that neither the response nor its timing reveals which accounts exist.
 */
export function forgotPasswordRoute({ db, attempts, clock, wakeMail }: Accounts): Route {
  return serve(forgotPassword, async ({ contact }, { context }) => {
    await attempts.begin('forgot', contact, context);
    if (await attempts.mayMail('reset', contact)) await requestReset(db, contact, clock());
    wakeMail();
    return { message: 'If an account exists, a password reset code has been sent to your email.' };
  });
}
