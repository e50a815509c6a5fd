import type { Context } from 'hono';
import type { Clock, RandomBytes } from '../dependencies.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { deviceName } from '../http/device-name.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Session } from '../http/serve.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import type { Sessions } from '../http/sessions.ts';
import type { Database, Queries } from '../storage/storage.ts';
import { Attempts } from './attempts.ts';
import { Codes } from './codes.ts';
import { KnownBrowsers } from './known-browsers.ts';
import type { Passwords } from './passwords.ts';

/** The dependencies of the account routes. */
export interface Accounts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly browsers: KnownBrowsers;
  readonly limits: RateLimits;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly publicUrl: string | undefined;
  /** Notifies the mail worker that mail was queued. */
  wakeMail(): void;
}

/** The parts that the account dependencies are built from. */
export type AccountParts = Pick<
  Accounts,
  'db' | 'sessions' | 'passwords' | 'limits' | 'clock' | 'random' | 'publicUrl' | 'wakeMail'
> & { readonly addressOf: ClientAddress };

/** Creates the dependencies of the account routes. */
export function createAccounts(parts: AccountParts): Accounts {
  const { db, clock, random, publicUrl, limits, addressOf } = parts;
  const browsers = new KnownBrowsers(db, clock, random, publicUrl);
  const attempts = new Attempts(limits, browsers, addressOf);
  return { ...parts, browsers, attempts, codes: new Codes(clock, random) };
}

/**
 * Signs in an authenticated user, always with a new session token. Any session that the browser sent is
 * ended.
 */
export async function signIn(
  { sessions, browsers, publicUrl }: Accounts,
  queries: Queries,
  userId: string,
  { context, session }: { readonly context: Context; readonly session: Session | undefined },
): Promise<void> {
  if (session) await sessions.end(queries, session);
  const token = await sessions.start(queries, userId, deviceName(context.req.header('user-agent')));
  sessionCookie.set(context, token, publicUrl);
  await browsers.remember(queries, context, userId);
}
