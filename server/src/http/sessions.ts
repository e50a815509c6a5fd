import { createHash, randomUUID } from 'node:crypto';
import { sessionDays } from '@oryx/contract/limits';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { sessions as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import type { Session } from './serve.ts';

const tokenBytes = 32;
const lifetimeMs = sessionDays * 24 * 60 * 60 * 1000;
/** So rarely is written down that a session is in use. */
const seenEveryMs = 60 * 60 * 1000;

/** Sessions of signed-in users. The token is known to the browser alone; the database keeps its hash. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #random: RandomBytes;

  constructor(db: Database, clock: Clock, random: RandomBytes) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Starts a session and answers its token: 256 random bits, base64url.
   * @param device in words, for the user's list of sessions
   */
  async start(queries: Queries, userId: string, device: string): Promise<string> {
    const token = Buffer.from(this.#random(tokenBytes)).toString('base64url');
    const now = this.#clock();
    await queries.insert(table).values({
      id: randomUUID(),
      tokenHash: hashOf(token),
      userId,
      device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: this.#expiry(now),
    });
    return token;
  }

  /** The living session of a token. */
  async find(token: string): Promise<Session | undefined> {
    const tokenHash = hashOf(token);
    const now = this.#clock();
    const [found] = await this.#db
      .select({ userId: table.userId, lastSeenAt: table.lastSeenAt })
      .from(table)
      .where(and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)));
    if (!found) return undefined;
    if (now.getTime() - found.lastSeenAt.getTime() > seenEveryMs) {
      await this.#db.update(table).set({ lastSeenAt: now }).where(eq(table.tokenHash, tokenHash));
    }
    return { userId: found.userId, tokenHash };
  }

  /** The living sessions of a user, last used first. */
  async list(userId: string): Promise<(typeof table.$inferSelect)[]> {
    return this.#db
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), gt(table.expiresAt, this.#clock())))
      .orderBy(desc(table.lastSeenAt), desc(table.createdAt));
  }

  /** Lets a session last its full time from now. */
  async renew({ tokenHash }: Session): Promise<void> {
    await this.#db
      .update(table)
      .set({ expiresAt: this.#expiry(this.#clock()) })
      .where(eq(table.tokenHash, tokenHash));
  }

  async end(queries: Queries, { tokenHash }: Session): Promise<void> {
    await queries.delete(table).where(eq(table.tokenHash, tokenHash));
  }

  /** Ends every session of a user, on all devices. */
  async endAll(queries: Queries, userId: string): Promise<void> {
    await queries.delete(table).where(eq(table.userId, userId));
  }

  #expiry(from: Date): Date {
    return new Date(from.getTime() + lifetimeMs);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
