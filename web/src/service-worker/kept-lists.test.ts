import * as contract from '@oryx/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { referenceCache } from '../product.ts';
import { type Stored, stubCaches } from '../test/stub-caches.ts';
import { isKeptList, listFor } from './kept-lists.ts';

const lists = [
  contract.listLearningPaths,
  contract.listLearningModules,
  contract.listRecommendations,
  contract.learningAnalytics,
];
const paths: readonly string[] = lists.map(({ path }) => path);

const origin = 'https://oryx.example.org';
const asked = (address: string, method = 'GET') =>
  isKeptList({ url: new URL(address, origin).href, method }, origin);

describe('the lists that are kept', () => {
  it.each(paths)('LEARN-19 include %s', (path) => {
    expect(asked(path)).toBe(true);
  });

  it('include no other path of the contract', () => {
    const others = contract.endpoints.map(({ path }) => path).filter((path) => !paths.includes(path));
    expect(others).toContain('/api/auth/user');
    expect(others.filter((path) => asked(path))).toEqual([]);
  });

  it.each([
    '/api/medications?q=1',
    '/api/medications/',
    '/api/medications/1',
    '/api/pediatrics',
    '/x/api/algorithms',
    'https://elsewhere.example.org/api/algorithms',
  ])('do not include %s', (address) => {
    expect(asked(address)).toBe(false);
  });

  it('do not include what is sent', () => {
    expect(asked('/api/medications', 'POST')).toBe(false);
  });
});

describe('the answer of a kept list', () => {
  const request = new Request(`${origin}/api/medications`);
  let stored: Stored;
  let work: Promise<unknown>[];
  beforeEach(() => {
    stored = stubCaches();
    work = [];
  });

  const answer = async () => (await listFor(request, (each) => void work.push(each))).text();
  const server = (status: number, body: string) =>
    vi.stubGlobal(
      'fetch',
      async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
  const unreachable = () =>
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
  const keep = (body: string) =>
    stored.set(referenceCache, new Map([['/api/medications', new Response(body)]]));
  const kept = async () => {
    await Promise.all(work);
    return stored.get(referenceCache)?.get('/api/medications')?.text();
  };

  it('is that of the server, and is kept', async () => {
    keep('old');
    server(200, 'new');
    expect(await answer()).toBe('new');
    expect(await kept()).toBe('new');
  });

  it('is not kept if it is the page of a public network', async () => {
    keep('old');
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await answer()).toBe('<html>');
    expect(await kept()).toBe('old');
  });

  it('is the kept one if the server cannot be reached', async () => {
    keep('old');
    unreachable();
    expect(await answer()).toBe('old');
  });

  it('is the kept one if the server does not answer in time', async () => {
    vi.useFakeTimers();
    keep('old');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const answered = answer();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answered).toBe('old');
  });

  it('fails if the server cannot be reached and nothing is kept', async () => {
    unreachable();
    await expect(answer()).rejects.toThrow('Failed to fetch');
  });

  it.each([203, 404, 500])('is not kept with status %i', async (status) => {
    keep('old');
    server(status, 'other');
    expect(await answer()).toBe('other');
    expect(await kept()).toBe('old');
  });

  it('AUTH-22 is not kept if it was in flight when the session ended', async () => {
    server(200, 'new');
    expect(await answer()).toBe('new');
    await Promise.all(work);
    expect(stored.has(referenceCache)).toBe(false);
  });

  it('AUTH-22 removes all kept lists when the server says that the session has ended', async () => {
    keep('old');
    server(401, '');
    await answer();
    await Promise.all(work);
    expect(stored.has(referenceCache)).toBe(false);
  });
});
