import { beginSecondFactor, confirmSecondFactor, giveSecondFactor, removeSecondFactor } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import type { Limit, Use } from '../http/rate-limits.ts';
import { freshUntil, rolesOf } from '../http/role-check.ts';
import { type Route, type Session, serve, sessionOf } from '../http/serve.ts';
import type { Queries } from '../storage/storage.ts';
import type { Accounts } from './accounts.ts';
import { removeFactor, SecondFactors, secondFactorOf } from './second-factors.ts';
import { findUser, lockUser, type UserRow } from './users.ts';

const minute = 60_000;

/** Limits on wrong codes of one user. docs/security.md explains them. */
const limits: readonly Limit[] = [
  { name: 'second-factor', points: 5, perMs: 15 * minute },
  { name: 'second-factor', points: 30, perMs: 24 * 60 * minute },
];

/** Returns the routes by which a user sets up, gives and removes a second factor. */
export function secondFactorRoutes(accounts: Accounts): Route[] {
  const { db, clock, random, passwords, attempts, sessions } = accounts;
  const factors = new SecondFactors(clock, random);

  /** Notes that the second factor was given in a session. Returns until when it counts. */
  const note = async (queries: Queries, session: Session) => {
    const now = clock();
    await sessions.noteSecondFactor(queries, session, now);
    return (freshUntil({ ...session, secondFactorAt: now }, now) ?? now).toISOString();
  };

  /** Counts an attempt, and does the work in a transaction about the user. Gives it back if the code was right. */
  const attempt = async <Result>(
    session: Session,
    work: (queries: Queries) => Promise<Result | undefined>,
  ): Promise<Result> => {
    const { userId } = session;
    const uses: Use[] = limits.map((limit) => ({ limit, subject: userId, owner: userId }));
    await accounts.limits.spend(uses);
    const result = await db.transaction(async (transaction) => {
      if (!(await lockUser(transaction, userId))) throw new HttpError(401, 'Please sign in.');
      return work(transaction);
    });
    if (result === undefined) {
      throw new HttpError(400, 'This code is wrong, or it was used before. Wait for the next one.');
    }
    await accounts.limits.refund(uses);
    return result;
  };

  /** Returns the user of a session if it may set up a second factor, whose password is right. */
  const mayBegin = async (
    session: Session,
    password: string,
    context: Parameters<typeof attempts.begin>[2],
  ): Promise<UserRow> => {
    const user = await findUser(db, session.userId);
    if (!user) throw new HttpError(401, 'Please sign in.');
    if ((await rolesOf(db, user.id)).length === 0) {
      throw new HttpError(403, 'A second factor is for accounts with a role.');
    }
    const { isSetUp } = await secondFactorOf(db, user.id);
    if (isSetUp && !freshUntil(session, clock())) {
      throw new HttpError(403, 'Please enter the code of your second factor first.', {}, 'second-factor');
    }
    const guess = await attempts.begin('login', user.email, context);
    if (!(await passwords.matches(password, user.passwordHash))) {
      throw new HttpError(400, 'The password is wrong.');
    }
    await guess.succeed();
    return user;
  };

  return [
    serve(beginSecondFactor, async ({ password }, call) => {
      const user = await mayBegin(sessionOf(call), password, call.context);
      return db.transaction(async (transaction) => {
        if (!(await lockUser(transaction, user.id))) throw new HttpError(401, 'Please sign in.');
        return factors.begin(transaction, user);
      });
    }),
    serve(confirmSecondFactor, ({ code }, call) => {
      const session = sessionOf(call);
      return attempt(session, async (transaction) => {
        const recoveryCodes = await factors.confirm(transaction, session.userId, code);
        return recoveryCodes && { recoveryCodes, freshUntil: await note(transaction, session) };
      });
    }),
    serve(giveSecondFactor, ({ code }, call) => {
      const session = sessionOf(call);
      return attempt(session, async (transaction) => {
        if (!(await factors.use(transaction, session.userId, code))) return undefined;
        const { recoveryCodesLeft } = await secondFactorOf(transaction, session.userId);
        return { recoveryCodesLeft, freshUntil: await note(transaction, session) };
      });
    }),
    serve(removeSecondFactor, ({ code }, call) => {
      const { userId } = sessionOf(call);
      return attempt(sessionOf(call), async (transaction) => {
        if (!(await factors.use(transaction, userId, code))) return undefined;
        await removeFactor(transaction, userId);
        return {
          message: 'The second factor has been removed. Your roles count again once you set up another.',
        };
      });
    }),
  ];
}
