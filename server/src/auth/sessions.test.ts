import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, messageOf } from '../test/people.ts';
import { openTestApp, sessionCookieOf, type TestApp } from '../test/test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const post = (path: string, body: unknown, cookie?: string) =>
  test.send('POST', `/api/auth/${path}`, body, cookie);

describe('sessions', () => {
  it('API-05 returns the signed-in user without secrets', async () => {
    const { cookie, email } = await member(test);
    const response = await test.send('GET', '/api/auth/user', undefined, cookie);
    const user = (await response.json()) as object;
    expect(Object.keys(user).sort()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'id',
      'lastName',
      'profession',
    ]);
    expect(user).toMatchObject({ email });
  });

  it('API-05 returns 401 when signed out, and for a made-up token', async () => {
    for (const cookie of [undefined, 'oryx_session=made-up']) {
      const response = await test.send('GET', '/api/auth/user', undefined, cookie);
      expect(response.status).toBe(401);
      expect(await messageOf(response)).toBe('Please sign in.');
    }
  });

  it('CONST-01 a session is valid for 29 days and 23 hours, but not for 30 days and a second', async () => {
    const living = await member(test);
    test.pass(30 * day - 60 * minute);
    const medicine = () => test.send('GET', '/api/pediatrics/vital-signs', undefined, living.cookie);
    expect((await medicine()).status).toBe(200);
    test.pass(60 * minute + 1000);
    expect((await medicine()).status).toBe(401);
  });

  it('CONST-01 a request for the current user renews session and cookie to 30 days', async () => {
    const { cookie } = await member(test);
    const user = () => test.send('GET', '/api/auth/user', undefined, cookie);
    test.pass(29 * day);
    const renewed = await user();
    expect(renewed.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    expect(sessionCookieOf(renewed)).toBe(cookie);
    test.pass(29 * day);
    expect((await user()).status).toBe(200);
  });

  it('stores only a hash of the token', async () => {
    const { cookie } = await member(test);
    const token = cookie.replace('oryx_session=', '');
    const rows = await test.database.storage.db.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('API-11 AUTH-22 logout ends the session and clears the cookie, with the same response without a session', async () => {
    const { cookie } = await member(test);
    const response = await post('logout', {}, cookie);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^oryx_session=; Max-Age=0; Path=\//);
    expect((await test.send('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    const again = await post('logout', {});
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await response.text());
  });

  it('issues a new token at every sign-in and ends the previous session of the browser', async () => {
    const { browser, email, password, cookie } = await member(test);
    await browser.post('login', { contact: email, password });
    expect(browser.cookie('oryx_session')).toBeDefined();
    expect(browser.cookies).not.toContain(cookie);
    expect((await test.send('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('never adopts a planted token, be it made up or stolen', async () => {
    const attacker = await member(test);
    const stolen = attacker.browser.cookie('oryx_session');
    for (const planted of ['made-up', stolen]) {
      const victim = await member(test);
      await victim.browser.post('logout', {});
      victim.browser.plant('oryx_session', planted);
      victim.browser.plant('oryx_browser', attacker.browser.cookie('oryx_browser'));
      await victim.browser.post('login', { contact: victim.email, password: victim.password });
      expect(victim.browser.cookie('oryx_session')).not.toBe(planted);
      expect(victim.browser.cookie('oryx_browser')).not.toBe(attacker.browser.cookie('oryx_browser'));
      const seen = await test.send('GET', '/api/auth/user', undefined, `oryx_session=${planted}`);
      expect(seen.status).toBe(401);
    }
  });

  it('lists only device, days and the current session', async () => {
    const person = await member(test);
    test.pass(2 * day);
    const phone = test.browser('198.51.100.9');
    phone.userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
    await phone.post('login', { contact: person.email, password: person.password });
    await member(test);
    const response = await phone.send('GET', '/api/auth/sessions');
    expect(response.status).toBe(200);
    const list = (await response.json()) as { lastSeenAt: string; createdAt: string }[];
    expect(list).toEqual([
      expect.objectContaining({ device: 'Safari on iPhone', isCurrent: true }),
      expect.objectContaining({ device: 'Chrome on Android', isCurrent: false }),
    ]);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastSeenAt',
    ]);
    const age = (moment?: string) => Math.round((test.now().getTime() - Date.parse(moment ?? '')) / day);
    expect([age(list[0]?.lastSeenAt), age(list[1]?.lastSeenAt)]).toEqual([0, 2]);

    await person.browser.send('GET', '/api/pediatrics/vital-signs');
    const again = (await (await phone.send('GET', '/api/auth/sessions')).json()) as typeof list;
    expect(again.map(({ lastSeenAt }) => age(lastSeenAt))).toEqual([0, 0]);
    expect(again.map(({ createdAt }) => age(createdAt)).sort()).toEqual([0, 2]);
  });

  it('logs out everywhere, without affecting other users', async () => {
    const [person, other] = [await member(test), await member(test)];
    const phone = test.browser();
    await phone.post('login', { contact: person.email, password: person.password });
    const response = await phone.post('logout-everywhere', {});
    expect(response.status).toBe(200);
    expect(phone.cookie('oryx_session')).toBeUndefined();
    expect((await person.browser.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await other.browser.send('GET', '/api/auth/user')).status).toBe(200);
    expect((await test.send('POST', '/api/auth/logout-everywhere', {})).status).toBe(401);
    expect((await test.send('GET', '/api/auth/sessions')).status).toBe(401);
  });
});
