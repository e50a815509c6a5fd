import { randomBytes } from 'node:crypto';
import { type ContentDocument, contentVersion } from '@oryx/content';
import type { Hono } from 'hono';
import { type App, createApp } from '../app.ts';
import { Codes } from '../auth/codes.ts';
import type { Passwords } from '../auth/passwords.ts';
import { answerResetRequests } from '../auth/reset-requests.ts';
import type { RemiProvider } from '../config.ts';
import { loadShipped } from '../content/load-shipped.ts';
import { type Listening, listen } from '../http/listen.ts';
import { loadWebApp } from '../http/static-files.ts';
import type { Mail } from '../mail/queue.ts';
import { MailWorker } from '../mail/worker.ts';
import { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { paediatricContent } from './content.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { keptLog, type Logged } from './kept-log.ts';
import { TestBrowser } from './test-browser.ts';

/** The whole app on a separate database, with a controllable clock and a readable mailbox. */
export interface TestApp {
  readonly app: Hono;
  readonly database: TestDatabase;
  readonly log: readonly Logged[];
  /** Sent mails, oldest first. */
  readonly mails: readonly Mail[];
  /** Returns the current time of the app's clock. */
  now(): Date;
  /** Advances the clock. */
  pass(milliseconds: number): void;
  /** Returns a browser without cookies, at an address. */
  browser(address?: string): TestBrowser;
  /** Sends JSON as a same-origin browser does, with the given session cookie. */
  send(method: string, path: string, body?: unknown, cookie?: string): Promise<Response>;
  /** Returns the code of the newest mail to an address, once the queue is empty. */
  mailedCode(recipient: string): Promise<string>;
  /** Sends all queued mails. */
  deliverMail(): Promise<void>;
  /** Returns another process on the same database with a skewed clock. */
  process(skewMs: number): Promise<Hono>;
  /** Serves the app on a free local port. The caller closes it. */
  listen(): Promise<Listening>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** A migrated database. The default is one of its own. It is dropped with the app. */
  readonly database?: TestDatabase;
  readonly publicUrl?: string;
  readonly trustedProxies?: readonly string[];
  readonly metricsToken?: string;
  /** Folder of a built web app. */
  readonly webFolder?: string;
  /** Cheap ones unless the test is about the hash. */
  readonly passwords?: Passwords;
  readonly remiProvider?: RemiProvider;
  /** Initial content. The default is the paediatric tables. */
  readonly content?: readonly ContentDocument[];
}

/** Opens an app for a test file. End it with `close`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const { storage } = database;
  await loadShipped(storage.db, options.content ?? (await paediatricContent()), contentVersion);
  const log = keptLog();
  const mails: Mail[] = [];
  // It stands still between the moves of a test, which may take any time on a busy machine.
  let moment = Date.now();
  const clock = (skewMs = 0) => new Date(moment + skewMs);
  const mailbox = {
    send: async (_: string, mail: Mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const codeMailer = { codes: new Codes(clock, randomBytes), clock };
  const answerRequests = () => answerResetRequests(storage.db, codeMailer);
  const mail = new MailWorker(storage, mailbox, clock, log, answerRequests);
  const open = (skewMs: number) => openProcess(storage, () => clock(skewMs), log, options);
  const { app, quick } = await open(0);

  return {
    app,
    database,
    log: log.lines,
    mails,
    now: () => clock(),
    pass: (milliseconds) => {
      moment += milliseconds;
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

async function openProcess(
  storage: Storage,
  clock: () => Date,
  log: ReturnType<typeof keptLog>,
  {
    publicUrl,
    trustedProxies = [],
    metricsToken,
    webFolder = '/nowhere',
    passwords = cheapPasswords(),
    remiProvider,
  }: TestAppOptions,
): Promise<App> {
  const metrics = new Metrics();
  return createApp({
    storage,
    clock,
    random: randomBytes,
    log,
    passwords,
    metrics,
    metricsText: () => metrics.text(),
    config: { publicUrl, trustedProxies, metricsToken, remiProvider },
    webApp: await loadWebApp(webFolder),
    isEnding: () => false,
    wakeMail: () => undefined,
  });
}

/** Returns the session cookie of a response in the form of a request header. */
export function sessionCookieOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => /^(__Host-)?oryx_session=./.test(each));
  const pair = cookie?.split(';')[0];
  if (!pair) throw new Error('The answer sets no session cookie');
  return pair;
}
