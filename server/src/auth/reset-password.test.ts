import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, messageOf, register } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const post = (path: string, body: unknown, cookie?: string) =>
  test.send('POST', `/api/auth/${path}`, body, cookie);

describe('a forgotten password', () => {
  const sent = 'If an account exists, a password reset code has been sent to your email.';

  it('API-09 AUTH-15 AUTH-14 gets the same response for an account, a stranger and a phone number', async () => {
    const { email } = await member(test);
    for (const contact of [email, 'stranger@example.org', '0812345678']) {
      const response = await post('forgot-password', { contact });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: sent });
    }
    const mailsBefore = test.mails.length;
    await test.deliverMail();
    expect(test.mails.slice(mailsBefore).map(({ recipient }) => recipient)).toEqual([email]);
  });

  it('API-10 AUTH-18 sets a new password and ends every session of the user', async () => {
    const { email, password, cookie } = await member(test);
    await post('forgot-password', { contact: email });
    const code = await test.mailedCode(email);
    const response = await post('reset-password', {
      contact: email,
      code,
      newPassword: 'brand new password',
    });
    expect(response.status).toBe(200);
    expect(await messageOf(response)).toMatch(/You can now log in\.$/);
    expect((await test.send('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    expect((await post('login', { contact: email, password })).status).toBe(401);
    expect((await post('login', { contact: email, password: 'brand new password' })).status).toBe(200);
    const again = await post('reset-password', { contact: email, code, newPassword: 'yet another one' });
    expect(again.status).toBe(400);
  });

  it('AUTH-07 applies the same minimum to a new password before it consumes the code', async () => {
    const { email } = await member(test);
    await post('forgot-password', { contact: email });
    const code = await test.mailedCode(email);
    const short = await post('reset-password', { contact: email, code, newPassword: '1234567' });
    expect(await messageOf(short)).toBe('Password must be at least 8 characters long.');
    expect((await post('reset-password', { contact: email, code, newPassword: 'kudu-4rn' })).status).toBe(
      200,
    );
  });

  it('does not accept a code for another purpose', async () => {
    const browser = test.browser();
    const person = await register(browser);
    const code = await test.mailedCode(person.email);
    const response = await post('reset-password', {
      contact: person.email,
      code,
      newPassword: 'brand new password',
    });
    expect(response.status).toBe(400);
    expect((await browser.post('verify', { contact: person.email, code })).status).toBe(200);
  });

  it('AUTH-19 mails no second code within 60 seconds, with the same response', async () => {
    const { email } = await member(test);
    await post('forgot-password', { contact: email });
    const code = await test.mailedCode(email);
    const mails = test.mails.length;
    test.pass(59_000);
    const response = await post('forgot-password', { contact: email.toUpperCase() });
    expect(await response.json()).toEqual({ message: sent });
    await test.deliverMail();
    expect(test.mails).toHaveLength(mails);
    test.pass(1000);
    await post('forgot-password', { contact: email });
    expect(await test.mailedCode(email)).not.toBe(code);
    const old = await post('reset-password', { contact: email, code, newPassword: 'brand new password' });
    expect(old.status).toBe(400);
  });

  it('rejects a weak new password, also one made of the name, without consuming the code', async () => {
    const { email } = await member(test);
    await post('forgot-password', { contact: email });
    const code = await test.mailedCode(email);
    for (let tries = 0; tries < 6; tries += 1) {
      const weak = await post('reset-password', { contact: email, code, newPassword: 'Shikongo2026' });
      expect(weak.status).toBe(400);
      expect(await messageOf(weak)).toMatch(/^This password is too common/);
    }
    const good = await post('reset-password', { contact: email, code, newPassword: 'brand new password' });
    expect(good.status).toBe(200);
  });
});
