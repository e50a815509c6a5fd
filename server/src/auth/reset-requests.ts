import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { resetRequests as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { type CodeMailer, mailCode } from './code-mail.ts';
import { normaliseContact } from './contact.ts';
import { findUserByContact, lockUser } from './users.ts';

/** Records that a contact requests a reset code. The work is the same with or without an account. */
export async function requestReset(queries: Queries, contact: string, now: Date): Promise<void> {
  await queries
    .insert(table)
    .values({ id: randomUUID(), contact: normaliseContact(contact), createdAt: now });
}

/** Deletes the reset requests of a contact. */
export async function discardResetRequests(queries: Queries, contact: string): Promise<void> {
  await queries.delete(table).where(eq(table.contact, normaliseContact(contact)));
}

/** Turns reset requests into mails. Each request is handled by one process. */
export async function answerResetRequests(db: Database, mailer: CodeMailer): Promise<void> {
  while (await db.transaction((transaction) => answerNext(transaction, mailer)));
}

/** Handles one request. Returns false if there is none. */
async function answerNext(queries: Queries, mailer: CodeMailer): Promise<boolean> {
  const oldest = queries
    .select({ id: table.id })
    .from(table)
    .orderBy(asc(table.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [request] = await queries.delete(table).where(eq(table.id, oldest)).returning();
  if (!request) return false;
  const user = await findUserByContact(queries, request.contact);
  // If the account is being deleted, there is nobody to mail.
  if (user && (await lockUser(queries, user.id))) await mailCode(mailer, queries, user, 'reset');
  return true;
}
