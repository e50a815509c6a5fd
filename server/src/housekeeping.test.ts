import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidy } from './housekeeping.ts';
import { codes, rateLimits, sessions, users } from './storage/schema.ts';
import { member, register } from './test/people.ts';
import { openTestApp, type TestApp } from './test/test-app.ts';

const day = 24 * 60 * 60 * 1000;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const inDays = (days: number) => new Date(test.now().getTime() + days * day);
const db = () => test.database.storage.db;

describe('tidy', () => {
  it('keeps current data, and deletes expired sessions, codes and limits', async () => {
    const person = await member(test);
    await register(test.browser());
    await test.browser().post('login', { contact: person.email, password: `wrong ${randomUUID()}` });

    await tidy(db(), test.now());
    expect(await db().select().from(sessions)).toHaveLength(1);
    expect(await db().select().from(codes)).toHaveLength(1);
    expect(await db().select().from(rateLimits)).not.toHaveLength(0);

    await tidy(db(), inDays(29));
    expect(await db().select().from(sessions)).toHaveLength(1);
    expect(await db().select().from(codes)).toHaveLength(0);
    expect(await db().select().from(rateLimits)).toHaveLength(0);

    await tidy(db(), inDays(31));
    expect(await db().select().from(sessions)).toHaveLength(0);
    const emails = (await db().select().from(users)).map(({ email }) => email.toLowerCase());
    expect(emails).toContain(person.email.toLowerCase());
  });

  it('deletes only unverified accounts after a week', async () => {
    const unverified = await register(test.browser());
    const emails = async () => (await db().select().from(users)).map(({ email }) => email.toLowerCase());
    await tidy(db(), inDays(6));
    expect(await emails()).toContain(unverified.email.toLowerCase());
    await tidy(db(), inDays(8));
    expect(await emails()).not.toContain(unverified.email.toLowerCase());
  });
});
