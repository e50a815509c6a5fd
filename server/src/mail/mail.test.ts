import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailQueue } from '../storage/schema.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { keptLog } from '../test/kept-log.ts';
import { type MailServer, startMailServer } from '../test/mail-server.ts';
import { verificationMail } from './messages.ts';
import { enqueueMail, type Mail } from './queue.ts';
import { outboxTransport, smtpTransport } from './transports.ts';
import { type MailTransport, MailWorker } from './worker.ts';

let database: TestDatabase;
const start = new Date('2026-03-01T08:00:00Z');
let now = start;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  now = start;
  await database.storage.db.delete(mailQueue);
});

const to = { firstName: 'Selma', email: 'selma@example.org' };
const mail = verificationMail(to, 'ABC234', 15);
const enqueue = (each: Mail = mail) => enqueueMail(database.storage.db, each, now);
const queued = () => database.storage.db.select().from(mailQueue);

function workerWith(transport: MailTransport, log = keptLog(), storage = database.storage) {
  return new MailWorker(storage, transport, () => now, log);
}

function transportOf(send: MailTransport['send']): MailTransport {
  return { send, close: () => undefined };
}

describe('the mail queue', () => {
  it('sends no mail of a rolled-back transaction', async () => {
    const undone = database.storage.db.transaction(async (transaction) => {
      await enqueueMail(transaction, mail, now);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await queued()).toEqual([]);
  });

  it('sends each mail once from several processes, and stores nothing afterwards', async () => {
    for (let number = 0; number < 12; number += 1) await enqueue({ ...mail, subject: `Mail ${number}` });
    const sent: string[] = [];
    const transport = transportOf(async (_, { subject }) => {
      sent.push(subject);
    });
    await Promise.all(
      [workerWith(transport), workerWith(transport), workerWith(transport)].map((each) => each.drain()),
    );
    expect(sent.sort()).toEqual(Array.from({ length: 12 }, (_, number) => `Mail ${number}`).sort());
    expect(await queued()).toEqual([]);
  });

  it('retries a mail with growing delays, and finally drops it', async () => {
    await enqueue();
    let attempts = 0;
    const log = keptLog();
    const worker = workerWith(
      transportOf(async () => {
        attempts += 1;
        throw Object.assign(new Error('550 selma@example.org unknown'), { code: 'EENVELOPE' });
      }),
      log,
    );
    await worker.drain();
    now = new Date(now.getTime() + 9_000);
    await worker.drain();
    expect(attempts).toBe(1);
    now = new Date(now.getTime() + 1_000);
    await worker.drain();
    expect(attempts).toBe(2);
    for (let round = 0; round < 10; round += 1) {
      now = new Date(now.getTime() + 3 * 60 * 60_000);
      await worker.drain();
    }
    expect(attempts).toBe(8);
    expect(await queued()).toEqual([]);
    expect(log.lines.at(-1)).toMatchObject({
      level: 'error',
      message: 'mail given up',
      fields: { code: 'EENVELOPE' },
    });
    expect(JSON.stringify(log.lines)).not.toContain('selma');
  });

  it('sends each mail once after an hour without a mail server, and no code that has expired', async () => {
    const code = (subject: string) =>
      enqueueMail(database.storage.db, { ...mail, subject }, now, 15 * 60_000);
    await enqueue({ ...mail, subject: 'notice' });
    await code('expired code');
    let isDown = true;
    let attempts = 0;
    const sent: string[] = [];
    const log = keptLog();
    const transport = transportOf(async (_, { subject }) => {
      attempts += 1;
      if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
      sent.push(subject);
    });
    const worker = workerWith(transport, log);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      if (minutes === 50) await code('code');
      const before = attempts;
      await worker.drain();
      // One failure shows that the server is down. The other mails wait for the next look.
      expect(attempts - before).toBe(1);
      now = new Date(now.getTime() + 5 * 60_000);
    }
    isDown = false;
    await worker.drain();
    expect(sent.sort()).toEqual(['code', 'notice']);
    expect(await queued()).toEqual([]);
    const messages = log.lines.map(({ level, message }) => `${level}: ${message}`);
    expect(messages).toContain('error: mails given up, because their time is over');
    expect(messages).toContain(
      'warn: mail not sent, because the mail server or the outbox fails; it will be tried again',
    );
  });

  it('sends a mail that was postponed before a wrong clock was set back', async () => {
    const year = 365 * 24 * 60 * 60_000;
    now = new Date(start.getTime() + year);
    await enqueue();
    await workerWith(transportOf(() => Promise.reject(new Error('down')))).drain();
    now = start;
    let sent = 0;
    const transport = transportOf(async () => {
      sent += 1;
    });
    await workerWith(transport).drain();
    expect(sent).toBe(1);
  });

  it('stops during a long queue after the mail in progress', async () => {
    for (let number = 0; number < 5; number += 1) await enqueue();
    let finish = () => {};
    let attempts = 0;
    const transport = transportOf(() => {
      attempts += 1;
      return new Promise((done) => {
        finish = done;
      });
    });
    const worker = workerWith(transport);
    const draining = worker.drain();
    await expect.poll(() => attempts).toBe(1);
    const stopped = worker.stop();
    finish();
    await Promise.all([stopped, draining]);
    expect(attempts).toBe(1);
    expect(await queued()).toHaveLength(4);
  });

  it('takes over a mail at once if the process that was sending it is no longer connected', async () => {
    await enqueue();
    const dying = await database.another();
    let isSending = false;
    const hanging = transportOf(() => {
      isSending = true;
      return new Promise(() => undefined);
    });
    void workerWith(hanging, keptLog(), dying).drain();
    await expect.poll(() => isSending).toBe(true);
    const sent: string[] = [];
    const heir = workerWith(
      transportOf(async (_, { recipient }) => {
        sent.push(recipient);
      }),
    );
    await heir.drain();
    expect(sent).toEqual([]);
    await dying.close();
    await heir.drain();
    expect(sent).toEqual([to.email]);
  });

  it('takes over a mail whose process hangs while sending it', async () => {
    await enqueue();
    const dying = workerWith(transportOf(() => new Promise(() => undefined)));
    void dying.drain();
    const sent: string[] = [];
    const heir = workerWith(
      transportOf(async (_, { recipient }) => {
        sent.push(recipient);
      }),
    );
    await expect
      .poll(async () => (await queued())[0]?.nextAttemptAt.getTime())
      .toBeGreaterThan(start.getTime());
    await heir.drain();
    expect(sent).toEqual([]);
    now = new Date(start.getTime() + 2 * 60_000);
    await heir.drain();
    expect(sent).toEqual([to.email]);
  });
});

