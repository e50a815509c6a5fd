import { register } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve } from '../http/serve.ts';
import { alreadyRegisteredMail } from '../mail/messages.ts';
import { enqueueMail } from '../mail/queue.ts';
import type { Queries } from '../storage/storage.ts';
import type { Accounts } from './accounts.ts';
import { mailCode } from './code-mail.ts';
import { isDeliverable } from './contact.ts';
import { findUserByContact, saveRegistration, type UserRow } from './users.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Returns the registration route. The response and the work are the same for an address that already has an
 * account.
 */
export function registerRoute(accounts: Accounts): Route {
  const { db, clock, passwords, attempts, browsers, codes } = accounts;
  return serve(register, async (request, { context }) => {
    const { firstName, lastName, profession, email, password } = request;
    // Same message as the check in the contract, which does not know the ASCII form of domains.
    if (!isDeliverable(email)) throw new HttpError(400, 'Email: enter a valid e-mail address.');
    refuseWeakPassword(password, [firstName, lastName, email]);
    await attempts.begin('register', email, context);
    const mayMail = await attempts.mayMail('verify', email);
    const passwordHash = await passwords.hash(password);
    const registration = { firstName, lastName, profession, email, passwordHash };
    // The last registration of an unverified address decides its password, so only that browser may use the
    // code. Otherwise an attacker could register an address and have its owner verify the attacker's
    // password.
    const browserHash = browsers.ensureHash(context);
    await db.transaction(async (transaction) => {
      const user = await saveRegistration(transaction, registration, clock());
      if (!user) return tellOwner(transaction, email, mayMail);
      if (mayMail) return mailCode(accounts, transaction, user, 'verify', browserHash);
      return codes.bind(transaction, user.id, 'verify', browserHash);
    });
    accounts.wakeMail();
    return { message: 'Please check your email for the verification code.' };
  });

  async function tellOwner(queries: Queries, email: string, mayMail: boolean): Promise<void> {
    const owner: UserRow | undefined = await findUserByContact(queries, email);
    if (owner && mayMail) await enqueueMail(queries, alreadyRegisteredMail(owner), clock());
  }
}
