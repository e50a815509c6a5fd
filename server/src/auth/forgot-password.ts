import { forgotPassword } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { requestReset } from './reset-requests.ts';

/**
 * Takes down that somebody asks for a reset code; the mail worker sends it if the account exists.
 * So neither the answer nor the work behind it reveals which accounts exist.
 */
export function forgotPasswordRoute({ db, attempts, clock, wakeMail }: Accounts): Route {
  return serve(forgotPassword, async ({ contact }, { context }) => {
    await attempts.begin('forgot', contact, context);
    if (await attempts.mayMail('reset', contact)) await requestReset(db, contact, clock());
    wakeMail();
    return { message: 'If an account exists, a password reset code has been sent to your email.' };
  });
}
