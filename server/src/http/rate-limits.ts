import { createHash } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Clock } from '../dependencies.ts';
import { rateLimits as table } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { HttpError } from './http-error.ts';

/** How often something may happen in a span of time, which begins with the first time. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly perMs: number;
}

/** One thing that a limit counts. */
export interface Use {
  readonly limit: Limit;
  /** For whom or what it counts: an account, an address, a user's id. */
  readonly subject: string;
  /** The account it is about, if any: its uses are deleted together with the account. */
  readonly owner?: string;
}

/** Limits that all server processes share, in PostgreSQL. */
export class RateLimits {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts uses before the work they stand for. Throws a 429 if one of the limits is used up, and
   * then counts none of them: whoever is refused for one account does not use up what others have.
   */
  async spend(uses: readonly Use[]): Promise<void> {
    const waitMs = await this.take(uses);
    if (waitMs > 0) throw new TooManyRequests(waitMs);
  }

  /** Like `spend`, but answers for how many milliseconds the limits are used up: 0 if they are not. */
  async take(uses: readonly Use[]): Promise<number> {
    const now = this.#clock();
    const limits = new Map(uses.map((use) => [keyOf(use), use]));
    try {
      await this.#db.transaction(async (transaction) => {
        const counted = await count(transaction, limits, now);
        const over = counted.filter(({ key, points }) => points > (limits.get(key)?.limit.points ?? 0));
        // Thrown, so that the transaction is rolled back.
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

  /** Takes back what was counted for work that turned out to be right. */
  async refund(uses: readonly Use[]): Promise<void> {
    await this.#db
      .update(table)
      .set({ points: sql`greatest(${table.points} - 1, 0)` })
      .where(inArray(table.key, locked(sql`${table.key} in ${uses.map(keyOf)}`)));
  }

  /** Deletes every use about an account. */
  async forget(queries: Queries, owners: readonly string[]): Promise<void> {
    await queries
      .delete(table)
      .where(inArray(table.key, locked(sql`${table.ownerHash} in ${owners.map(hashOf)}`)));
  }
}

/** Too much of something. The message and the header say when to try again. */
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

/** Adds a point to each; a span that is over begins anew. */
function count(queries: Queries, uses: ReadonlyMap<string, Use>, now: Date) {
  const rows = [...uses]
    // Two who count the same rows take them in the same order, so neither waits for the other for ever.
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { limit, owner }]) => ({
      key,
      ownerHash: owner === undefined ? null : hashOf(owner),
      points: 1,
      resetsAt: new Date(now.getTime() + limit.perMs),
    }));
  const moment = sql`${now.toISOString()}::timestamptz`;
  // An end later than two spans from now was written before a clock was put back; nobody waits for that.
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

/** The keys that fit, their rows locked in the order in which `count` locks them. */
function locked(condition: ReturnType<typeof sql>) {
  return sql`(select ${table.key} from ${table} where ${condition} order by ${table.key} for update)`;
}

function keyOf({ limit, subject }: Use): string {
  return hashOf(`${limit.name}/${limit.perMs}/${subject}`);
}

/** Of one length whatever was typed, and not readable at a glance. */
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
