import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withOneConnection } from '../../storage/connection.ts';
import { openDatabase } from '../../storage/storage.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../database-proxy.ts';
import { openUnderWrites, type UnderWrites, untold } from './under-writes.ts';

describe('a server whose database is far away lives, answers, and loses nothing', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let server: UnderWrites;

  beforeAll(async () => {
    database = await createTestDatabase();
    const direct = inject('postgres');
    proxy = await startDatabaseProxy(direct);
    const to = { ...direct, port: proxy.port, database: database.name };
    const { storage } = await openDatabase(to, untold);
    server = await openUnderWrites(storage);
  });

  afterAll(async () => {
    await server.close();
    await proxy.close();
    await database.drop();
  });

  it.each(['refuse', 'silent'] as const)('if the network is in mode "%s", five times', async (mode) => {
    await server.survive(async () => {
      proxy.set(mode);
      try {
        await server.untilRed();
      } finally {
        proxy.set('pass');
      }
    });
  });

  it('if an administrator ends its connections, five times', async () => {
    await server.survive(() =>
      withOneConnection({ ...inject('postgres'), database: 'postgres' }, async (client) => {
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          database.name,
        ]);
      }),
    );
  });

  it('and a write in doubt is not answered as done', async () => {
    proxy.set('no answers');
    const inDoubt = server.write();
    expect(await inDoubt).toBeUndefined();
    await server.untilToldAway();
    proxy.set('pass');
    await expect.poll(server.isReady).toBe(true);
  });

  it('and connections that die between two statements of a transaction leave the pool', async () => {
    const { db } = server;
    // More than the pool has.
    for (let number = 0; number < 12; number += 1) {
      const broken = db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
        await delay(20);
        await transaction.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
    }
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
