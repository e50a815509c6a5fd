import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function expectAlike(call: string, bodyFor: (contact: string) => object, expected: object) {
  for (const [what, contact] of contacts) {
    const seen = await seenOf(call, bodyFor(contact));
    expect(seen, what).toMatchObject(expected);
    expect(seen, what).toEqual(await seenOf(call, bodyFor('another-stranger@example.org')));
    test.pass(minute);
  }
}

describe('who has an account is not told', () => {
  it('AUTH-27 by signing in with a wrong password: same answer after one comparison', async () => {
    await expectAlike('login', (contact) => ({ contact, password: 'a wrong guess' }), {
      status: 401,
      hashed: 0,
      compared: 1,
    });
  });

  it('by a wrong code: same answer, no password work', async () => {
    await expectAlike('verify', (contact) => ({ contact, code: '222222' }), {
      status: 400,
      hashed: 0,
      compared: 0,
    });
  });

  it('by a wrong reset code: same answer after one hash', async () => {
    await expectAlike(
      'reset-password',
      (contact) => ({ contact, code: '222222', newPassword: 'brand new password' }),
      { status: 400, hashed: 1, compared: 0 },
    );
  });

  it('API-09 AUTH-14 by a forgotten password, with an e-mail address or a phone number: same answer, same row', async () => {
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

  it('API-07 by registering: same answer after one hash', async () => {
    const addresses = contacts.filter(([, contact]) => contact.includes('@'));
    for (const [what, email] of addresses) {
      const seen = await seenOf('register', somebody({ email }));
      expect(seen, what).toMatchObject({ status: 200, hashed: 1, compared: 0 });
      expect(seen, what).toEqual(await seenOf('register', somebody()));
      test.pass(minute);
    }
  });

  it('by being refused: too many tries look alike, and cost no password work', async () => {
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
