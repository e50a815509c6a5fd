import { expect, it } from 'vitest';
import { databaseUrls } from './database-url.ts';

it('databaseUrls returns one URL a host, each with the user, the database and the parameters', () => {
  expect(databaseUrls('postgres://oryx:a,b@one:5432,[2001:db8::2]:5433/oryx?sslmode=verify-full')).toEqual([
    'postgres://oryx:a,b@one:5432/oryx?sslmode=verify-full',
    'postgres://oryx:a,b@[2001:db8::2]:5433/oryx?sslmode=verify-full',
  ]);
  expect(databaseUrls('postgres:///oryx?host=/run/postgresql')).toEqual([
    'postgres:///oryx?host=/run/postgresql',
  ]);
});
