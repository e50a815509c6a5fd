import { createHash, timingSafeEqual } from 'node:crypto';
import { codeLength } from '@oryx/contract/limits';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { codes as table, users } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';

/** Without 0 and O, 1, I and L, which people mistake for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

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

  /** Makes a code for a user; the user's earlier code for the same purpose ends. */
  async issue(queries: Queries, userId: string, purpose: CodePurpose): Promise<string> {
    const code = this.#newCode();
    const salt = Buffer.from(this.#random(saltBytes)).toString('base64url');
    const values = {
      salt,
      hash: hashOf(code, salt).toString('base64url'),
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
  ): Promise<string | undefined> {
    const [row] = await queries
      .update(table)
      .set({ triesLeft: sql`${table.triesLeft} - 1` })
      .from(users)
      .where(
        and(
          eq(users.emailNormalised, emailNormalised),
          eq(table.userId, users.id),
          eq(table.purpose, purpose),
          gt(table.triesLeft, 0),
          gt(table.expiresAt, this.#clock()),
        ),
      )
      .returning({ userId: table.userId, salt: table.salt, hash: table.hash });
    if (!row || !isCode(typed, row)) return undefined;
    await this.discard(queries, row.userId, purpose);
    return row.userId;
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
