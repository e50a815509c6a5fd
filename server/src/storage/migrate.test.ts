import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, inject, it } from 'vitest';
import { openConnection, withOneConnection } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

const metaFolder = fileURLToPath(new URL('./migrations/meta/', import.meta.url));

describe('migrations', () => {
  it('create the database that schema.ts describes', async () => {
    const snapshots = (await readdir(metaFolder)).filter((file) => file.endsWith('_snapshot.json')).sort();
    const newest = JSON.parse(await readFile(`${metaFolder}${snapshots.at(-1)}`, 'utf8'));
    const missing = await generateMigration(newest, generateDrizzleJson(schema, newest.id));
    expect(missing, 'run `npx drizzle-kit generate` in server/').toEqual([]);
  });

  it('are applied once if four processes start at once', async () => {
    const address = inject('postgres');
    const control = { ...address, database: 'postgres' };
    await withOneConnection(control, (connection) => connection.query('create database migrate_at_once'));
    const to = { ...address, database: 'migrate_at_once' };

    await Promise.all(Array.from({ length: 4 }, () => withOneConnection(to, migrateDatabase)));

    const { rows: applied } = await withOneConnection(to, (connection) =>
      connection.query('select hash from drizzle.__drizzle_migrations'),
    );
    const files = (await readdir(`${metaFolder}..`)).filter((file) => file.endsWith('.sql'));
    expect(applied).toHaveLength(files.length);
    await withOneConnection(control, (connection) => connection.query('drop database migrate_at_once'));
  });

  it('cut off between two of their statements are all or none, and completed by the next start', async () => {
    const control = { ...inject('postgres'), database: 'postgres' };
    await withOneConnection(control, (connection) => connection.query('create database migrate_cut_off'));
    const to = { ...control, database: 'migrate_cut_off' };
    /** Migrates, and loses the connection before the statement of a number. Returns true if there was none. */
    const migrateUntil = async (statement: number) => {
      const { client, cut } = await openConnection(to);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      let number = 0;
      client.query = ((...args: unknown[]) => {
        number += 1;
        if (number === statement) cut();
        return query(...args);
      }) as typeof client.query;
      return migrateDatabase(client)
        .then(() => true)
        .catch(() => false)
        .finally(cut);
    };
    const tables = () =>
      withOneConnection(to, async (connection) => {
        const { rows } = await connection.query("select from pg_tables where schemaname = 'public'");
        return rows.length;
      });
    const all = Object.values(schema).filter((each) => is(each, PgTable)).length;
    // All of them take too long for each run.
    let statement = 1;
    while (!(await migrateUntil(statement))) {
      expect([0, all], `before statement ${statement}`).toContain(await tables());
      statement += 5;
    }
    expect(statement).toBeGreaterThan(all);
    expect(await tables()).toBe(all);
    await withOneConnection(control, (connection) => connection.query('drop database migrate_cut_off'));
  });
});
