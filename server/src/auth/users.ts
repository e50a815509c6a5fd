import { randomUUID } from 'node:crypto';
import { professions, type User } from '@oryx/contract';
import { eq, isNull } from 'drizzle-orm';
import { users as table } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';
import { asDelivered, normaliseContact } from './contact.ts';

/** A user as stored. */
export type UserRow = typeof table.$inferSelect;

/** The fields of a registration. */
export type Registration = Pick<UserRow, 'firstName' | 'lastName' | 'profession' | 'email' | 'passwordHash'>;

/** Returns the user in the form of the contract, without secrets. */
export function shownUser({ id, firstName, lastName, email, profession, createdAt }: UserRow): User {
  const known = professions.find((each) => each === profession);
  if (!known) throw new Error('A stored profession is not one of the contract');
  return { id, firstName, lastName, email, profession: known, createdAt: createdAt.toISOString() };
}

export async function findUserByContact(queries: Queries, contact: string): Promise<UserRow | undefined> {
  const [user] = await queries
    .select()
    .from(table)
    .where(eq(table.emailNormalised, normaliseContact(contact)));
  return user;
}

export async function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  const [user] = await queries.select().from(table).where(eq(table.id, id));
  return user;
}

/**
 * Locks a user until the end of the transaction. Returns false if the user no longer exists. Every
 * transaction about a user begins with this lock, so that the lock order is the same and no deadlock occurs.
 */
export async function lockUser(queries: Queries, id: string): Promise<boolean> {
  const found = await queries.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return found.length > 0;
}

/**
 * Stores a registration and replaces an unverified one. Returns undefined if the address belongs to a
 * verified user, who stays unchanged.
 */
export async function saveRegistration(
  queries: Queries,
  registration: Registration,
  now: Date,
): Promise<UserRow | undefined> {
  const values = { ...registration, email: asDelivered(registration.email), createdAt: now };
  const [saved] = await queries
    .insert(table)
    .values({ id: randomUUID(), emailNormalised: normaliseContact(registration.email), ...values })
    .onConflictDoUpdate({ target: table.emailNormalised, set: values, setWhere: isNull(table.verifiedAt) })
    .returning();
  return saved;
}

/**
 * Deletes a user. Returns false if there is none. All data of the user refers to this row and is deleted with
 * it.
 */
export async function deleteUser(queries: Queries, id: string): Promise<boolean> {
  const deleted = await queries.delete(table).where(eq(table.id, id)).returning({ id: table.id });
  return deleted.length > 0;
}

/** Records that the user owns the e-mail address. */
export async function markVerified(queries: Queries, id: string, now: Date): Promise<UserRow> {
  return one(await queries.update(table).set({ verifiedAt: now }).where(eq(table.id, id)).returning());
}

/** Sets the password of a user who has proved ownership of the e-mail address. */
export async function setPassword(
  queries: Queries,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const values = { passwordHash, verifiedAt: now };
  return one(await queries.update(table).set(values).where(eq(table.id, id)).returning());
}

function one(rows: readonly UserRow[]): UserRow {
  const [row] = rows;
  if (!row) throw new Error('The user is gone');
  return row;
}
