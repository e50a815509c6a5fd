import { describe, expect, it } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';
import { queryClient } from './query-client.ts';

describe('server data', () => {
  it('CONST-03 is never refetched by itself, never stale, never tried twice', () => {
    const { queries, mutations } = queryClient.getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('AUTH-22 is forgotten when the session ends', () => {
    queryClient.setQueryData(['medications'], ['adrenaline']);
    announceSessionEnd();
    expect(queryClient.getQueryData(['medications'])).toBeUndefined();
  });
});
