import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RandomBytes } from '../dependencies.ts';
import { codes } from '../storage/schema.ts';
import { type Member, member, register } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { TestBrowser } from '../test/test-browser.ts';
import { Codes, codeMinutes } from './codes.ts';

const minute = 60_000;
const newPassword = 'brand new password';

let test: TestApp;
let strangers = 0;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

function elsewhere(app: Hono = test.app): TestBrowser {
  strangers += 1;
  return new TestBrowser(app, `198.51.${strangers >> 8}.${strangers & 255}`);
}

async function resetCode({ email }: Pick<Member, 'email'>): Promise<string> {
  await elsewhere().post('forgot-password', { contact: email });
  return test.mailedCode(email);
}

const reset = async ({ email }: Pick<Member, 'email'>, code: string, app?: Hono) =>
  (await elsewhere(app).post('reset-password', { contact: email, code, newPassword })).status;

/** Bytes that look random and are the same in every run. */
function repeatableBytes(): RandomBytes {
  let calls = 0;
  return (count) => {
    calls += 1;
    return createHash('sha256').update(`${calls}`).digest().subarray(0, count);
  };
}

const aheadAndBehind = [30_000, -30_000] as const;

describe('a code', () => {
  it('is invalid if it was issued before a wrong clock was set back, and the next one is valid', async () => {
    const person = await member(test);
    const day = 24 * 60 * minute;
    test.pass(day);
    const early = await resetCode(person);
    test.pass(-day);
    expect(await reset(person, early)).toBe(400);
    test.pass(2 * minute);
    expect(await reset(person, await resetCode(person))).toBe(200);
  });

  it('has 6 of 31 equally likely characters, never 0, O, 1, I or L', async () => {
    const person = await member(test);
    const makes = new Codes(test.now, repeatableBytes());
    const counts = new Map<string, number>();
    const seen = new Set<string>();
    for (let each = 0; each < 600; each += 1) {
      const code = await makes.issue(test.database.storage.db, person.id, 'reset');
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
      seen.add(code);
      for (const character of code) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(seen.size).toBe(600);
    expect(counts.size).toBe(31);
    // 3,600 characters in 31 places: 116 each. A remainder of 256 by 31 would give the first ones 139.
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(80);
      expect(count).toBeLessThan(155);
    }
  });

  it('is stored salted and hashed', async () => {
    const person = await member(test);
    const code = await resetCode(person);
    const [row] = await test.database.storage.db.select().from(codes).where(eq(codes.userId, person.id));
    expect(row?.salt).toMatch(/^[\w-]{22}$/);
    expect(row?.hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('is invalid for a second reset, and after another one was requested', async () => {
    const person = await member(test);
    const first = await resetCode(person);
    test.pass(minute);
    const second = await resetCode(person);
    expect(await reset(person, first)).toBe(400);
    expect(await reset(person, second)).toBe(200);
    expect(await reset(person, second)).toBe(400);
  });

  it('allows 5 guesses for a reset from all addresses together', async () => {
    const person = await member(test);
    const code = await resetCode(person);
    const other = code === '222222' ? '333333' : '222222';
    for (let tries = 0; tries < 5; tries += 1) expect(await reset(person, other)).toBe(400);
    expect(await reset(person, code)).toBe(400);
    test.pass(minute);
    expect(await reset(person, await resetCode(person))).toBe(200);
  });

  it('cannot be guessed by requesting new ones all day: 20 codes with 5 attempts each', async () => {
    const person = await member(test);
    let guesses = 0;
    for (let rounds = 0; rounds < 25; rounds += 1) {
      await elsewhere().post('forgot-password', { contact: person.email });
      await test.deliverMail();
      for (let tries = 0; tries < 5; tries += 1) {
        const before = await triesLeft(person);
        await reset(person, '2');
        if ((await triesLeft(person)) < before) guesses += 1;
      }
      test.pass(minute);
    }
    expect(guesses).toBeLessThanOrEqual(100);
  });

  it('opens no account of another user', async () => {
    const [person, other] = [await member(test), await member(test)];
    const code = await resetCode(person);
    await resetCode(other);
    expect(await reset(other, code)).toBe(400);
    expect(await reset(person, code)).toBe(200);
  });

  it('sets one of 20 passwords that are sent at once to two processes', async () => {
    const person = await member(test);
    const code = await resetCode(person);
    const processes = [test.app, await test.process(0)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, each) => {
        const body = { contact: person.email, code, newPassword: `brand new password ${each}` };
        const response = await elsewhere(processes[each % 2]).post('reset-password', body);
        return { each, status: response.status };
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const works = await Promise.all(
      answers.map(async ({ each }) => {
        const body = { contact: person.email, password: `brand new password ${each}` };
        return (await elsewhere().post('login', body)).status === 200 ? each : undefined;
      }),
    );
    expect(works.filter((each) => each !== undefined)).toEqual(winners.map(({ each }) => each));
  });

  it('works in a process whose clock is half a minute off, but not after it has expired', async () => {
    for (const skew of aheadAndBehind) {
      const other = await test.process(skew);
      const early = await member(test);
      expect(await reset(early, await resetCode(early), other)).toBe(200);
      const late = await member(test);
      const code = await resetCode(late);
      test.pass(codeMinutes * minute + 31_000);
      expect(await reset(late, code, other)).toBe(400);
    }
  });
});

describe('a session', () => {
  it('is valid and can be ended in another process whose clock is half a minute off', async () => {
    for (const skew of aheadAndBehind) {
      const other = await test.process(skew);
      const person = await member(test);
      const there = new TestBrowser(other, undefined, person.cookie);
      expect((await there.send('GET', '/api/auth/user')).status).toBe(200);
      expect((await there.post('logout', {})).status).toBe(200);
      expect((await person.browser.send('GET', '/api/auth/user')).status).toBe(401);
    }
  });

  it('gets a new token after verification, whatever cookie the browser sent', async () => {
    const attacker = await member(test);
    const victim = elsewhere();
    victim.plant('oryx_session', attacker.browser.cookie('oryx_session'));
    const person = await register(victim);
    const code = await test.mailedCode(person.email);
    expect((await victim.post('verify', { contact: person.email, code })).status).toBe(200);
    expect(victim.cookie('oryx_session')).not.toBe(attacker.browser.cookie('oryx_session'));
    expect((await attacker.browser.send('GET', '/api/auth/user')).status).toBe(401);
    const seen = (await (await victim.send('GET', '/api/auth/user')).json()) as { email: string };
    expect(seen.email).toBe(person.email);
  });
});

async function triesLeft({ id }: Pick<Member, 'id'>): Promise<number> {
  const [row] = await test.database.storage.db.select().from(codes).where(eq(codes.userId, id));
  return row?.triesLeft ?? 0;
}
