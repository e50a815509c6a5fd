import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answerFor } from '../../http/serve.ts';
import type { PoolLimits } from '../../storage/database-pool.ts';
import { openDatabase, type Storage } from '../../storage/storage.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { untold } from './under-writes.ts';

describe('time limits of the database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });

  afterAll(() => database.drop());

  async function withLimits(limits: Partial<PoolLimits>, work: (storage: Storage) => Promise<void>) {
    const to = { ...inject('postgres'), database: database.name };
    const { storage } = await openDatabase(to, untold, { limits });
    await work(storage);
    expect((await storage.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await storage.close();
  }

  /** The status that a caller gets for the error with which some work rejects. */
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error) => answerFor(error).error.status,
    );

  it('end a statement that takes too long', () =>
    withLimits({ statementMs: 300 }, async ({ db }) => {
      expect(await statusOf(db.execute(sql`select pg_sleep(600)`))).toBe(503);
    }));

  it('end a transaction that takes too long, and give its connection back', () =>
    withLimits({ useMs: 500 }, async ({ db }) => {
      const slow = db.transaction(async (transaction) => {
        for (;;) {
          await transaction.execute(sql`select 1`);
          await delay(20);
        }
      });
      expect(await statusOf(slow)).toBe(503);
    }));

  it('end the wait for a free connection', () =>
    withLimits({ connectionMs: 2000 }, async ({ db }) => {
      let finish: (() => void) | undefined;
      const finished = new Promise<void>((done) => {
        finish = done;
      });
      const busy = Array.from({ length: 10 }, () => db.transaction(() => finished));
      expect(await statusOf(db.execute(sql`select 1`))).toBe(503);
      finish?.();
      await Promise.all(busy);
    }));
});
