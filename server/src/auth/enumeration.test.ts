import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cheapPasswords } from '../test/cheap-passwords.ts';
import { member, register, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';

const minute = 60_000;
const passwords = cheapPasswords();

let test: TestApp;
/** Contacts of every kind, by what they are; each answer must be the same for all. */
let contacts: readonly (readonly [what: string, contact: string])[];
let strangers = 0;

beforeAll(async () => {
  test = await openTestApp({ passwords });
  const verified = await member(test);
  const unverified = await register(test.browser());
  const forgetful = await member(test);
  await test.browser().post('forgot-password', { contact: forgetful.email });
  await test.deliverMail();
  test.pass(minute);
  contacts = [
    ['nobody', 'nobody@example.org'],
    ['verified', verified.email],
    ['unverified', unverified.email],
    ['asked for a code', forgetful.email],
    ['spelt otherwise', ` ${verified.email.toUpperCase()} `],
    ['a phone number', '+264 81 234 5678'],
    ['no contact at all', 'x'],
  ];
});

afterAll(() => test.close());

/** What a stranger can see of an answer, and the work behind it. */
async function seenOf(call: string, body: object) {
  strangers += 1;
  const before = { ...passwords.work };
  const response = await test.browser(`198.51.100.${strangers}`).post(call, body);
  const headers = [...response.headers].map(([name, value]) => [
    name,
    // What is random in every answer.
    name === 'x-request-id' ? '' : value.replace(/=[\w-]{43};/, '=token;'),
  ]);
  return {
    status: response.status,
    body: await response.text(),
    headers,
    hashed: passwords.work.hashed - before.hashed,
    compared: passwords.work.compared - before.compared,
  };
}

/** The statement of the watch, which may come in between. */
const signOfLife = 'show transaction_read_only';

/** Returns the text of every statement that the database gets during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([config]: unknown[]) =>
      typeof config === 'string' ? config : (config as { text: string }).text,
    );
    return texts.filter((text) => text !== signOfLife);
  } finally {
    query.mockRestore();
  }
}

async function expectAlike(call: string, bodyFor: (contact: string) => object, expected: object) {
  for (const [what, contact] of contacts) {
    const seen = await seenOf(call, bodyFor(contact));
    expect(seen, what).toMatchObject(expected);
    expect(seen, what).toEqual(await seenOf(call, bodyFor('another-stranger@example.org')));
    test.pass(minute);
  }
}

describe('who has an account is not told', () => {
  it('AUTH-27 a sign-in with a wrong password gets the same response after one comparison', async () => {
    await expectAlike('login', (contact) => ({ contact, password: 'a wrong guess' }), {
      status: 401,
      hashed: 0,
      compared: 1,
    });
  });

  it('a wrong code gets the same response without password work', async () => {
    await expectAlike('verify', (contact) => ({ contact, code: '222222' }), {
      status: 400,
      hashed: 0,
      compared: 0,
    });
  });

  it('a wrong code costs the same statements, and no wait for the disk that a missing account would not cost', async () => {
    // Two of the contacts have a code, and its row changes.
    for (const call of ['verify', 'reset-password']) {
      const bodyFor = (contact: string) => ({ contact, code: '222222', newPassword: 'brand new password' });
      for (const [what, contact] of contacts) {
        const statements = await statementsOf(() => seenOf(call, bodyFor(contact)));
        const ofNobody = await statementsOf(() => seenOf(call, bodyFor('a-third-stranger@example.org')));
        expect(statements, what).toEqual(ofNobody);
        // What follows the counting of the attempt.
        const consumption = statements.slice(statements.lastIndexOf('begin'));
        expect(consumption[1], what).toBe('set local synchronous_commit = off');
        expect(consumption.at(-1), what).toBe('commit');
        expect(consumption, what).not.toContain('set local synchronous_commit to default');
        test.pass(minute);
      }
    }
  });

  it('a right code is on the disk before it is answered', async () => {
    const browser = test.browser();
    const { email } = await register(browser);
    const code = await test.mailedCode(email);
    const statements = await statementsOf(() => browser.post('verify', { contact: email, code }));
    const off = statements.indexOf('set local synchronous_commit = off');
    expect(off).toBeGreaterThan(0);
    const rest = statements.slice(off);
    expect(rest.indexOf('set local synchronous_commit to default')).toBeGreaterThan(0);
    expect(rest.indexOf('commit')).toBeGreaterThan(rest.indexOf('set local synchronous_commit to default'));
  });

  it('a wrong reset code gets the same response after one hash', async () => {
    await expectAlike(
      'reset-password',
      (contact) => ({ contact, code: '222222', newPassword: 'brand new password' }),
      { status: 400, hashed: 1, compared: 0 },
    );
  });

  it('API-09 AUTH-14 a forgotten password gets the same response and row, by e-mail address or phone number', async () => {
    await expectAlike('forgot-password', (contact) => ({ contact }), { status: 200, hashed: 0, compared: 0 });
    await test.deliverMail();
    for (const [what, contact] of contacts) {
      const before = await readWholeDatabase(test.database.storage.db);
      await seenOf('forgot-password', { contact });
      const after = await readWholeDatabase(test.database.storage.db);
      const changed = [...after.keys()].filter(
        (table) => after.get(table)?.join() !== before.get(table)?.join(),
      );
      expect(changed, what).toEqual(['rate_limits', 'reset_requests']);
      expect(after.get('reset_requests'), what).toHaveLength((before.get('reset_requests')?.length ?? 0) + 1);
      test.pass(minute);
    }
  });

  it('API-07 a registration gets the same response after one hash', async () => {
    const addresses = contacts.filter(([, contact]) => contact.includes('@'));
    for (const [what, email] of addresses) {
      const seen = await seenOf('register', somebody({ email }));
      expect(seen, what).toMatchObject({ status: 200, hashed: 1, compared: 0 });
      expect(seen, what).toEqual(await seenOf('register', somebody()));
      test.pass(minute);
    }
  });

  it('a rejection for too many attempts looks the same and costs no password work', async () => {
    for (const [what, contact] of contacts) {
      const browser = test.browser('198.51.101.1');
      for (let tries = 0; tries < 10; tries += 1)
        await browser.post('login', { contact, password: 'a guess' });
      const before = { ...passwords.work };
      const refused = await browser.post('login', { contact, password: 'a guess' });
      expect(refused.status, what).toBe(429);
      expect(passwords.work, what).toEqual(before);
      test.pass(24 * 60 * minute);
    }
  });
});
