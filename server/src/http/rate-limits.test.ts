import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../storage/schema.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { type Limit, RateLimits } from './rate-limits.ts';

const minute = 60_000;
const five: Limit = { name: 'five', points: 5, perMs: 15 * minute };
const wide: Limit = { name: 'wide', points: 100, perMs: 15 * minute };

let database: TestDatabase;
let now = new Date('2026-03-01T08:00:00Z');
let limits: RateLimits;
let subjects = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  limits = new RateLimits(database.storage.db, () => now);
});

afterAll(() => database.drop());

function someone(): string {
  subjects += 1;
  return `subject ${subjects}`;
}
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('RateLimits', () => {
  it('rejects a use over a limit with 429, and says when to retry', async () => {
    const use = { limit: five, subject: someone() };
    for (let times = 0; times < 5; times += 1) await limits.spend([use]);
    await expect(limits.spend([use])).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in 15 minutes.',
      headers: { 'Retry-After': '900' },
    });
    pass(14 * minute + 1000);
    await expect(limits.spend([use])).rejects.toMatchObject({
      message: 'Too many attempts. Please try again in 59 seconds.',
      headers: { 'Retry-After': '59' },
    });
    pass(59_000);
    await limits.spend([use]);
  });

  it('lets exactly the limit pass if 40 arrive at once in two processes', async () => {
    const other = new RateLimits(database.storage.db, () => now);
    const uses = [
      { limit: five, subject: someone() },
      { limit: wide, subject: someone() },
      { limit: wide, subject: someone() },
    ];
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, each) =>
        (each % 2 ? limits : other).take(each % 3 ? uses : uses.toReversed()),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('counts nothing if one limit rejects', async () => {
    const [narrow, shared] = [someone(), someone()];
    for (let times = 0; times < 50; times += 1) {
      await limits.take([
        { limit: five, subject: narrow },
        { limit: wide, subject: shared },
      ]);
    }
    for (let times = 0; times < 95; times += 1) {
      expect(await limits.take([{ limit: wide, subject: shared }])).toBe(0);
    }
    expect(await limits.take([{ limit: wide, subject: shared }])).toBeGreaterThan(0);
  });

  it('refunds successful uses', async () => {
    const use = { limit: five, subject: someone() };
    for (let times = 0; times < 20; times += 1) {
      await limits.spend([use]);
      await limits.refund([use]);
    }
    await limits.spend([use]);
  });

  it('does not delay users for long after a clock was set back', async () => {
    const use = { limit: five, subject: someone() };
    pass(24 * 60 * minute);
    for (let times = 0; times < 5; times += 1) await limits.spend([use]);
    pass(-24 * 60 * minute);
    await limits.spend([use]);
  });

  it('keeps counting if the clock of another process is half a minute off', async () => {
    const [ahead, behind] = [30_000, -30_000].map(
      (skew) => new RateLimits(database.storage.db, () => new Date(now.getTime() + skew)),
    );
    const use = { limit: five, subject: someone() };
    for (const process of [limits, ahead, behind, ahead, behind]) await process?.spend([use]);
    for (const process of [limits, ahead, behind]) await expect(process?.spend([use])).rejects.toThrow();
  });

  it('deletes the uses of an account, and stores neither its name nor an address in plain text', async () => {
    const owner = 'selma@example.org';
    await limits.spend([{ limit: five, subject: `${owner} 192.0.2.1`, owner }]);
    await limits.spend([{ limit: five, subject: '192.0.2.1' }]);
    const before = await database.storage.db.select().from(rateLimits);
    expect(JSON.stringify(before)).not.toMatch(/selma|192\.0\.2/);
    await limits.forget(database.storage.db, [owner]);
    expect(await database.storage.db.select().from(rateLimits)).toHaveLength(before.length - 1);
  });
});
