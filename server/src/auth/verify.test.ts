import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf, register } from '../test/people.ts';
import { openTestApp, sessionCookieOf, type TestApp } from '../test/test-app.ts';

const minute = 60_000;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const post = (path: string, body: unknown, cookie?: string) =>
  test.send('POST', `/api/auth/${path}`, body, cookie);

describe('verify', () => {
  it('API-08 AUTH-12 signs in and returns the user', async () => {
    const browser = test.browser();
    const person = await register(browser);
    const response = await browser.post('verify', {
      contact: ` ${person.email.toLowerCase()} `,
      code: (await test.mailedCode(person.email)).toLowerCase(),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: 'Your account is verified. You are now signed in.',
      user: {
        id: expect.any(String),
        firstName: 'Ndapewa',
        lastName: 'Shikongo',
        email: person.email,
        profession: 'Nurse',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
    const user = await test.send('GET', '/api/auth/user', undefined, sessionCookieOf(response));
    expect(user.status).toBe(200);
  });

  it('responds the same to a wrong, an expired and a used code and to an unknown contact', async () => {
    const browser = test.browser();
    const expired = await register(browser);
    const expiredCode = await test.mailedCode(expired.email);
    test.pass(15 * minute + 1000);
    const used = await register(browser);
    const usedCode = await test.mailedCode(used.email);
    await browser.post('verify', { contact: used.email, code: usedCode });
    const wrong = await register(browser);
    const answers = await Promise.all([
      browser.post('verify', { contact: wrong.email, code: '222222' }),
      browser.post('verify', { contact: expired.email, code: expiredCode }),
      browser.post('verify', { contact: used.email, code: usedCode }),
      post('verify', { contact: 'stranger@example.org', code: usedCode }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toBe(
        'This code is wrong or has expired. Check it, or ask for a new one.',
      );
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('accepts a code after 4 wrong attempts, but not after 5', async () => {
    const browser = test.browser();
    const patient = await register(browser);
    const code = await test.mailedCode(patient.email);
    for (let tries = 0; tries < 4; tries += 1)
      await browser.post('verify', { contact: patient.email, code: '222222' });
    expect((await browser.post('verify', { contact: patient.email, code })).status).toBe(200);

    const guesser = await register(browser);
    const guessed = await test.mailedCode(guesser.email);
    for (let tries = 0; tries < 5; tries += 1)
      await browser.post('verify', { contact: guesser.email, code: '222222' });
    expect((await browser.post('verify', { contact: guesser.email, code: guessed })).status).toBe(400);
  });

  it('lets one of 20 concurrent uses of a code succeed', async () => {
    const browser = test.browser();
    const person = await register(browser);
    const code = await test.mailedCode(person.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('verify', { contact: person.email, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('AUTH-11 rejects more than 6 characters', async () => {
    const answer = await post('verify', { contact: 'a@example.org', code: '2222222' });
    expect(await messageOf(answer)).toBe('Code: enter at most 6 characters.');
  });
});
