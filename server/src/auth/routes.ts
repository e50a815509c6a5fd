import type { Route } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { currentUserRoute } from './current-user.ts';
import { deleteAccountRoute } from './delete-account.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { loginRoute } from './login.ts';
import { logoutEverywhereRoute, logoutRoute } from './logout.ts';
import { registerRoute } from './register.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { roleRoutes } from './role-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionListRoute } from './session-list.ts';
import { verifyRoute } from './verify.ts';

/** Returns all routes of accounts and their roles. */
export function authRoutes(accounts: Accounts): Route[] {
  return [
    currentUserRoute(accounts),
    loginRoute(accounts),
    registerRoute(accounts),
    verifyRoute(accounts),
    forgotPasswordRoute(accounts),
    resetPasswordRoute(accounts),
    logoutRoute(accounts),
    sessionListRoute(accounts),
    logoutEverywhereRoute(accounts),
    deleteAccountRoute(accounts),
    ...roleRoutes(accounts),
    ...secondFactorRoutes(accounts),
  ];
}
