import type * as auth from '@oryx/contract/auth';
import * as routes from '@oryx/contract/auth-routes';
import type { Endpoint, RequestOf } from '@oryx/contract/endpoint';
import { fetchJson, type Sent } from './fetch-json.ts';
import { isUser } from './user.ts';

type Options = Pick<Sent, 'signal' | 'patience'>;

/** Returns the function that calls an endpoint with a body. What the server answers is unchecked. */
const callerOf =
  <E extends Endpoint>(route: Pick<E, 'method' | 'path'>) =>
  (body: RequestOf<E>, options?: Options) =>
    fetchJson(route, { body, ...options });

export const register = callerOf<typeof auth.register>(routes.register);
export const forgotPassword = callerOf<typeof auth.forgotPassword>(routes.forgotPassword);
export const resetPassword = callerOf<typeof auth.resetPassword>(routes.resetPassword);
export const logout = callerOf<typeof auth.logout>(routes.logout);
const sendLogin = callerOf<typeof auth.login>(routes.login);
const sendVerify = callerOf<typeof auth.verify>(routes.verify);

/** Returns the user who is signed in. Rejects if the server names none. */
export const currentUser = (options?: Options) => fetchJson(routes.currentUser, options).then(checked);

/** Signs in, and returns the user. */
export const login = (request: RequestOf<typeof auth.login>) => sendLogin(request).then(userIn).then(checked);

/** Confirms an address, and returns the user if the server has signed them in with it. */
export const verify = (request: RequestOf<typeof auth.verify>) => sendVerify(request).then(userIn);

function userIn(answer: unknown): auth.User | undefined {
  return answer instanceof Object && 'user' in answer && isUser(answer.user) ? answer.user : undefined;
}

function checked(user: unknown): auth.User {
  if (isUser(user)) return user;
  throw new TypeError('The answer names no user.');
}
