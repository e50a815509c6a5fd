import { type Role, roles, secondFactorHours } from '@oryx/contract';
import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../dependencies.ts';
import { roleGrants } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { HttpError } from './http-error.ts';
import type { Session } from './serve.ts';

const freshForMs = secondFactorHours * 60 * 60 * 1000;

/** Checks whether the roles of a user allow a call. */
export class RoleCheck {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Returns those of the allowed roles that the user of a session holds. They are read for each call, so that a
   * withdrawal counts at once in every process. Throws a 403 if the user holds none of them, or if the second
   * factor was not given in this session or too long ago.
   */
  async admit(allowed: readonly Role[], session: Session): Promise<readonly Role[]> {
    const held = (await rolesOf(this.#db, session.userId)).filter((role) => allowed.includes(role));
    if (held.length === 0) throw new HttpError(403, 'Your account does not have the role for this.');
    if (!freshUntil(session, this.#clock())) {
      throw new HttpError(403, 'Please enter the code of your second factor first.', {}, 'second-factor');
    }
    return held;
  }
}

/** Returns until when roles count in a session, or undefined if the second factor has to be given first. */
export function freshUntil({ secondFactorAt }: Session, now: Date): Date | undefined {
  if (!secondFactorAt) return undefined;
  const ageMs = now.getTime() - secondFactorAt.getTime();
  // The age is negative if the clock was set back, and then the time is not believed.
  return ageMs >= 0 && ageMs < freshForMs ? new Date(secondFactorAt.getTime() + freshForMs) : undefined;
}

/** Returns the roles that a user holds by the record, in the order of the contract. */
export async function rolesOf(queries: Queries, userId: string): Promise<Role[]> {
  const rows = await queries
    .select({ role: roleGrants.role, isGranted: roleGrants.isGranted })
    .from(roleGrants)
    .where(eq(roleGrants.userId, userId))
    .orderBy(asc(roleGrants.number));
  return heldAfter(rows);
}

/** Returns the roles that are held after some grants and withdrawals, oldest first. */
export function heldAfter(rows: readonly { readonly role: Role; readonly isGranted: boolean }[]): Role[] {
  const last = new Map(rows.map(({ role, isGranted }) => [role, isGranted]));
  return roles.filter((role) => last.get(role));
}
