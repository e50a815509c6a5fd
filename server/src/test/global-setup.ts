import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Address, EmbeddedPostgres } from '../storage/embedded/embedded-postgres.ts';
import { placePostgres } from '../storage/embedded/placement.ts';
import { migrateDatabase } from '../storage/migrate.ts';
import { withOneConnection } from '../storage/storage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Address;
  }
}

/** The database that every test's own is copied from. */
export const templateDatabase = 'template_oryx';

/** Runs one real PostgreSQL for all test files, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'oryx-test-'));
  // Where the tests run as root, the account that PostgreSQL runs as must get in.
  await chmod(folder, 0o755);
  const placement = await placePostgres(folder, () => undefined);
  // Nothing here needs to outlive a power cut.
  const server = await EmbeddedPostgres.open({ placement, settings: { fsync: 'off' } });
  await withOneConnection({ ...server.address, database: 'postgres' }, async (connection) => {
    await connection`create database ${connection(templateDatabase)}`;
  });
  await withOneConnection({ ...server.address, database: templateDatabase }, migrateDatabase);
  project.provide('postgres', server.address);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
}
