import { randomBytes } from 'node:crypto';
import { readShippedContent } from '@oryx/content';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Mail } from '../mail/queue.ts';
import { MailWorker } from '../mail/worker.ts';
import { storeContent } from '../reference/store-content.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { keptLog, type Logged } from './kept-log.ts';

/** The whole app on a database of its own, with a clock that the test sets and a mailbox it can read. */
export interface TestApp {
  readonly app: Hono;
  readonly database: TestDatabase;
  readonly log: readonly Logged[];
  /** Mails that were sent, oldest first. */
  readonly mails: readonly Mail[];
  /** Moves the clock. */
  pass(milliseconds: number): void;
  /** Sends JSON as a browser of our own site does, with the given session cookie. */
  send(method: string, path: string, body?: unknown, cookie?: string): Promise<Response>;
  /** The code of the newest mail to an address, once the queue is empty. */
  mailedCode(recipient: string): Promise<string>;
  /** Sends what is queued. */
  deliverMail(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly publicUrl?: string;
  readonly webFolder?: string;
}

/** Opens an app for a test file; end it with `close`. */
export async function openTestApp({
  publicUrl,
  webFolder = '/nowhere',
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const { storage } = database;
  await storeContent(storage.db, await readShippedContent());
  const log = keptLog();
  const mails: Mail[] = [];
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);
  const mailbox = {
    send: async (_: string, mail: Mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const mail = new MailWorker(storage.db, mailbox, clock, log);
  const app = await createApp({
    storage,
    clock,
    random: randomBytes,
    log,
    config: { publicUrl },
    webFolder,
    wakeMail: () => undefined,
  });

  return {
    app,
    database,
    log: log.lines,
    mails,
    pass: (milliseconds) => {
      offset += milliseconds;
    },
    send: async (method, path, body, cookie) => {
      const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
      if (cookie) headers['cookie'] = cookie;
      if (body !== undefined) headers['content-type'] = 'application/json';
      return app.request(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
    mailedCode: async (recipient) => {
      await mail.drain();
      const newest = mails.findLast((each) => each.recipient === recipient);
      const code = newest && /^Code: (\S+)$/m.exec(newest.text)?.[1];
      if (!code) throw new Error(`No code was mailed to ${recipient}`);
      return code;
    },
    deliverMail: () => mail.drain(),
    close: async () => {
      await mail.stop();
      await database.drop();
    },
  };
}

/** The session cookie that an answer sets, as a request sends it back. */
export function sessionCookieOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('oryx_session='));
  const pair = cookie?.split(';')[0];
  if (!pair) throw new Error('The answer sets no session cookie');
  return pair;
}
