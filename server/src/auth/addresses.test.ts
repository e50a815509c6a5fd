import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpTransport } from '../mail/transports.ts';
import { MailWorker } from '../mail/worker.ts';
import { users } from '../storage/schema.ts';
import { keptLog } from '../test/kept-log.ts';
import { type MailServer, startMailServer } from '../test/mail-server.ts';
import { member, messageOf, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const minute = 60_000;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const stored = () => test.database.storage.db.select().from(users);
const register = (email: string) => test.browser().post('register', somebody({ email }));

describe('addresses that look alike', () => {
  it('gives two spellings of one mailbox one account, whose owner gets the mail', async () => {
    const owner = await member(test, somebody({ email: 'selma@xn--bcher-kva.example' }));
    for (const spelling of [
      'SELMA@B\u00dcCHER.example',
      'selma@bu\u0308cher.EXAMPLE',
      'selma@b\u00fccher.example',
    ]) {
      test.pass(minute);
      expect((await register(spelling)).status).toBe(200);
      await test.deliverMail();
      expect(test.mails.at(-1)?.subject).toBe('You already have an Oryx account');
      expect(test.mails.at(-1)?.recipient).toBe('selma@xn--bcher-kva.example');
      const login = await test.browser().post('login', { contact: spelling, password: owner.password });
      expect(login.status).toBe(200);
    }
    expect(await stored()).toHaveLength(1);
  });

  it('gives two mailboxes two accounts, neither of which opens the other', async () => {
    const owner = await member(test, somebody({ email: 'ndapewa@example.org' }));
    // The first letter of the domain is Cyrillic, the address of somebody else.
    const other = await member(
      test,
      somebody({ email: 'ndapewa@xn--xample-2of.org', password: 'another password' }),
    );
    expect(other.id).not.toBe(owner.id);
    expect(test.mails.at(-1)?.recipient).toBe('ndapewa@xn--xample-2of.org');
    await test.browser().post('forgot-password', { contact: 'ndapewa@\u0435xample.org' });
    await test.deliverMail();
    expect(test.mails.at(-1)?.recipient).toBe('ndapewa@xn--xample-2of.org');
    expect(
      (await test.browser().post('login', { contact: owner.email, password: 'another password' })).status,
    ).toBe(401);
  });

  it.each([
    ['a Cyrillic letter', 's\u0435lma@example.org'],
    ['a full-width letter', '\uff53elma@example.org'],
    ['an invisible sign', 'sel\u200bma@example.org'],
    ['an invisible sign in the domain', 'selma@exam\u200bple.org'],
    ['a soft hyphen in the domain', 'selma@exam\u00adple.org'],
    ['another full stop', 'selma@example\u3002org'],
    ['a mark that turns the direction of text', 'selma@\u202eexample.org'],
    ['a ligature that no domain may hold', 'selma@\ufdfa.example.org'],
    ['an address of a machine', 'selma@127.0.0.10'],
  ])('rejects addresses with %s', async (_, email) => {
    const before = (await stored()).length;
    const response = await register(email);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('Email: enter a valid e-mail address.');
    expect(await stored()).toHaveLength(before);
  });
});

describe('names and addresses on their way through a real mail server', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await startMailServer();
    await test.deliverMail();
  });

  afterAll(() => server.close());

  async function deliver() {
    const transport = smtpTransport(server.url, 'no-reply@oryx.example.org');
    const worker = new MailWorker(test.database.storage, transport, test.now, keptLog());
    await worker.drain();
    await worker.stop();
  }

  it.each([
    '\r\nBcc: thief@example.org',
    '\nBcc: thief@example.org',
    '\rX: y',
    '\u2028X: y',
    '\u0085X: y',
    '\0',
  ])('rejects a name or address with %j in the middle and sends no mail', async (injected) => {
    const before = server.received.length;
    for (const changes of [
      { firstName: `Selma${injected}N` },
      { lastName: `Nangolo${injected}N` },
      { email: `selma${injected}@example.org` },
      { email: `selma@example.org${injected}, thief@example.org` },
    ]) {
      expect((await test.browser().post('register', somebody(changes))).status).toBe(400);
    }
    await deliver();
    expect(server.received).toHaveLength(before);
  });

  it('keeps names and addresses from adding recipients, headers or codes', async () => {
    const names = [
      'Bcc: thief@example.org',
      '=?utf-8?q?=0D=0ABcc:thief@example.org?=',
      'Selma, thief@example.org',
      '"Selma" <thief@example.org>',
      'Selma%0d%0aBcc:thief@example.org',
      'Code: 999999',
      '. QUIT',
      '\u{1F98C} \u01c3khuisa \u041d\u0438\u043d\u0430',
    ];
    const locals = ["o'brien", 'a+thief', '-oq', 'data', 'rcpt_to'];
    for (const [number, firstName] of names.entries()) {
      const email = `${locals[number % locals.length]}${number}@example.org`;
      const before = server.received.length;
      const response = await test
        .browser()
        .post('register', somebody({ firstName, lastName: firstName, email }));
      expect(response.status).toBe(200);
      await deliver();
      const received = server.received.slice(before);
      expect(received.map(({ to }) => to)).toEqual([[email]]);
      expect(received[0]?.from).toBe('no-reply@oryx.example.org');
      const [head = '', ...body] = received[0]?.raw.split('\r\n\r\n') ?? [];
      const headers = head.split(/\r\n(?!\s)/).map((line) => line.split(':')[0]);
      expect(headers.sort()).toEqual([
        'Auto-Submitted',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ]);
      expect(head).not.toContain('thief@example.org');
      expect(body.join('\r\n\r\n').match(/^Code: [2-9A-Z]{6}\r$/gm)).toHaveLength(1);
    }
  });
});
