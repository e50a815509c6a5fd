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

it('lets the role of Oryx add to the records but not change them, nor their protection, after deploy/protect-records.sql', async () => {
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
      for (const name of ['refuse_change', 'refuse_rewriting', 'keep_replaced_files']) {
        await client.query(`alter function ${name}() owner to ${own}`);
      }
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
      const refused = async (statement: string) =>
        expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      // An import keeps what a file said before.
      await client.query(
        `insert into content_documents (name, body, hash, files) values ('x', '{}', '', '{"x.yaml": "1"}')`,
      );
      await client.query(`update content_documents set files = '{"x.yaml": "2"}' where name = 'x'`);
      const kept = await client.query('select path, text from replaced_files');
      expect(kept.rows).toEqual([{ path: 'x.yaml', text: '1' }]);
      for (const statement of [
        'alter table content_documents disable trigger all',
        'drop trigger content_documents_kept on content_documents',
        'delete from content_documents',
        'drop function refuse_change() cascade',
        'drop function keep_replaced_files() cascade',
        'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
        'create or replace function refuse_rewriting() returns trigger language plpgsql as $$ begin return new; end $$',
      ]) {
        await refused(statement);
      }
      // Every table of which a migration says that it is only added to.
      const { rows: guarded } =
        await client.query(`select tgrelid::regclass::text as name, tgname as trigger from pg_trigger
        where tgfoid in ('refuse_change'::regproc, 'refuse_rewriting'::regproc)`);
      expect(guarded.length).toBeGreaterThanOrEqual(8);
      for (const { name, trigger } of guarded) {
        const { rows } = await client.query(
          `select attname from pg_attribute where attrelid = $1::regclass and attnum = 1`,
          [name],
        );
        for (const statement of [
          `update ${name} set ${rows[0].attname} = ${rows[0].attname}`,
          `delete from ${name}`,
          `truncate ${name}`,
          `alter table ${name} disable trigger all`,
          `drop trigger ${trigger} on ${name}`,
          `drop table ${name}`,
          `alter table ${name} rename to forgotten`,
          `alter table ${name} owner to ${own}`,
        ]) {
          await refused(statement);
        }
        // It may still be added to.
        const { rows: right } = await client.query(`select has_table_privilege($1, 'insert') as may`, [name]);
        expect(right, name).toEqual([{ may: true }]);
      }
    });
  } finally {
    await database.drop();
    await withOneConnection({ ...asOwner, database: 'postgres' }, (client) =>
      client.query(`drop role if exists ${own}`),
    );
  }
});
