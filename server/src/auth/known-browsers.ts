import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { knownBrowsers as table, users } from '../storage/schema.ts';
import type { Database, Queries } from '../storage/storage.ts';

/** Days for which a browser is remembered after its last sign-in. */
export const browserDays = 180;
const tokenBytes = 32;
const cookie = hostCookie('oryx_browser', browserDays);

/**
 * Remembers the browsers in which a user has signed in, by a random token in a cookie. The token grants no
 * access. It distinguishes a user in a known browser from an attacker elsewhere, so that guesses can be
 * slowed down without locking out the user, even behind a shared address.
 */
export class KnownBrowsers {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #random: RandomBytes;
  readonly #publicUrl: string | undefined;

  constructor(db: Database, clock: Clock, random: RandomBytes, publicUrl: string | undefined) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
    this.#publicUrl = publicUrl;
  }

  /** Returns the hash of the browser token of a request, if it has one. */
  hashOf(context: Context): string | undefined {
    const token = cookie.read(context, this.#publicUrl);
    return token && hashOf(token);
  }

  /** Returns the hash of the browser token, and issues a token if there is none. */
  ensureHash(context: Context): string {
    return this.hashOf(context) ?? this.#giveToken(context);
  }

  /** Returns true if the user of an address has signed in from this browser before. */
  async isKnown(context: Context, emailNormalised: string): Promise<boolean> {
    const [known] = await this.#db
      .select({ userId: table.userId })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(
        and(eq(table.tokenHash, this.hashOf(context) ?? ''), eq(users.emailNormalised, emailNormalised)),
      );
    return known !== undefined;
  }

  /**
   * Remembers the browser of a user who has just authenticated. The token is replaced, so that a planted or
   * copied one is useless. Other users of a shared phone stay known.
   */
  async remember(queries: Queries, context: Context, userId: string): Promise<void> {
    const earlier = this.hashOf(context);
    const tokenHash = this.#giveToken(context);
    const lastUsedAt = this.#clock();
    if (earlier) await queries.update(table).set({ tokenHash }).where(eq(table.tokenHash, earlier));
    await queries
      .insert(table)
      .values({ tokenHash, userId, lastUsedAt })
      .onConflictDoUpdate({ target: [table.tokenHash, table.userId], set: { lastUsedAt } });
  }

  /** Forgets all browsers of a user. */
  async forgetAll(queries: Queries, userId: string): Promise<void> {
    await queries.delete(table).where(eq(table.userId, userId));
  }

  #giveToken(context: Context): string {
    const token = Buffer.from(this.#random(tokenBytes)).toString('base64url');
    cookie.set(context, token, this.#publicUrl);
    return hashOf(token);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
