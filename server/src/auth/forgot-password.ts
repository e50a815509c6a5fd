import { setTimeout as delay } from 'node:timers/promises';
import { forgotPassword } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import { type Accounts, sendCode } from './accounts.ts';
import { findUserByContact } from './users.ts';

/** Longer than it takes to store a code and a mail, so that the time taken does not tell of an account. */
const answerAfterMs = 250;

/** Mails a reset code if the account exists. Neither answer nor time reveals which accounts exist. */
export function forgotPasswordRoute(accounts: Accounts): Route {
  return serve(forgotPassword, async ({ contact }) => {
    await Promise.all([sendResetCode(accounts, contact), delay(answerAfterMs)]);
    return { message: 'If an account exists, a password reset code has been sent to your email.' };
  });
}

async function sendResetCode(accounts: Accounts, contact: string): Promise<void> {
  const user = await findUserByContact(accounts.db, contact);
  if (!user) return;
  await accounts.db.transaction((transaction) => sendCode(accounts, transaction, user, 'reset'));
  accounts.wakeMail();
}
