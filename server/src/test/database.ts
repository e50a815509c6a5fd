import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withOneConnection } from '../storage/connection.ts';
import { openDatabase, type Storage } from '../storage/storage.ts';
import { templateDatabase } from './global-setup.ts';

/** A separate, migrated, empty database for a test. */
export interface TestDatabase {
  readonly name: string;
  readonly storage: Storage;
  /** Opens the database as another process does. The caller closes it. */
  another(): Promise<Storage>;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

const ignored = { onAway: () => undefined, onBack: () => undefined };

/** No test fails because the machine is slow. The time limits have tests of their own. */
const limitMs = 600_000;
const patient = {
  silentMs: limitMs,
  limits: { connectionMs: limitMs, statementMs: limitMs, useMs: limitMs },
  patience: { forMs: limitMs },
};

/** Creates a database for one test file. End it with `drop`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const control = { ...address, database: 'postgres' };
  await withOneConnection(control, async (connection) => {
    // A template can only be copied once at a time.
    await connection.query('select pg_advisory_lock(1)');
    await connection.query(`create database ${name} template ${templateDatabase}`);
  });
  const another = async () => (await openDatabase({ ...address, database: name }, ignored, patient)).storage;
  const storage = await another();
  return {
    name,
    storage,
    another,
    drop: async () => {
      await storage.close();
      await withOneConnection(control, async (connection) => {
        await connection.query(`drop database ${name} with (force)`);
      });
    },
  };
}
