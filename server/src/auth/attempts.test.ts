import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, member, messageOf, register, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import type { TestBrowser } from '../test/test-browser.ts';

const minute = 60_000;
const hour = 60 * minute;
const hospital = '203.0.113.1';

let test: TestApp;
let strangers = 0;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

/** A browser somewhere else in the world each time. */
function elsewhere(): TestBrowser {
  strangers += 1;
  return test.browser(`198.51.${strangers >> 8}.${strangers & 255}`);
}

async function guess(browser: TestBrowser, contact: string, times = 1): Promise<number> {
  let status = 0;
  for (let time = 0; time < times; time += 1) {
    status = (await browser.post('login', { contact, password: `guess ${time}` })).status;
  }
  return status;
}

const login = ({ email, password }: Pick<Member, 'email' | 'password'>, browser: TestBrowser) =>
  browser.post('login', { contact: email, password });

describe('failed sign-ins', () => {
  it('AUTH-27 rejects the 11th attempt with 429, Retry-After and a message, even with the right password', async () => {
    const person = await member(test);
    const thief = elsewhere();
    expect(await guess(thief, person.email, 10)).toBe(401);
    for (const response of [
      await login(person, thief),
      await thief.post('login', { contact: person.email.toUpperCase(), password: 'x' }),
    ]) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(await messageOf(response)).toBe('Too many attempts. Please try again in 15 minutes.');
    }
    test.pass(15 * minute);
    expect((await login(person, thief)).status).toBe(200);
  });

  it('rejects attempts in the same way for a contact without an account', async () => {
    const stranger = elsewhere();
    expect(await guess(stranger, 'nobody@example.org', 10)).toBe(401);
    expect(await guess(stranger, 'nobody@example.org')).toBe(429);
  });

  it('does not lock out a user because others fail from the same address, in a known or a new browser', async () => {
    const known = await member(test, somebody(), test.browser(hospital));
    const fresh = await member(test, somebody(), elsewhere());
    for (let each = 0; each < 12; each += 1)
      await guess(test.browser(hospital), `colleague.${each}@example.org`, 12);
    await guess(test.browser(hospital), known.email, 12);
    expect((await login(known, test.browser(hospital))).status).toBe(429);
    expect((await login(known, known.browser)).status).toBe(200);
    expect((await login(fresh, test.browser(hospital))).status).toBe(200);
  });

  it('exhausts the limit of an address, which counts no successes, but not for users in known browsers', async () => {
    const address = '203.0.113.2';
    const known = await member(test, somebody(), test.browser(address));
    const fresh = await member(test, somebody(), elsewhere());
    const spray = async (from: number, to: number) => {
      for (let each = from; each < to; each += 1)
        expect(await guess(test.browser(address), `sprayed.${each}@example.org`)).toBe(401);
    };
    await spray(0, 280);
    // With these, there would be more than 300.
    for (let each = 0; each < 30; each += 1)
      expect((await login(fresh, test.browser(address))).status).toBe(200);
    await spray(280, 300);
    expect(await guess(test.browser(address), 'one-more@example.org')).toBe(429);
    expect((await login(fresh, test.browser(address))).status).toBe(429);
    expect((await login(known, known.browser)).status).toBe(200);
  });

  it('slows down attempts from many addresses, while the user signs in as usual', async () => {
    const person = await member(test);
    for (let each = 0; each < 30; each += 1) expect(await guess(elsewhere(), person.email)).toBe(401);
    const refused = await elsewhere().post('login', { contact: person.email, password: 'x' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60);
    for (let hours = 0; hours < 3; hours += 1) {
      test.pass(hour);
      for (let each = 0; each < 30; each += 1) await guess(elsewhere(), person.email);
    }
    test.pass(hour);
    const later = await elsewhere().post('login', { contact: person.email, password: 'x' });
    expect(later.status).toBe(429);
    expect(Number(later.headers.get('retry-after'))).toBeGreaterThan(15 * 60 * 60);
    expect(await messageOf(later)).toMatch(/^Too many attempts\. Please try again in \d\d hours\.$/);
    expect((await login(person, person.browser)).status).toBe(200);
  });

  it('lets a user in a new browser sign in through the mailbox', async () => {
    const person = await member(test);
    for (let each = 0; each < 31; each += 1) await guess(elsewhere(), person.email);
    const phone = elsewhere();
    expect((await login(person, phone)).status).toBe(429);
    await phone.post('forgot-password', { contact: person.email });
    const code = await test.mailedCode(person.email);
    const newPassword = 'brand new password';
    expect((await phone.post('reset-password', { contact: person.email, code, newPassword })).status).toBe(
      200,
    );
    expect((await login({ ...person, password: newPassword }, phone)).status).toBe(200);
  });

  it('limits attempts in a known browser as well', async () => {
    const person = await member(test);
    expect(await guess(person.browser, person.email, 10)).toBe(401);
    expect(await guess(person.browser, person.email)).toBe(429);
  });

  it('keeps every user of a shared phone known, and makes a copied cookie useless', async () => {
    const phone = test.browser('203.0.113.3');
    const first = await member(test, somebody(), phone);
    const copied = phone.cookie('oryx_browser');
    const second = await member(test, somebody(), phone);
    for (const each of [first, second]) await guess(test.browser('203.0.113.3'), each.email, 11);
    expect((await login(first, phone)).status).toBe(200);
    expect((await login(second, phone)).status).toBe(200);
    const thief = test.browser('203.0.113.3');
    thief.plant('oryx_browser', copied);
    expect((await login(first, thief)).status).toBe(429);
  });
});

