import { createHash } from 'node:crypto';
import { and, count, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Clock, RandomBytes } from '../dependencies.ts';
import { recoveryCodes, secondFactors, sessions } from '../storage/schema.ts';
import type { Queries } from '../storage/storage.ts';
import { randomCode } from './codes.ts';

const secretBytes = 20;
/** What every authenticator app understands: RFC 6238 with SHA-1, 6 digits and 30 seconds. */
const form = { issuer: 'Oryx', algorithm: 'SHA1', digits: 6, period: 30 };
/** Periods before and after the present one whose codes are accepted, for phones whose clock is off. */
const tolerance = 1;
const recoveryCodeCount = 10;
/** 118 bits, so that a plain hash cannot be reversed by trying. */
const recoveryCodeLength = 24;

/** A secret for an authenticator app, in the two forms in which it is given to the user. */
export interface NewSecret {
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth:` address, for a QR code. */
  readonly uri: string;
}

/**
 * Authenticator apps and recovery codes of role holders. Run each method in a transaction that has locked the
 * user's row.
 */
export class SecondFactors {
  readonly #clock: Clock;
  readonly #random: RandomBytes;

  constructor(clock: Clock, random: RandomBytes) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Makes a secret that counts once it is confirmed. One that is in use goes on until then. */
  async begin(queries: Queries, { id, email }: { id: string; email: string }): Promise<NewSecret> {
    const secret = new Secret({ buffer: Uint8Array.from(this.#random(secretBytes)).buffer });
    const pendingSecret = secret.base32;
    await queries
      .insert(secondFactors)
      .values({ userId: id, pendingSecret })
      .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } });
    return { secret: pendingSecret, uri: new TOTP({ ...form, label: email, secret }).toString() };
  }

  /**
   * Takes the pending secret into use if the code was made with it. Returns new recovery codes, which replace the
   * old ones, or undefined if the code is wrong.
   */
  async confirm(queries: Queries, userId: string, typed: string): Promise<string[] | undefined> {
    const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    const secret = row?.pendingSecret;
    const lastPeriod = secret ? this.#periodOf(secret, typed) : undefined;
    if (!secret || lastPeriod === undefined) return undefined;
    await queries
      .update(secondFactors)
      .set({ secret, pendingSecret: null, lastPeriod })
      .where(eq(secondFactors.userId, userId));
    await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const codes = Array.from({ length: recoveryCodeCount }, () =>
      randomCode(this.#random, recoveryCodeLength),
    );
    await queries.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
    return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
  }

  /** Returns true if a code of the app or a recovery code is right, and uses it up. */
  async use(queries: Queries, userId: string, typed: string): Promise<boolean> {
    return /^\d+$/.test(normalised(typed))
      ? this.#useCode(queries, userId, typed)
      : useRecoveryCode(queries, userId, typed);
  }

  async #useCode(queries: Queries, userId: string, typed: string): Promise<boolean> {
    const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    const lastPeriod = row?.secret ? this.#periodOf(row.secret, typed) : undefined;
    if (lastPeriod === undefined) return false;
    // A code that somebody has watched being typed is of no use, nor is an older one.
    const used = await queries
      .update(secondFactors)
      .set({ lastPeriod })
      .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastPeriod, lastPeriod)))
      .returning({ userId: secondFactors.userId });
    return used.length > 0;
  }

  /** Returns the number of the period whose code was typed, or undefined if it is none of the present ones. */
  #periodOf(secret: string, typed: string): number | undefined {
    const totp = new TOTP({ ...form, secret });
    const timestamp = this.#clock().getTime();
    const offset = totp.validate({ token: normalised(typed), timestamp, window: tolerance });
    return offset === null ? undefined : totp.counter({ timestamp }) + offset;
  }
}

/** Returns whether a user has a second factor, and how many recovery codes are left. */
export async function secondFactorOf(
  queries: Queries,
  userId: string,
): Promise<{ isSetUp: boolean; recoveryCodesLeft: number }> {
  const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const [left] = await queries
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return { isSetUp: typeof row?.secret === 'string', recoveryCodesLeft: left?.codes ?? 0 };
}

/** Removes the second factor of a user. It no longer counts in any session. Returns false if there was none. */
export async function removeFactor(queries: Queries, userId: string): Promise<boolean> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await queries.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  await queries.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
  return removed.length > 0;
}

async function useRecoveryCode(queries: Queries, userId: string, typed: string): Promise<boolean> {
  const used = await queries
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(normalised(typed)))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Returns a code without what people put between its letters. */
function normalised(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
