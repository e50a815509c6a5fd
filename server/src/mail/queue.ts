import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mailQueue } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** A mail as it is written, before it has a sender. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Puts a mail into the queue. Given a transaction, the mail is sent if and only if that commits;
 * wake the worker after it.
 */
export async function enqueueMail(queries: Queries, mail: Mail, now: Date): Promise<void> {
  await queries.insert(mailQueue).values({ id: randomUUID(), ...mail, createdAt: now, nextAttemptAt: now });
}

/** Deletes what is queued for an address, in any case of its letters. */
export async function discardMailsTo(queries: Queries, address: string): Promise<void> {
  await queries.delete(mailQueue).where(eq(sql`lower(${mailQueue.recipient})`, address.toLowerCase()));
}
