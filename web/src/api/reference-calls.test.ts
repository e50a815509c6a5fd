import * as contract from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import * as referenceCalls from './reference-calls.ts';

describe('the calls for reference lists', () => {
  const declared = new Map<string, unknown>(Object.entries(contract));

  it.each(Object.entries(referenceCalls))(
    'API-05 API-16 %s uses the method and path of the contract',
    async (name, call) => {
      const { method, path } = declared.get(name) as contract.Endpoint;
      const made = stubApi({ [`${method} ${path}`]: { body: [] } });
      await call();
      expect(made).toMatchObject([{ method, path }]);
    },
  );
});
