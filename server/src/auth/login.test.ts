import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, messageOf, register } from '../test/people.ts';
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

describe('login', () => {
  it('API-06 AUTH-20 returns the user and starts a session', async () => {
    const { email, password } = await member(test);
    const response = await post('login', { contact: email.toUpperCase(), password });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { email } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^oryx_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('AUTH-27 responds the same to a wrong password and an unknown contact', async () => {
    const { email } = await member(test);
    const wrong = await post('login', { contact: email, password: 'not the password' });
    const unknown = await post('login', { contact: '0812345678', password: 'not the password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it('reveals an unverified address only with the right password, and mails a new code', async () => {
    const person = await register(test.browser());
    const first = await test.mailedCode(person.email);
    test.pass(minute);
    expect((await post('login', { contact: person.email, password: 'not the password' })).status).toBe(401);
    const browser = test.browser();
    const response = await browser.post('login', { contact: person.email, password: person.password });
    expect(response.status).toBe(403);
    expect(await messageOf(response)).toMatch(/verify your e-mail address/);
    expect(browser.cookie('oryx_session')).toBeUndefined();
    const code = await test.mailedCode(person.email);
    expect(code).not.toBe(first);
    expect((await browser.post('verify', { contact: person.email, code })).status).toBe(200);
  });

  it('lets a user with the password verify in another browser with the code of the last minute', async () => {
    const person = await register(test.browser());
    const code = await test.mailedCode(person.email);
    const mails = test.mails.length;
    const phone = test.browser();
    await phone.post('login', { contact: person.email, password: person.password });
    await test.deliverMail();
    expect(test.mails).toHaveLength(mails);
    expect((await phone.post('verify', { contact: person.email, code })).status).toBe(200);
  });
});
