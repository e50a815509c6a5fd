import { findAccount, grantRole, listRoleHolders, ownRoles, roleRecord, withdrawRole } from '@oryx/contract';
import { freshUntil, rolesOf } from '../http/role-check.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { RoleRecord } from './role-record.ts';

/** Returns the routes of roles: a user's own, and those of administrators. */
export function roleRoutes({ db, clock }: Accounts): Route[] {
  const record = new RoleRecord(db, clock);
  return [
    serve(ownRoles, async (_, call) => {
      const session = sessionOf(call);
      const until = freshUntil(session, clock())?.toISOString() ?? null;
      return { roles: await rolesOf(db, session.userId), secondFactor: { freshUntil: until } };
    }),
    serve(listRoleHolders, () => record.holders()),
    serve(findAccount, ({ email }) => record.find(email)),
    serve(grantRole, (change, call) => record.grant(change, inApp(call))),
    serve(withdrawRole, (change, call) => record.withdraw(change, inApp(call))),
    serve(roleRecord, () => record.entries()),
  ];
}

function inApp(call: Parameters<typeof sessionOf>[0]) {
  return { origin: 'app' as const, byUserId: sessionOf(call).userId };
}
