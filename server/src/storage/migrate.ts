import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type postgres from 'postgres';

/** Reads the same from src/ and from dist/: the SQL files are not compiled, so they stay in src/. */
const migrationsFolder = fileURLToPath(new URL('../../src/storage/migrations', import.meta.url));

/** Advisory lock under which one process migrates while others wait. */
const migrationLock = 7_261_002;

/**
 * Brings a database to the newest schema. Safe when several processes start at once.
 * @param connection a client of exactly one connection, which holds the lock; the caller ends it
 */
export async function migrateDatabase(connection: postgres.Sql): Promise<void> {
  await connection`select pg_advisory_lock(${migrationLock})`;
  try {
    await migrate(drizzle(connection), { migrationsFolder });
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
  }
}
