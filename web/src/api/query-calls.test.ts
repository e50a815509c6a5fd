import * as contract from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import { search } from './search-calls.ts';
import { listSystemUpdates } from './update-calls.ts';

describe('the calls whose request goes into the address', () => {
  it('API-13 SRCH-09 search encodes the text', async () => {
    const { method, path } = contract.search;
    const made = stubApi({ [`${method} ${path}?q=a%26b%20c%2B%C3%A9`]: { body: [] } });
    expect(await search({ q: 'a&b c+é' })).toEqual([]);
    expect(made).toMatchObject([{ method, body: undefined, init: { credentials: 'include' } }]);
  });

  it('API-14 the updates are asked for with their number', async () => {
    const { method, path } = contract.listSystemUpdates;
    stubApi({ [`${method} ${path}?limit=3`]: { body: [] } });
    expect(await listSystemUpdates({ limit: 3 })).toEqual([]);
  });

  it('API-14 API-18 a call that asks nothing goes to the bare address', async () => {
    const { method, path } = contract.listSystemUpdates;
    const made = stubApi({ [`${method} ${path}`]: { body: [] } });
    expect(await listSystemUpdates({})).toEqual([]);
    expect(made).toMatchObject([{ path }]);
  });
});
