import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { users } from '../../storage/schema.ts';
import type { Storage } from '../../storage/storage.ts';
import type { TestDatabase } from '../database.ts';
import { member, somebody } from '../people.ts';
import { openTestApp } from '../test-app.ts';

/** How often each fault is repeated. */
const rounds = 5;
const writers = 4;
const away = { message: 'The server cannot reach its database. Please try again in a moment.' };

/** For a storage that tells nobody about its state. */
export const untold = { say: () => undefined, onAway: () => undefined, onBack: () => undefined };

/** Opens the app on a storage that the tests break, with a signed-in user. `close` closes both. */
export async function openUnderWrites(storage: Storage) {
  const test = await openTestApp({ database: asDatabase(storage) });
  const user = await member(test);
  let address = 0;

  /** Registers somebody. Returns the address if that was acknowledged. Every other answer must be the 503. */
  async function write(): Promise<string | undefined> {
    address += 1;
    const person = somebody();
    const response = await test
      .browser(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`)
      .post('register', person);
    if (response.status === 200) return person.email;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await response.json()).toEqual(away);
    return undefined;
  }

  const isReady = async () => (await test.app.request('/readyz')).status === 200;

  /** Causes the fault while several loops write, and ends it. Returns the acknowledged addresses. */
  async function writeDuring(fault: () => Promise<void>): Promise<string[]> {
    const acknowledged: string[] = [];
    let isOver = false;
    const loop = async () => {
      while (!isOver) {
        const email = await write();
        if (email) acknowledged.push(email);
        // Without a pause, the writers would keep the processor busy while everybody waits for the fault to end.
        await delay(email ? 20 : 200);
      }
    };
    const loops = Array.from({ length: writers }, loop);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(writers);
    await fault();
    await expect.poll(isReady).toBe(true);
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + writers);
    isOver = true;
    await Promise.all(loops);
    return acknowledged;
  }

  /** Every acknowledged write is there, and the user is still signed in. */
  async function expectNothingLost(acknowledged: readonly string[]): Promise<void> {
    const stored = await storage.db.select({ email: users.email }).from(users);
    const known = new Set(stored.map(({ email }) => email));
    expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
    expect((await user.browser.send('GET', '/api/auth/user')).status).toBe(200);
  }

  return {
    db: storage.db,
    isReady,
    write,

    /** Causes the fault several times under writes. Nothing acknowledged may be lost in any of them. */
    async survive(fault: () => Promise<void>): Promise<void> {
      for (let round = 0; round < rounds; round += 1) await expectNothingLost(await writeDuring(fault));
    },

    /** Waits until a reader has been told that the database is away. */
    async untilToldAway(): Promise<void> {
      await expect.poll(async () => (await user.browser.send('GET', '/api/auth/user')).status).toBe(503);
    },

    /** Waits until the server knows that it is not ready, while it still lives and answers. */
    async untilRed(): Promise<void> {
      await expect.poll(isReady).toBe(false);
      expect((await test.app.request('/healthz')).status).toBe(200);
      const response = await user.browser.send('GET', '/api/auth/user');
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual(away);
    },

    close: () => test.close(),
  };
}

export type UnderWrites = Awaited<ReturnType<typeof openUnderWrites>>;

/** The storage in the form that a test app takes. */
function asDatabase(storage: Storage): TestDatabase {
  return {
    name: 'oryx',
    storage,
    another: () => Promise.reject(new Error('not needed')),
    drop: () => storage.close(),
  };
}
