import { createHash, timingSafeEqual } from 'node:crypto';
import { codeLength } from '@oryx/contract/limits';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { codes as table, users } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** Alphabet of codes, without 0, O, 1, I and L, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** An id that no user has. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/** Lifetime of a code in minutes. */
export const codeMinutes = 15;
const lifetimeMs = codeMinutes * 60 * 1000;
const tries = 5;
const saltBytes = 16;

export type CodePurpose = 'verify' | 'reset';

/** One-time codes that are mailed to prove ownership of an address. */
export class Codes {
  readonly #clock: Clock;
  readonly #random: RandomBytes;

  constructor(clock: Clock, random: RandomBytes) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Issues a code for a user and revokes the earlier code for the same purpose. With `browserHash`, only that
   * browser may use the code.
   */
  async issue(queries: Queries, userId: string, purpose: CodePurpose, browserHash?: string): Promise<string> {
    const code = randomCode(this.#random, codeLength);
    const salt = Buffer.from(this.#random(saltBytes)).toString('base64url');
    const values = {
      salt,
      hash: hashOf(code, salt).toString('base64url'),
      browserHash: browserHash ?? null,
      triesLeft: tries,
      expiresAt: new Date(this.#clock().getTime() + lifetimeMs),
    };
    await queries
      .insert(table)
      .values({ userId, purpose, ...values })
      .onConflictDoUpdate({ target: [table.userId, table.purpose], set: values });
    return code;
  }

  /**
   * Consumes a code. Returns the user's id if the code is correct, unexpired and unused, otherwise undefined.
   * Run it in the transaction of the permitted action: the row stays locked, so only one of several
   * concurrent calls succeeds. Commit in either case, because a failed attempt counts.
   */
  async consume(
    queries: Queries,
    emailNormalised: string,
    purpose: CodePurpose,
    typed: string,
    browserHash?: string,
  ): Promise<string | undefined> {
    // A transaction that has touched a row waits at its end for the disk, and one about nobody does not: that
    // wait would tell who has an account. So a failed attempt never waits. Should the database crash within
    // the next second, that attempt may not count.
    await queries.execute(sql`set local synchronous_commit = off`);
    // The user's row is locked first, as in every transaction about a user. Without a user the same work is
    // done.
    const [user] = await queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.emailNormalised, emailNormalised))
      .for('update');
    const now = this.#clock();
    const [row] = await queries
      .update(table)
      .set({ triesLeft: sql`${table.triesLeft} - 1` })
      .where(
        and(
          eq(table.userId, user?.id ?? nobodysId),
          eq(table.purpose, purpose),
          // An attempt from another browser does not count, so nobody else can use up the user's attempts.
          or(isNull(table.browserHash), eq(table.browserHash, browserHash ?? '')),
          gt(table.triesLeft, 0),
          gt(table.expiresAt, now),
          // A later end was written before a clock was set back, and the code would stay valid for too long.
          lte(table.expiresAt, new Date(now.getTime() + 2 * lifetimeMs)),
        ),
      )
      .returning({ userId: table.userId, salt: table.salt, hash: table.hash });
    if (!row || !isCode(typed, row)) return undefined;
    await queries.execute(sql`set local synchronous_commit to default`);
    await this.discard(queries, row.userId, purpose);
    return row.userId;
  }

  /** Binds a pending code to another browser. */
  async bind(queries: Queries, userId: string, purpose: CodePurpose, browserHash: string): Promise<void> {
    await queries
      .update(table)
      .set({ browserHash })
      .where(and(eq(table.userId, userId), eq(table.purpose, purpose)));
  }

  /** Revokes a user's code. */
  async discard(queries: Queries, userId: string, purpose: CodePurpose): Promise<void> {
    await queries.delete(table).where(and(eq(table.userId, userId), eq(table.purpose, purpose)));
  }
}

/** Returns random letters and digits that are easily told apart, 4.95 bits each. */
export function randomCode(random: RandomBytes, length: number): string {
  // Bytes at or above the last multiple of the alphabet's length are skipped, because they would favour its
  // first letters.
  const limit = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < length) {
    for (const byte of random(length)) {
      if (byte < limit && code.length < length) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}

function hashOf(code: string, salt: string): Buffer {
  return createHash('sha256').update(`${salt}:${code}`).digest();
}

function isCode(typed: string, { salt, hash }: { salt: string; hash: string }): boolean {
  return timingSafeEqual(hashOf(typed.trim().toUpperCase(), salt), Buffer.from(hash, 'base64url'));
}
