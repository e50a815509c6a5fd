import { createHash, randomUUID } from 'node:crypto';
import { sessionDays } from '@oryx/contract/limits';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { sessions as table } from '../storage/schema.ts';
import type { Database, Queries, Storage } from '../storage/storage.ts';
import type { Session } from './serve.ts';
import { SessionMemory } from './session-memory.ts';

const tokenBytes = 32;
const lifetimeMs = sessionDays * 24 * 60 * 60 * 1000;
/** So rarely is written down that a session is in use. */
const seenEveryMs = 60 * 60 * 1000;

/** Channel on which the database tells that sessions have ended; see the migration of that name. */
const endedChannel = 'sessions_ended';

/** Sessions of signed-in users. The token is known to the browser alone; the database keeps its hash. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #memory: SessionMemory;

  constructor(db: Database, clock: Clock, random: RandomBytes) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
    this.#memory = new SessionMemory(clock);
  }

  /** The sessions of a database, which remembers none that has ended in another process. */
  static async open({ db, listen }: Storage, clock: Clock, random: RandomBytes): Promise<Sessions> {
    const sessions = new Sessions(db, clock, random);
    await listen(endedChannel, () => sessions.#memory.forget());
    return sessions;
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
    const { era } = this.#memory;
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
    const session = { userId: found.userId, tokenHash };
    this.#memory.keep(token, session, era);
    return session;
  }

  /**
   * The session of a token if it was found within the last minute and none has ended since. For what
   * every user may read: another process may take a moment to hear that a session has ended.
   */
  remembered(token: string): Session | undefined {
    return this.#memory.find(token);
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
    this.#memory.forget();
  }

  /** Ends every session of a user, on all devices. */
  async endAll(queries: Queries, userId: string): Promise<void> {
    await queries.delete(table).where(eq(table.userId, userId));
    this.#memory.forget();
  }

  #expiry(from: Date): Date {
    return new Date(from.getTime() + lifetimeMs);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
