import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('CONST-03 never refetches by itself, never calls data stale, never retries', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
