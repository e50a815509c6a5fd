import { randomBytes } from 'node:crypto';
import { type ContentDocument, contentVersion } from '@oryx/content';
import type { Hono } from 'hono';
import { type App, createApp } from '../app.ts';
import { Codes } from '../auth/codes.ts';
import { argon2Passwords, type Passwords } from '../auth/passwords.ts';
import { answerResetRequests } from '../auth/reset-requests.ts';
import type { RemiProvider } from '../config.ts';
import { loadShipped } from '../content/load-shipped.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Mail } from '../mail/queue.ts';
import { MailWorker } from '../mail/worker.ts';
import type { Storage } from '../storage/storage.ts';
import { paediatricContent } from './content.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { keptLog, type Logged } from './kept-log.ts';
import { TestBrowser } from './test-browser.ts';

/** The whole app on a database of its own, with a clock that the test sets and a mailbox it can read. */
export interface TestApp {
  readonly app: Hono;
  readonly database: TestDatabase;
  readonly log: readonly Logged[];
  /** Mails that were sent, oldest first. */
  readonly mails: readonly Mail[];
  /** The moment by the app's clock. */
  now(): Date;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  /** Somebody's browser with no cookies yet, at an address. */
  browser(address?: string): TestBrowser;
  /** Sends JSON as a browser of our own site does, with the given session cookie. */
  send(method: string, path: string, body?: unknown, cookie?: string): Promise<Response>;
  /** The code of the newest mail to an address, once the queue is empty. */
  mailedCode(recipient: string): Promise<string>;
  /** Sends what is queued. */
  deliverMail(): Promise<void>;
  /** Another process on the same database, whose clock differs. */
  process(skewMs: number): Promise<Hono>;
  /** The app on a free port of this machine; the caller closes it. */
  listen(): Promise<Listening>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly publicUrl?: string;
  readonly trustedProxies?: readonly string[];
  readonly webFolder?: string;
  readonly passwords?: Passwords;
  readonly remiProvider?: RemiProvider;
  /** Content to start with; the paediatric tables unless a test needs more. */
  readonly content?: readonly ContentDocument[];
}

/** Opens an app for a test file; end it with `close`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const { storage } = database;
  await loadShipped(storage.db, options.content ?? (await paediatricContent()), contentVersion);
  const log = keptLog();
  const mails: Mail[] = [];
  let offset = 0;
  const clock = (skewMs = 0) => new Date(Date.now() + offset + skewMs);
  const mailbox = {
    send: async (_: string, mail: Mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const codeMailer = { codes: new Codes(clock, randomBytes), clock };
  const answerRequests = () => answerResetRequests(storage.db, codeMailer);
  const mail = new MailWorker(storage.db, mailbox, clock, log, answerRequests);
  const open = (skewMs: number) => openProcess(storage, () => clock(skewMs), log, options);
  const { app, quick } = await open(0);

  return {
    app,
    database,
    log: log.lines,
    mails,
    now: () => clock(),
    pass: (milliseconds) => {
      offset += milliseconds;
    },
    browser: (address) => new TestBrowser(app, address),
    send: (method, path, body, cookie) => new TestBrowser(app, undefined, cookie).send(method, path, body),
    mailedCode: async (recipient) => {
      await mail.drain();
      const newest = mails.findLast((each) => each.recipient === recipient);
      const code = newest && /^Code: (\S+)$/m.exec(newest.text)?.[1];
      if (!code) throw new Error(`No code was mailed to ${recipient}`);
      return code;
    },
    deliverMail: () => mail.drain(),
    process: async (skewMs) => (await open(skewMs)).app,
    listen: () => listen({ app, quick }, '127.0.0.1', 0),
    close: async () => {
      await mail.stop();
      await database.drop();
    },
  };
}

function openProcess(
  storage: Storage,
  clock: () => Date,
  log: ReturnType<typeof keptLog>,
  {
    publicUrl,
    trustedProxies = [],
    webFolder = '/nowhere',
    passwords = argon2Passwords,
    remiProvider,
  }: TestAppOptions,
): Promise<App> {
  return createApp({
    storage,
    clock,
    random: randomBytes,
    log,
    passwords,
    config: { publicUrl, trustedProxies, remiProvider },
    webFolder,
    wakeMail: () => undefined,
  });
}

/** The session cookie that an answer sets, as a request sends it back. */
export function sessionCookieOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => /^(__Host-)?oryx_session=./.test(each));
  const pair = cookie?.split(';')[0];
  if (!pair) throw new Error('The answer sets no session cookie');
  return pair;
}
