import { and, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { browserDays } from './auth/known-browsers.ts';
import type { Clock, Log } from './dependencies.ts';
import { describeError } from './describe-error.ts';
import { codes, knownBrowsers, rateLimits, sessions, users } from './storage/schema.ts';
import type { Database } from './storage/storage.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Lifetime of an unverified account in ms. */
const unverifiedMs = 7 * day;

/** Deletes expired data: sessions, codes, limits, browsers, unverified accounts. */
export async function tidy(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(codes).where(lte(codes.expiresAt, now));
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, before(browserDays * day)));
  await db.delete(users).where(and(isNull(users.verifiedAt), lt(users.createdAt, before(unverifiedMs))));
  // A row that is locked by a concurrent count is left for the next run.
  const over = sql`(select ${rateLimits.key} from ${rateLimits} where ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz for update skip locked)`;
  await db.delete(rateLimits).where(inArray(rateLimits.key, over));
}

/**
 * Deletes expired data at the start of a process and every hour. Several processes may run it concurrently.
 */
export class Housekeeper {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #tidying: Promise<void> = Promise.resolve();

  constructor(db: Database, clock: Clock, log: Log) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.#tidy(), hour);
    this.#tidy();
  }

  /** Stops further runs and waits for the current one. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#tidying;
  }

  #tidy(): void {
    this.#tidying = tidy(this.#db, this.#clock()).catch((error) =>
      this.#log.error({ error: describeError(error) }, 'the database could not be tidied'),
    );
  }
}
