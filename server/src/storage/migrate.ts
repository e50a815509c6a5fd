import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Folder of the SQL files, the same from src/ and dist/. They are not compiled, so they stay in src/. */
const migrationsFolder = fileURLToPath(new URL('../../src/storage/migrations', import.meta.url));

/** Advisory lock for migrations. Other processes wait for it. */
const migrationLock = 7_261_002;

/** Migrates a database to the newest schema. Safe if several processes start at once. */
export async function migrateDatabase(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock(${migrationLock})`);
  try {
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query(`select pg_advisory_unlock(${migrationLock})`);
  }
}
