import { login } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve } from '../http/serve.ts';
import { setSessionToken } from '../http/session-cookie.ts';
import { type Accounts, sendCode } from './accounts.ts';
import { isPassword } from './passwords.ts';
import { findUserByContact, shownUser } from './users.ts';

/** Signs in. An unknown contact and a wrong password get the same answer after the same time. */
export function loginRoute(accounts: Accounts): Route {
  return serve(login, async ({ contact, password }, { context }) => {
    const user = await findUserByContact(accounts.db, contact);
    const isRight = await isPassword(password, user?.passwordHash);
    if (!user || !isRight) throw new HttpError(401, 'The e-mail address or the password is wrong.');
    if (!user.verifiedAt) {
      await accounts.db.transaction((transaction) => sendCode(accounts, transaction, user, 'verify'));
      accounts.wakeMail();
      throw new HttpError(
        403,
        'Please verify your e-mail address first. A new verification code has been sent to it.',
      );
    }
    const token = await accounts.sessions.start(accounts.db, user.id);
    setSessionToken(context, token, accounts.publicUrl);
    return { user: shownUser(user) };
  });
}