describe('other attempts', () => {
  it('stops guesses of a reset code after 20 from one address', async () => {
    const thief = elsewhere();
    const guessCode = () =>
      thief.post('reset-password', {
        contact: 'a@example.org',
        code: '222222',
        newPassword: 'brand new password',
      });
    for (let times = 0; times < 20; times += 1) expect((await guessCode()).status).toBe(400);
    const refused = await guessCode();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('does not count attempts to verify from another browser against the registered one', async () => {
    const browser = test.browser();
    const person = await register(browser);
    const code = await test.mailedCode(person.email);
    for (let times = 0; times < 20; times += 1) {
      await elsewhere().post('verify', { contact: person.email, code: times ? '222222' : code });
    }
    expect((await browser.post('verify', { contact: person.email, code })).status).toBe(200);
  });

  it('limits requested mails: 10 per hour from one address, 20 per day to one account', async () => {
    const { email } = await member(test);
    const browser = elsewhere();
    for (let times = 0; times < 10; times += 1) {
      expect((await browser.post('forgot-password', { contact: email })).status).toBe(200);
    }
    expect((await browser.post('forgot-password', { contact: email })).status).toBe(429);
    await test.deliverMail();
    test.pass(2 * minute);
    const mails = test.mails.length;
    for (let times = 0; times < 30; times += 1) {
      await elsewhere().post('forgot-password', { contact: email });
      test.pass(minute);
    }
    await test.deliverMail();
    expect(test.mails.length - mails).toBe(10);
  });

  it('limits registrations by address, with room for a training day', async () => {
    const address = '203.0.113.5';
    for (let each = 0; each < 200; each += 1) {
      expect((await test.browser(address).post('register', somebody())).status).toBe(200);
    }
    const refused = await test.browser(address).post('register', somebody());
    expect(refused.status).toBe(429);
    expect(await messageOf(refused)).toMatch(
      /^Too many attempts\. Please try again in (an hour|\d+ minutes)\.$/,
    );
    expect((await elsewhere().post('register', somebody())).status).toBe(200);
  });

  it('does not flood the mailbox of an unverified account with sign-ins', async () => {
    const person = await register(elsewhere());
    await test.deliverMail();
    const mails = test.mails.length;
    for (let times = 0; times < 60; times += 1) {
      test.pass(minute);
      await login(person, elsewhere());
    }
    await test.deliverMail();
    expect(test.mails.length - mails).toBeLessThanOrEqual(20);
  });
});
