import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, messageOf, register, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { argon2Passwords } from './passwords.ts';

const minute = 60_000;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ passwords: argon2Passwords });
});

afterAll(() => test.close());

const post = (path: string, body: unknown, cookie?: string) =>
  test.send('POST', `/api/auth/${path}`, body, cookie);

describe('register', () => {
  it('API-07 AUTH-10 mails a verification code', async () => {
    const person = somebody();
    const response = await post('register', person);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Please check your email for the verification code.' });
    expect(await test.mailedCode(person.email)).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  });

  it('AUTH-07 rejects a password of 7 characters and accepts one of 8', async () => {
    const short = await post('register', { ...somebody(), password: '1234567' });
    expect(short.status).toBe(400);
    expect(await messageOf(short)).toBe('Password must be at least 8 characters long.');
    expect((await post('register', { ...somebody(), password: 'kudu-4rn' })).status).toBe(200);
  });

  it.each(['firstName', 'lastName', 'profession', 'email', 'password', 'verificationMethod'])(
    'AUTH-06 API-07 rejects a registration without %s',
    async (field) => {
      const response = await post('register', { ...somebody(), [field]: undefined });
      expect(response.status).toBe(400);
    },
  );

  it('names the invalid field in plain words', async () => {
    expect(await messageOf(await post('register', { ...somebody(), email: 'nobody' }))).toBe(
      'Email: enter a valid e-mail address.',
    );
    expect(await messageOf(await post('register', { ...somebody(), firstName: ' ' }))).toBe(
      'First name: enter a value.',
    );
    expect(await messageOf(await post('register', { ...somebody(), profession: 'Wizard' }))).toBe(
      'Profession: choose one of the offered values.',
    );
  });

  it('AUTH-05 accepts each of the five professions', async () => {
    for (const profession of [
      'Doctor',
      'Advanced Life Support Paramedic',
      'Nurse',
      'Emergency Care Practitioner - Intermediate',
      'Emergency Care Practitioner - Basic',
    ]) {
      expect((await post('register', { ...somebody(), profession })).status).toBe(200);
    }
  });

  it('does not reveal that an address has an account, but informs its owner', async () => {
    const owner = await member(test);
    test.pass(minute);
    const response = await post('register', { ...somebody(), email: owner.email.toUpperCase() });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'Please check your email for the verification code.' });
    await test.deliverMail();
    const mail = test.mails.findLast(({ recipient }) => recipient === owner.email);
    expect(mail?.subject).toBe('You already have an Oryx account');
    expect(mail?.text).not.toMatch(/Code:/);
    expect((await post('login', { contact: owner.email, password: owner.password })).status).toBe(200);
  });

  it('lets an unverified account be registered again, with a new code and password', async () => {
    const browser = test.browser();
    const first = await register(browser);
    const oldCode = await test.mailedCode(first.email);
    test.pass(minute);
    await register(browser, { ...first, firstName: 'Again', password: 'another password' });
    const newCode = await test.mailedCode(first.email);
    expect((await browser.post('verify', { contact: first.email, code: oldCode })).status).toBe(400);
    const response = await browser.post('verify', { contact: first.email, code: newCode });
    expect(await response.json()).toMatchObject({ user: { firstName: 'Again' } });
    expect((await post('login', { contact: first.email, password: first.password })).status).toBe(401);
    expect((await post('login', { contact: first.email, password: 'another password' })).status).toBe(200);
  });

  it('creates one account for 10 concurrent registrations', async () => {
    const person = somebody();
    await Promise.all(Array.from({ length: 10 }, () => register(test.browser(), person)));
    const { rows } = await test.database.storage.db.execute(
      sql`select from users where email_normalised = ${person.email.toLowerCase()}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('stores neither the password nor the code in plain text', async () => {
    const person = await register(test.browser());
    const code = await test.mailedCode(person.email);
    const stored = JSON.stringify([
      await test.database.storage.db.execute(sql`select * from users`),
      await test.database.storage.db.execute(sql`select * from codes`),
      await test.database.storage.db.execute(sql`select * from mail_queue`),
    ]);
    expect(stored).not.toContain(person.password);
    expect(stored).not.toContain(code);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('mails no second code within 60 seconds, with the same response', async () => {
    const browser = test.browser();
    const person = await register(browser);
    const code = await test.mailedCode(person.email);
    const mails = test.mails.length;
    test.pass(59_000);
    await register(browser, person);
    await test.deliverMail();
    expect(test.mails).toHaveLength(mails);
    expect((await browser.post('verify', { contact: person.email, code })).status).toBe(200);
  });

  it('informs the owner of an account at most once in 60 seconds of a registration', async () => {
    const owner = await member(test);
    test.pass(minute);
    const mails = test.mails.length;
    for (let tries = 0; tries < 3; tries += 1) await post('register', { ...somebody(), email: owner.email });
    await test.deliverMail();
    expect(test.mails.slice(mails).map(({ recipient }) => recipient)).toEqual([owner.email]);
  });

  it('does not let an attacker register an address and have its owner verify that password', async () => {
    const [owner, attacker] = [test.browser(), test.browser('198.51.100.7')];
    const person = await register(owner);
    test.pass(minute);
    await register(attacker, { ...person, password: 'chosen by a thief' });
    const code = await test.mailedCode(person.email);
    expect((await owner.post('verify', { contact: person.email, code })).status).toBe(400);

    test.pass(10_000);
    await register(owner, person);
    expect((await attacker.post('verify', { contact: person.email, code })).status).toBe(400);
    expect((await owner.post('verify', { contact: person.email, code })).status).toBe(200);
    expect((await post('login', { contact: person.email, password: 'chosen by a thief' })).status).toBe(401);
  });

  it('AUTH-07 rejects a common password with a message, and stores nothing', async () => {
    const person = somebody({ password: 'Password123!' });
    const response = await post('register', person);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe(
      'This password is too common or too easy to guess. Please choose another.',
    );
    const { rows } = await test.database.storage.db.execute(
      sql`select from users where email_normalised = ${person.email.toLowerCase()}`,
    );
    expect(rows).toEqual([]);
  });

  it('rejects a password made of the name or the address', async () => {
    for (const password of ['ndapewa-1990', 'Shikongo2026', 'selma.nangolo', 'oryx-namibia']) {
      const person = somebody({ email: 'selma.nangolo@example.org', password });
      expect((await post('register', person)).status).toBe(400);
    }
  });

  it('accepts a password of 128 characters uncut, and rejects one of 129', async () => {
    const long = `${'long sentence '.repeat(9)}ab`;
    expect(long).toHaveLength(128);
    const person = await member(test, somebody({ password: long }));
    expect((await post('login', { contact: person.email, password: long.slice(0, -1) })).status).toBe(401);
    expect((await post('login', { contact: person.email, password: long })).status).toBe(200);
    const longer = await post('register', somebody({ password: `${long}c` }));
    expect(longer.status).toBe(400);
    expect(await messageOf(longer)).toBe('Password must be at most 128 characters long.');
  });
});
