import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Clock } from '../dependencies.ts';
import { rateLimits as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { HttpError } from './http-error.ts';

/** A number of uses within a time span, which starts with the first use. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly perMs: number;
}

/** One counted use. */
export interface Use {
  readonly limit: Limit;
  /** The subject of the limit: an account, an address or a user's id. */
  readonly subject: string;
  /** The account of the use, if any. Its uses are deleted together with the account. */
  readonly owner?: string;
}

/** Rate limits in PostgreSQL, shared by all server processes. */
export class RateLimits {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts uses before their work. Throws a 429 if one of the limits is exhausted, and then counts none of
   * them, so that a rejection for one account does not use up other limits.
   */
  async spend(uses: readonly Use[]): Promise<void> {
    const waitMs = await this.take(uses);
    if (waitMs > 0) throw new TooManyRequests(waitMs);
  }

  /** Like `spend`, but returns the milliseconds until the limits allow another use, or 0. */
  async take(uses: readonly Use[]): Promise<number> {
    const now = this.#clock();
    const limits = new Map(uses.map((use) => [keyOf(use), use]));
    try {
      await this.#db.transaction(async (transaction) => {
        const counted = await count(transaction, limits, now);
        const over = counted.filter(({ key, points }) => points > (limits.get(key)?.limit.points ?? 0));
        // Throwing rolls back the transaction.
        if (over.length > 0) {
          throw new UsedUp(Math.max(...over.map(({ resetsAt }) => resetsAt.getTime() - now.getTime())));
        }
      });
      return 0;
    } catch (error) {
      if (error instanceof UsedUp) return error.waitMs;
      throw error;
    }
  }

  /** Refunds uses whose work succeeded. */
  async refund(uses: readonly Use[]): Promise<void> {
    await this.#db
      .update(table)
      .set({ points: sql`greatest(${table.points} - 1, 0)` })
      .where(inArray(table.key, locked(sql`${table.key} in ${uses.map(keyOf)}`)));
  }

  /** Deletes all uses of some accounts. */
  async forget(queries: Queries, owners: readonly string[]): Promise<void> {
    await queries
      .delete(table)
      .where(inArray(table.key, locked(sql`${table.ownerHash} in ${owners.map(hashOf)}`)));
  }
}

/** A 429 error. Message and header state when to try again. */
class TooManyRequests extends HttpError {
  constructor(waitMs: number) {
    const seconds = Math.ceil(waitMs / 1000);
    super(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, {
      'Retry-After': String(seconds),
    });
  }
}

class UsedUp extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super();
    this.waitMs = waitMs;
  }
}

/** Adds a point to each use. An expired span starts again. */
function count(queries: Queries, uses: ReadonlyMap<string, Use>, now: Date) {
  const rows = [...uses]
    // Rows are locked in a fixed order, so that concurrent counts cannot deadlock.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { limit, owner }]) => ({
      key,
      ownerHash: owner === undefined ? null : hashOf(owner),
      points: 1,
      resetsAt: new Date(now.getTime() + limit.perMs),
    }));
  const moment = sql`${now.toISOString()}::timestamptz`;
  // An end later than two spans from now was written before a clock was set back, and is ignored.
  const isOver = sql`(${table.resetsAt} <= ${moment} or ${table.resetsAt} > excluded.resets_at + (excluded.resets_at - ${moment}))`;
  return queries
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: table.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${table.points} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${table.resetsAt} end`,
      },
    })
    .returning({ key: table.key, points: table.points, resetsAt: table.resetsAt });
}

/** Returns the matching keys, locked in the order of `count`. */
function locked(condition: ReturnType<typeof sql>) {
  return sql`(select ${table.key} from ${table} where ${condition} order by ${table.key} for update)`;
}

function keyOf({ limit, subject }: Use): string {
  return hashOf(`${limit.name}/${limit.perMs}/${subject}`);
}

/** Returns a hash, which has a fixed length and hides the input. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
