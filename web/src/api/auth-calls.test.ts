import * as contract from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import * as accountCalls from './account-calls.ts';
import * as authCalls from './auth-calls.ts';

describe('the calls of the browser', () => {
  const calls = { ...authCalls, ...accountCalls };
  const declared = new Map<string, unknown>(Object.entries(contract));

  it.each(Object.entries(calls))(
    'API-05 API-12 %s uses the method and path of the contract',
    async (name, call) => {
      const { method, path } = declared.get(name) as contract.Endpoint;
      const made = stubApi({ [`${method} ${path}`]: {} });
      await (call as (request: object) => Promise<unknown>)({});
      expect(made).toMatchObject([{ method, path }]);
    },
  );
});
