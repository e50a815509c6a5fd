import { register } from '@oryx/contract';
import { type Route, serve } from '../http/serve.ts';
import { alreadyRegisteredMail } from '../mail/messages.ts';
import { enqueueMail } from '../mail/queue.ts';
import { type Accounts, sendCode } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import { findUserByContact, saveRegistration } from './users.ts';

/** Opens an account. The answer, and the work behind it, are the same for an address that has one. */
export function registerRoute(accounts: Accounts): Route {
  return serve(register, async ({ firstName, lastName, profession, email, password }) => {
    const passwordHash = await hashPassword(password);
    const registration = { firstName, lastName, profession, email, passwordHash };
    await accounts.db.transaction(async (transaction) => {
      const user = await saveRegistration(transaction, registration, accounts.clock());
      if (user) return sendCode(accounts, transaction, user, 'verify');
      const owner = await findUserByContact(transaction, email);
      if (owner) await enqueueMail(transaction, alreadyRegisteredMail(owner), accounts.clock());
    });
    accounts.wakeMail();
    return { message: 'Please check your email for the verification code.' };
  });
}
