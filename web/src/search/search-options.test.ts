import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { announceSessionEnd } from '../device/session-end.ts';
import { stubApi } from '../test/stub-api.ts';
import { ask } from './ask.ts';
import { searchOptions } from './search-options.ts';

const minutes = (count: number) => count * 60_000;

describe('the search call', () => {
  it('SRCH-16 CONST-02 API-13 is repeated only after 5 minutes', async () => {
    announceSessionEnd();
    vi.useFakeTimers({ toFake: ['Date'] });
    const calls = stubApi({ 'GET /api/search?q=gcs': { body: [] } });
    const searches = () => calls.filter(({ path }) => path.startsWith('/api/search?')).length;
    await ask('gcs');
    vi.setSystemTime(Date.now() + minutes(5) - 1);
    await ask('gcs');
    expect(searches()).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    await ask('gcs');
    expect(searches()).toBe(2);
    expect(searchOptions('gcs')).toMatchObject({ staleTime: minutes(5), gcTime: minutes(5) });
  });

  it.each([{ status: 500 }, 'network failure' as const])(
    'SRCH-17 fails with the message Search failed after %j',
    async (answer) => {
      stubApi({ 'GET /api/search?q=x': answer });
      await expect(queryClient.fetchQuery(searchOptions('x'))).rejects.toThrow(/^Search failed$/);
      await expect(ask('x')).rejects.toThrow(/^Search failed$/);
    },
  );
});
