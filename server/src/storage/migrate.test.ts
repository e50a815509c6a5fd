import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, inject, it } from 'vitest';
import { withOneConnection } from './connection.ts';
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
});
