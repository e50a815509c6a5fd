import { randomBytes, randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions as table, users } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { Sessions } from './sessions.ts';

const hour = 60 * 60 * 1000;
/** A notice may take long on a busy machine. */
const patiently = { timeout: 60_000 };

let database: TestDatabase;
let now = new Date('2026-03-01T08:00:00Z');
const clock = () => now;
const userId = randomUUID();
/** The sessions of two processes. */
let here: Sessions;
let there: Sessions;
let other: Storage;

beforeAll(async () => {
  database = await createTestDatabase();
  other = await database.another();
  here = await Sessions.open(database.storage, clock, randomBytes);
  there = await Sessions.open(other, clock, randomBytes);
  const named = { firstName: 'Ndapewa', lastName: 'Shikongo', profession: 'Nurse', passwordHash: '' };
  const contact = { email: 'n@example.org', emailNormalised: 'n@example.org' };
  await database.storage.db.insert(users).values({ id: userId, ...named, ...contact, createdAt: now });
});

afterAll(async () => {
  await other.close();
  await database.drop();
});

/** Starts sessions that both processes remember. */
async function begin(count: number): Promise<string[]> {
  const starts = Array.from({ length: count }, () => here.start(database.storage.db, userId, 'Phone'));
  const tokens = await Promise.all(starts);
  for (const token of tokens) {
    // A notice about earlier sessions may come in between. Then a session is not remembered.
    for (const sessions of [here, there]) {
      await expect
        .poll(async () => (await sessions.find(token)) && sessions.remembered(token), patiently)
        .toBeTruthy();
    }
  }
  return tokens;
}

const rememberedOf = (tokens: readonly string[]) =>
  tokens.map((token) => there.remembered(token) !== undefined);

describe('Sessions', () => {
  it('forgets in every process the sessions that have ended, and no other', async () => {
    const [ending = '', staying = ''] = await begin(2);
    const session = await here.find(ending);
    if (!session) throw new Error('The session was not found');
    await here.end(database.storage.db, session);
    await expect.poll(() => rememberedOf([ending, staying]), patiently).toEqual([false, true]);
    expect(here.remembered(ending)).toBeUndefined();
    expect(here.remembered(staying)).toBeDefined();
  });

  it('forgets all if more than a notice can name have ended at once', async () => {
    const tokens = await begin(102);
    const [staying = '', ...ending] = tokens;
    const sessions = await Promise.all(ending.map((token) => here.find(token)));
    const hashes = sessions.map((session) => session?.tokenHash ?? '');
    await database.storage.db.delete(table).where(inArray(table.tokenHash, hashes));
    await expect.poll(() => rememberedOf(tokens).includes(true), patiently).toBe(false);
    expect(await there.find(staying)).toMatchObject({ userId });
  });

  it('writes a renewal at most once an hour', async () => {
    const [token = ''] = await begin(1);
    const expiryAfter = async (ms: number) => {
      now = new Date(now.getTime() + ms);
      const session = await here.find(token);
      if (session) await here.renew(session);
      return (await here.find(token))?.expiresAt.getTime();
    };
    const first = (await expiryAfter(0)) ?? 0;
    expect(await expiryAfter(hour - 1000)).toBe(first);
    expect(await expiryAfter(1000)).toBe(first + hour);
  });
});
