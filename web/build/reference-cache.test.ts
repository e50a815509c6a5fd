import * as contract from '@oryx/contract';
import { describe, expect, it, vi } from 'vitest';
import { referenceCache } from '../src/product.ts';
import { keepReferenceLists } from './reference-cache.ts';

const lists = [
  contract.listMedications,
  contract.listAlgorithms,
  contract.listVitalSigns,
  contract.listAirwayEquipment,
  contract.listDefibrillation,
  contract.getRemiKnowledge,
];
const paths: readonly string[] = lists.map(({ path }) => path);

const origin = 'https://oryx.example.org';
type Asked = Parameters<typeof keepReferenceLists.urlPattern>[0];
const isKept = (address: string) => {
  const url = new URL(address, origin);
  return keepReferenceLists.urlPattern({ url, sameOrigin: url.origin === origin } as Asked);
};
const [plugin] = keepReferenceLists.options.plugins;
type Fetched = Parameters<NonNullable<typeof plugin>['fetchDidSucceed']>[0];
type Stored = Parameters<NonNullable<typeof plugin>['cacheWillUpdate']>[0];
const fetched = (status: number) => ({ response: new Response(null, { status }) }) as Fetched;

describe('the service worker', () => {
  it.each(paths)('API-15 API-16 keeps %s', (path) => {
    expect(isKept(path)).toBe(true);
  });

  it('keeps no other path of the contract', () => {
    const others = contract.endpoints.map(({ path }) => path).filter((path) => !paths.includes(path));
    expect(others).toContain('/api/auth/user');
    expect(others.filter(isKept)).toEqual([]);
  });

  it.each([
    '/api/medications?q=1',
    '/api/medications/',
    '/api/medications/1',
    '/api/pediatrics',
    '/x/api/algorithms',
    'https://elsewhere.example.org/api/algorithms',
  ])('does not keep %s', (address) => {
    expect(isKept(address)).toBe(false);
  });

  it('asks the network first, and keeps only responses to GET with status 200', async () => {
    expect(keepReferenceLists).toMatchObject({
      method: 'GET',
      handler: 'NetworkFirst',
      options: { cacheName: referenceCache },
    });
    vi.stubGlobal('caches', { has: async () => true });
    for (const status of [200, 203, 404, 500]) {
      const stored = await plugin?.cacheWillUpdate(fetched(status) as Stored);
      expect(stored?.status).toBe(status === 200 ? 200 : undefined);
    }
  });

  it('AUTH-22 does not store a response that was in flight when the session ended', async () => {
    const has = vi.fn(async () => false);
    vi.stubGlobal('caches', { has });
    expect(await plugin?.cacheWillUpdate(fetched(200) as Stored)).toBeNull();
    expect(has).toHaveBeenCalledExactlyOnceWith(referenceCache);
  });

  it('AUTH-22 removes the reference cache when the server says that the session has ended', async () => {
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove });
    const answers = [200, 500, 401];
    for (const status of answers) {
      expect((await plugin?.fetchDidSucceed(fetched(status)))?.status).toBe(status);
      expect(remove).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
    }
    expect(remove).toHaveBeenCalledWith(referenceCache);
  });
});
