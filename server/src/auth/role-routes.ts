import {
  findAccount,
  grantRole,
  listRoleHolders,
  ownRoles,
  roleRecord,
  saveReviewerProfile,
  withdrawRole,
} from '@oryx/contract';
import { freshUntil, rolesOf } from '../http/role-check.ts';
import { type Call, type Route, serve, sessionOf } from '../http/serve.ts';
import type { Accounts } from './accounts.ts';
import { reviewerOf, saveReviewer } from './reviewers.ts';
import { RoleRecord } from './role-record.ts';
import { secondFactorOf } from './second-factors.ts';

/** Returns the routes of roles: a user's own, and those of administrators. */
export function roleRoutes({ db, clock }: Accounts): Route[] {
  const record = new RoleRecord(db, clock);
  return [
    serve(ownRoles, async (_, call) => {
      const session = sessionOf(call);
      const { userId } = session;
      return {
        roles: await rolesOf(db, userId),
        secondFactor: {
          ...(await secondFactorOf(db, userId)),
          freshUntil: freshUntil(session, clock())?.toISOString() ?? null,
        },
        reviewer: (await reviewerOf(db, userId)) ?? null,
      };
    }),
    serve(saveReviewerProfile, async (profile, call) => {
      await saveReviewer(db, sessionOf(call).userId, profile);
      return profile;
    }),
    serve(listRoleHolders, () => record.holders()),
    serve(findAccount, ({ email }) => record.find(email)),
    serve(grantRole, (change, call) => record.grant(change, inApp(call))),
    serve(withdrawRole, (change, call) => record.withdraw(change, inApp(call))),
    serve(roleRecord, () => record.entries()),
  ];
}

function inApp(call: Pick<Call, 'session'>) {
  return { origin: 'app' as const, byUserId: sessionOf(call).userId };
}
