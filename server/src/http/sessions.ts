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
/** Minimum interval between writes of the last use of a session, and between its renewals, in ms. */
const writtenEveryMs = 60 * 60 * 1000;

/**
 * Channel on which the database names ended sessions by their hashes, or none if they are many. See the migration
 * `ended-by-name`.
 */
const endedChannel = 'sessions_ended';

/** Sessions of signed-in users. Only the browser knows the token. The database stores its hash. */
export class Sessions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #memory: SessionMemory;
  #fromMemory = 0;
  #fromDatabase = 0;

  private constructor(storage: Pick<Storage, 'db' | 'isReachable'>, clock: Clock, random: RandomBytes) {
    this.#db = storage.db;
    this.#clock = clock;
    this.#random = random;
    this.#memory = new SessionMemory(clock, storage.isReachable);
  }

  /** Opens the sessions of a database. The cache drops sessions that another process has ended. */
  static async open(storage: Storage, clock: Clock, random: RandomBytes): Promise<Sessions> {
    const sessions = new Sessions(storage, clock, random);
    await storage.listen(endedChannel, (ended) => {
      sessions.#memory.forget(ended === '' ? undefined : ended.split(' '));
    });
    return sessions;
  }

  /**
   * Starts a session and returns its token: 256 random bits, base64url. `device` is its name in the user's
   * list of sessions.
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

  /** How often a session was found in memory or looked for in the database, since the start. */
  get checks(): { readonly memory: number; readonly database: number } {
    return { memory: this.#fromMemory, database: this.#fromDatabase };
  }

  /** Returns the valid session of a token. */
  async find(token: string): Promise<Session | undefined> {
    this.#fromDatabase += 1;
    const { era } = this.#memory;
    const tokenHash = hashOf(token);
    const now = this.#clock();
    const [found] = await this.#db
      .select({
        userId: table.userId,
        lastSeenAt: table.lastSeenAt,
        expiresAt: table.expiresAt,
        secondFactorAt: table.secondFactorAt,
      })
      .from(table)
      .where(and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)));
    if (!found) return undefined;
    if (now.getTime() - found.lastSeenAt.getTime() > writtenEveryMs) {
      await this.#db.update(table).set({ lastSeenAt: now }).where(eq(table.tokenHash, tokenHash));
    }
    const { userId, expiresAt, secondFactorAt } = found;
    const session = { userId, tokenHash, expiresAt, secondFactorAt };
    this.#memory.keep(token, session, era);
    return session;
  }

  /**
   * Returns the session of a token if it was found within the last minute (or hour, while the database is away)
   * and has not ended since. Use it only for content that every user may read, because another process learns
   * of an ended session with a short delay.
   */
  remembered(token: string): Session | undefined {
    const session = this.#memory.find(token);
    if (session) this.#fromMemory += 1;
    return session;
  }

  /** Returns the valid sessions of a user, most recently used first. */
  async list(userId: string): Promise<(typeof table.$inferSelect)[]> {
    return this.#db
      .select()
      .from(table)
      .where(and(eq(table.userId, userId), gt(table.expiresAt, this.#clock())))
      .orderBy(desc(table.lastSeenAt), desc(table.createdAt));
  }

  /**
   * Renews a session for its full lifetime, unless that was done within the last hour: a write costs the database
   * far more than the rest of a call.
   */
  async renew({ tokenHash, expiresAt: current }: Session): Promise<void> {
    const expiresAt = this.#expiry(this.#clock());
    if (expiresAt.getTime() - current.getTime() < writtenEveryMs) return;
    await this.#db.update(table).set({ expiresAt }).where(eq(table.tokenHash, tokenHash));
  }

  /** Notes that the second factor was given in a session. */
  async noteSecondFactor(queries: Queries, { tokenHash }: Session, at: Date): Promise<void> {
    await queries.update(table).set({ secondFactorAt: at }).where(eq(table.tokenHash, tokenHash));
  }

  async end(queries: Queries, { tokenHash }: Session): Promise<void> {
    await queries.delete(table).where(eq(table.tokenHash, tokenHash));
    this.#memory.forget([tokenHash]);
  }

  /** Ends all sessions of a user, on all devices. */
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
