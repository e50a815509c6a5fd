import { randomUUID } from 'node:crypto';
import { count, eq, min, sql } from 'drizzle-orm';
import { mailQueue } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** A mail without its sender. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Time in ms after which a mail without a code is not sent any more. */
const sentWithinMs = 24 * 60 * 60 * 1000;

/**
 * Queues a mail. In a transaction, the mail is sent only if it commits. Wake the worker afterwards.
 *
 * @param validMs time in ms after which the mail is dropped instead of sent
 */
export async function enqueueMail(
  queries: Queries,
  mail: Mail,
  now: Date,
  validMs: number = sentWithinMs,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + validMs);
  await queries
    .insert(mailQueue)
    .values({ id: randomUUID(), ...mail, createdAt: now, nextAttemptAt: now, expiresAt });
}

/** Returns the number of queued mails, and the time in which the oldest one was queued. */
export async function queueState(queries: Queries): Promise<{ length: number; oldest: Date | undefined }> {
  const [state] = await queries.select({ length: count(), oldest: min(mailQueue.createdAt) }).from(mailQueue);
  return { length: state?.length ?? 0, oldest: state?.oldest ?? undefined };
}

/** Deletes queued mails to an address, ignoring case. */
export async function discardMailsTo(queries: Queries, address: string): Promise<void> {
  await queries.delete(mailQueue).where(eq(sql`lower(${mailQueue.recipient})`, address.toLowerCase()));
}