describe('smtpTransport', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await startMailServer();
  });

  afterAll(() => server.close());

  it('delivers text and HTML to one recipient of a real mail server', async () => {
    const transport = smtpTransport(server.url, 'no-reply@oryx.example.org');
    await enqueue();
    await workerWith(transport).drain();
    transport.close();
    const [received] = server.received;
    expect(received?.from).toBe('no-reply@oryx.example.org');
    expect(received?.to).toEqual([to.email]);
    expect(received?.raw).toMatch(/^Subject: Your Oryx verification code\r$/m);
    expect(received?.raw).toMatch(/^Code: ABC234\r$/m);
    expect(received?.raw).toMatch(/^Content-Type: text\/html/m);
    expect(await queued()).toEqual([]);
  });

  it('lets user input add neither headers nor recipients', async () => {
    const before = server.received.length;
    const transport = smtpTransport(server.url, 'no-reply@oryx.example.org');
    const forged = { ...mail, subject: 'Hello\r\nBcc: thief@example.org', recipient: 'a@example.org' };
    await transport.send('forged', forged);
    transport.close();
    const received = server.received.slice(before);
    expect(received.flatMap((each) => each.to)).toEqual(['a@example.org']);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/im);
  });
});

describe('outboxTransport', () => {
  let folder: string;

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'oryx-outbox-')), 'outbox');
  });

  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('writes the mail to a file that only its owner reads, and announces the code', async () => {
    const said: string[] = [];
    const transport = outboxTransport(
      folder,
      'no-reply@localhost',
      () => now,
      (line) => said.push(line),
    );
    await transport.send('7f', mail);
    expect(await readdir(folder)).toEqual(['2026-03-01T08-00-00.000Z-7f.eml']);
    const file = join(folder, '2026-03-01T08-00-00.000Z-7f.eml');
    expect(await readFile(file, 'utf8')).toMatch(/^Code: ABC234$/m);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said).toEqual([`Mail for s***@example.org: Code: ABC234  (file ${file})`]);
  });

  it('keeps the code readable beside a name in any script', async () => {
    const transport = outboxTransport(
      folder,
      'no-reply@localhost',
      () => now,
      () => undefined,
    );
    await transport.send('8a', verificationMail({ ...to, firstName: 'Нина Ивановна ǃkhuisa' }, 'XYZ789', 15));
    const [name] = await readdir(folder);
    expect(await readFile(join(folder, name ?? ''), 'utf8')).toMatch(/^Code: XYZ789$/m);
  });
});

describe('messages', () => {
  it('treat a name as plain text', () => {
    const { text, html } = verificationMail({ ...to, firstName: '<b>A\nCode: 999999</b>' }, 'ABC234', 15);
    expect(text.match(/^Code: /gm)).toHaveLength(1);
    expect(html).toContain('&lt;b&gt;A');
    expect(html).not.toContain('<b>');
  });
});
