import { createHash, timingSafeEqual } from 'node:crypto';
import { codeLength } from '@oryx/contract/limits';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { codes as table, users } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** Without 0 and O, 1, I and L, which people mistake for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The id that no user has. */
const nobodysId = '00000000-0000-0000-0000-000000000000';

/** How long a code is valid. */
export const codeMinutes = 15;
const tries = 5;
const saltBytes = 16;

export type CodePurpose = 'verify' | 'reset';

/** The codes that are mailed to prove who owns an address. */
export class Codes {
  readonly #clock: Clock;
  readonly #random: RandomBytes;

  constructor(clock: Clock, random: RandomBytes) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Makes a code for a user; the user's earlier code for the same purpose ends.
   * @param browserHash the browser that must bring it back; without it any browser may
   */
  async issue(queries: Queries, userId: string, purpose: CodePurpose, browserHash?: string): Promise<string> {
    const code = this.#newCode();
    const salt = Buffer.from(this.#random(saltBytes)).toString('base64url');
    const values = {
      salt,
      hash: hashOf(code, salt).toString('base64url'),
      browserHash: browserHash ?? null,
      triesLeft: tries,
      expiresAt: new Date(this.#clock().getTime() + codeMinutes * 60 * 1000),
    };
    await queries
      .insert(table)
      .values({ userId, purpose, ...values })
      .onConflictDoUpdate({ target: [table.userId, table.purpose], set: values });
    return code;
  }

  /**
   * Uses up a code: the user's id if it is right, living and unused, and undefined otherwise. Run
   * it in the transaction of what it permits: the row stays locked until then, so one of many
   * who come at once succeeds. Commit also when it answers undefined: the failed try counts.
   */
  async consume(
    queries: Queries,
    emailNormalised: string,
    purpose: CodePurpose,
    typed: string,
    browserHash?: string,
  ): Promise<string | undefined> {
    // The user's row first, as in every transaction about a user. Without one the same work is done.
    const [user] = await queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.emailNormalised, emailNormalised))
      .for('update');
    const [row] = await queries
      .update(table)
      .set({ triesLeft: sql`${table.triesLeft} - 1` })
      .where(
        and(
          eq(table.userId, user?.id ?? nobodysId),
          eq(table.purpose, purpose),
          // A try from another browser is none: nobody elsewhere can use up the user's tries.
          or(isNull(table.browserHash), eq(table.browserHash, browserHash ?? '')),
          gt(table.triesLeft, 0),
          gt(table.expiresAt, this.#clock()),
        ),
      )
      .returning({ userId: table.userId, salt: table.salt, hash: table.hash });
    if (!row || !isCode(typed, row)) return undefined;
    await this.discard(queries, row.userId, purpose);
    return row.userId;
  }

  /** Makes a code that is under way count only in another browser. */
  async bind(queries: Queries, userId: string, purpose: CodePurpose, browserHash: string): Promise<void> {
    await queries
      .update(table)
      .set({ browserHash })
      .where(and(eq(table.userId, userId), eq(table.purpose, purpose)));
  }

  /** Ends a user's code. */
  async discard(queries: Queries, userId: string, purpose: CodePurpose): Promise<void> {
    await queries.delete(table).where(and(eq(table.userId, userId), eq(table.purpose, purpose)));
  }

  #newCode(): string {
    // Bytes at and above the last multiple of the alphabet's length would favour its first letters.
    const limit = 256 - (256 % alphabet.length);
    let code = '';
    while (code.length < codeLength) {
      for (const byte of this.#random(codeLength)) {
        if (byte < limit && code.length < codeLength) code += alphabet[byte % alphabet.length];
      }
    }
    return code;
  }
}

function hashOf(code: string, salt: string): Buffer {
  return createHash('sha256').update(`${salt}:${code}`).digest();
}

function isCode(typed: string, { salt, hash }: { salt: string; hash: string }): boolean {
  return timingSafeEqual(hashOf(typed.trim().toUpperCase(), salt), Buffer.from(hash, 'base64url'));
}
