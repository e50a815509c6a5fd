import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { withOneConnection } from '../storage/connection.ts';
import { openDatabase } from '../storage/storage.ts';
import { createTestDatabase } from '../test/database.ts';
import { RoleRecord } from './role-record.ts';

const script = fileURLToPath(new URL('../../../deploy/protect-records.sql', import.meta.url));
const ignored = { onAway: () => undefined, onBack: () => undefined };

it('lets the role of Oryx add to the record but not change it, nor its protection, after deploy/protect-records.sql', async () => {
  const database = await createTestDatabase();
  const own = `oryx_${randomBytes(6).toString('hex')}`;
  const asOwner = { ...inject('postgres'), database: database.name };
  const asOryx = { ...asOwner, user: own, password: own };
  try {
    await withOneConnection(asOwner, async (client) => {
      // As it is where Oryx itself has made its tables.
      await client.query(`create role ${own} login password '${own}'`);
      await client.query(`alter schema public owner to ${own}; alter schema drizzle owner to ${own}`);
      const { rows } = await client.query(
        "select schemaname, tablename from pg_tables where schemaname in ('public', 'drizzle')",
      );
      for (const { schemaname, tablename } of rows) {
        await client.query(`alter table ${schemaname}.${tablename} owner to ${own}`);
      }
      await client.query(`alter function refuse_change() owner to ${own}`);
      await client.query((await readFile(script, 'utf8')).replaceAll(/\boryx\b/g, own));
    });

    // Oryx starts, migrates and grants as before.
    const { storage } = await openDatabase(asOryx, ignored);
    try {
      const { db } = storage;
      await db.execute(`insert into users values ('9a8a1832-acd9-4cbb-9196-166339e60f52', 'Selma', 'Nangolo', 'Nurse',
        'selma@example.org', 'selma@example.org', '', now(), now())`);
      const record = new RoleRecord(db, () => new Date());
      const change = { email: 'selma@example.org', role: 'editor', reason: 'Agreed.' } as const;
      expect((await record.grant(change, { origin: 'server' })).roles).toEqual(['editor']);
    } finally {
      await storage.close();
    }
    await withOneConnection(asOryx, async (client) => {
      for (const statement of [
        "update role_grants set reason = ''",
        'delete from role_grants',
        'truncate role_grants',
        'alter table role_grants disable trigger all',
        'drop trigger role_grants_only_added on role_grants',
        'drop function refuse_change() cascade',
        'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
        'drop table role_grants',
        'alter table role_grants rename to forgotten',
        `alter table role_grants owner to ${own}`,
      ]) {
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
    });
  } finally {
    await database.drop();
    await withOneConnection({ ...asOwner, database: 'postgres' }, (client) =>
      client.query(`drop role if exists ${own}`),
    );
  }
});
