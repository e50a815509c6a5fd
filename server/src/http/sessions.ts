import { createHash } from 'node:crypto';
import { sessionDays } from '@oryx/contract/limits';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { sessions as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import type { Session } from './serve.ts';

const tokenBytes = 32;
const lifetimeMs = sessionDays * 24 * 60 * 60 * 1000;

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

  /** Starts a session and answers its token: 256 random bits, base64url. */
  async start(queries: Queries, userId: string): Promise<string> {
    const token = Buffer.from(this.#random(tokenBytes)).toString('base64url');
    const createdAt = this.#clock();
    await queries.delete(table).where(lte(table.expiresAt, createdAt));
    await queries.insert(table).values({
      tokenHash: hashOf(token),
      userId,
      createdAt,
      expiresAt: this.#expiry(createdAt),
    });
    return token;
  }

  /** The living session of a token. */
  async find(token: string): Promise<Session | undefined> {
    const tokenHash = hashOf(token);
    const [found] = await this.#db
      .select({ userId: table.userId })
      .from(table)
      .where(and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, this.#clock())));
    return found && { userId: found.userId, tokenHash };
  }

  /** Lets a session last its full time from now. */
  async renew({ tokenHash }: Session): Promise<void> {
    await this.#db
      .update(table)
      .set({ expiresAt: this.#expiry(this.#clock()) })
      .where(eq(table.tokenHash, tokenHash));
  }

  async end({ tokenHash }: Session): Promise<void> {
    await this.#db.delete(table).where(eq(table.tokenHash, tokenHash));
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
