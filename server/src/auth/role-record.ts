import type { AccountWithRoles, Role, RoleRecordEntry } from '@oryx/contract';
import { asc, desc, eq, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { heldAfter, rolesOf } from '../http/role-check.ts';
import { roleGrants, users } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { findUserByContact, type UserRow } from './users.ts';

/** Advisory lock of a transaction that changes roles. One at a time is let in. */
const roleLock = 7_261_006;

/** Who grants or withdraws: an administrator in the app, or the command on the server. */
export type Granter = { readonly origin: 'app'; readonly byUserId: string } | { readonly origin: 'server' };

/** What is granted or withdrawn. */
export interface RoleChange {
  readonly email: string;
  readonly role: Role;
  readonly reason: string;
}

/** Grants and withdraws roles, and records it. */
export class RoleRecord {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Returns the verified account of an address. Throws a 404 if there is none. */
  async find(email: string): Promise<AccountWithRoles> {
    const user = await verifiedUser(this.#db, email);
    return shown(user, await rolesOf(this.#db, user.id));
  }

  /** Returns every account that holds a role, by name. */
  async holders(): Promise<AccountWithRoles[]> {
    return (await holders(this.#db)).map(({ user, held }) => shown(user, held));
  }

  /** Returns the whole record, newest first. */
  async entries(): Promise<RoleRecordEntry[]> {
    const by = alias(users, 'by');
    const rows = await this.#db
      .select({ grant: roleGrants, user: users, by })
      .from(roleGrants)
      .leftJoin(users, eq(users.id, roleGrants.userId))
      .leftJoin(by, eq(by.id, roleGrants.byUserId))
      .orderBy(desc(roleGrants.number));
    return rows.map(({ grant: { number, role, isGranted, origin, reason, at }, user, by: granter }) => ({
      ...{ number, role, isGranted, origin, reason, at: at.toISOString() },
      name: user && nameOf(user),
      by: granter && nameOf(granter),
    }));
  }

  /**
   * Grants a role. Nothing is recorded if the account holds it already. Throws a 404 if the address has no verified
   * account, and a 403 if the administrator no longer is one.
   */
  grant(change: RoleChange, granter: Granter): Promise<AccountWithRoles> {
    return this.#change(change, granter, true);
  }

  /** Withdraws a role. Throws as `grant` does, and a 409 if nobody would be left to grant roles in the app. */
  withdraw(change: RoleChange, granter: Granter): Promise<AccountWithRoles> {
    return this.#change(change, granter, false);
  }

  #change(
    { email, role, reason }: RoleChange,
    granter: Granter,
    isGranted: boolean,
  ): Promise<AccountWithRoles> {
    return this.#db.transaction(async (transaction) => {
      await lockRoles(transaction);
      if (granter.origin === 'app') {
        // The role was checked before the lock, and may have been withdrawn meanwhile.
        const isOne = (await rolesOf(transaction, granter.byUserId)).includes('administrator');
        if (!isOne) throw new HttpError(403, 'Your account does not have the role for this.');
      }
      const user = await verifiedUser(transaction, email);
      const held = await rolesOf(transaction, user.id);
      if (held.includes(role) === isGranted) return shown(user, held);
      if (role === 'administrator' && !isGranted && (await isLastAdministrator(transaction))) {
        throw new HttpError(409, 'This is the last administrator. Make somebody else one first.');
      }
      const { origin } = granter;
      const byUserId = granter.origin === 'app' ? granter.byUserId : null;
      const entry = { userId: user.id, role, isGranted, origin, byUserId, reason, at: this.#clock() };
      await append(transaction, [entry]);
      return shown(user, await rolesOf(transaction, user.id));
    });
  }
}

/** Locks the roles of all users until the end of the transaction. Take it before the row of any user. */
export async function lockRoles(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${roleLock})`);
}

/** Records that an account loses its roles by its deletion. The transaction has locked the roles. */
export async function withdrawAll(queries: Queries, userId: string, at: Date): Promise<void> {
  const held = await rolesOf(queries, userId);
  const reason = 'The account was deleted.';
  const entry = { userId, isGranted: false, origin: 'deletion' as const, byUserId: null, reason, at };
  await append(
    queries,
    held.map((role) => ({ ...entry, role })),
  );
}

/** Adds entries with the next numbers. The transaction has locked the roles. */
async function append(
  queries: Queries,
  entries: readonly Omit<typeof roleGrants.$inferInsert, 'number'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const [before] = await queries.select({ last: max(roleGrants.number) }).from(roleGrants);
  const first = (before?.last ?? 0) + 1;
  await queries
    .insert(roleGrants)
    .values(entries.map((entry, index) => ({ ...entry, number: first + index })));
}

/** Returns the users who hold a role, by name. */
async function holders(queries: Queries): Promise<{ user: UserRow; held: Role[] }[]> {
  const rows = await queries
    .select({ user: users, role: roleGrants.role, isGranted: roleGrants.isGranted })
    .from(roleGrants)
    .innerJoin(users, eq(users.id, roleGrants.userId))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id), asc(roleGrants.number));
  return [...new Map(rows.map(({ user }) => [user.id, user])).values()]
    .map((user) => ({ user, held: heldAfter(rows.filter((row) => row.user.id === user.id)) }))
    .filter(({ held }) => held.length > 0);
}

async function isLastAdministrator(queries: Queries): Promise<boolean> {
  const all = await holders(queries);
  return all.filter(({ held }) => held.includes('administrator')).length === 1;
}

async function verifiedUser(queries: Queries, email: string): Promise<UserRow> {
  const user = await findUserByContact(queries, email);
  if (user?.verifiedAt) return user;
  throw new HttpError(404, 'There is no account with this e-mail address, or it is not verified yet.');
}

function shown({ email, firstName, lastName, profession }: UserRow, held: readonly Role[]): AccountWithRoles {
  return { email, firstName, lastName, profession, roles: [...held] };
}

function nameOf({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
