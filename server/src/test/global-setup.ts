import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { withOneConnection } from '../storage/connection.ts';
import { type Address, EmbeddedPostgres } from '../storage/embedded/embedded-postgres.ts';
import { placePostgres } from '../storage/embedded/placement.ts';
import { migrateDatabase } from '../storage/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Address;
  }
}

/** The template of all test databases. */
export const templateDatabase = 'template_oryx';

/** Runs one real PostgreSQL for all test files, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'oryx-test-'));
  // If the tests run as root, the account of PostgreSQL needs access.
  await chmod(folder, 0o755);
  const placement = await placePostgres(folder, () => undefined);
  // Test data need not survive a power failure.
  const server = await EmbeddedPostgres.open({ placement, settings: { fsync: 'off' } });
  await withOneConnection({ ...server.address, database: 'postgres' }, async (connection) => {
    await connection.query(`create database ${templateDatabase}`);
  });
  await withOneConnection({ ...server.address, database: templateDatabase }, migrateDatabase);
  project.provide('postgres', server.address);
  return () => server.close();
}
