import { login } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve } from '../http/serve.ts';
import { type Accounts, signIn } from './accounts.ts';
import { mailCode } from './code-mail.ts';
import { findUserByContact, lockUser, shownUser, type UserRow } from './users.ts';

/**
 * Returns the sign-in route. An unknown contact and a wrong password get the same response after the same
 * work.
 */
export function loginRoute(accounts: Accounts): Route {
  const { db, passwords, attempts, browsers } = accounts;
  return serve(login, async ({ contact, password }, call) => {
    const attempt = await attempts.begin('login', contact, call.context);
    const user = await findUserByContact(db, contact);
    const isRight = await passwords.matches(password, user?.passwordHash);
    if (!user || !isRight) throw wrongPassword();
    if (!user.verifiedAt) {
      await resendVerification(accounts, user, browsers.ensureHash(call.context));
      throw new HttpError(
        403,
        'Please verify your e-mail address first. A verification code has been sent to it.',
      );
    }
    await attempt.succeed();
    await db.transaction(async (transaction) => {
      // The account may have been deleted while the password was compared.
      if (!(await lockUser(transaction, user.id))) throw wrongPassword();
      await signIn(accounts, transaction, user.id, call);
    });
    return { user: shownUser(user) };
  });
}

/**
 * Lets a user who knows the password verify in this browser, with a new code unless the last one is recent.
 */
async function resendVerification(accounts: Accounts, user: UserRow, browserHash: string): Promise<void> {
  const mayMail = await accounts.attempts.mayMail('verify', user.email);
  await accounts.db.transaction(async (transaction) => {
    if (!(await lockUser(transaction, user.id))) throw wrongPassword();
    if (mayMail) await mailCode(accounts, transaction, user, 'verify', browserHash);
    else await accounts.codes.bind(transaction, user.id, 'verify', browserHash);
  });
  accounts.wakeMail();
}

function wrongPassword(): HttpError {
  return new HttpError(401, 'The e-mail address or the password is wrong.');
}
