import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Storage, withOneConnection } from '../storage/storage.ts';
import { templateDatabase } from './global-setup.ts';

/** A database of a test's own, migrated and empty. */
export interface TestDatabase {
  readonly name: string;
  readonly storage: Storage;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** Makes a database for one test file; end it with `drop`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const control = { ...address, database: 'postgres' };
  await withOneConnection(control, async (connection) => {
    // Only one copy of a template can be made at a time.
    await connection`select pg_advisory_lock(1)`;
    await connection`create database ${connection(name)} template ${connection(templateDatabase)}`;
  });
  const storage = await openDatabase({ ...address, database: name });
  return {
    name,
    storage,
    drop: async () => {
      await storage.close();
      await withOneConnection(control, async (connection) => {
        await connection`drop database ${connection(name)} with (force)`;
      });
    },
  };
}
