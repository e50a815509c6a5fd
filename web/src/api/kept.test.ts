import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';
import { referenceCache } from '../product.ts';
import { stubApi } from '../test/stub-api.ts';
import { type Stored, stubCaches } from '../test/stub-caches.ts';
import { fetchKept, keptAge, keptText } from './kept.ts';

const path = '/api/medications';
let stored: Stored;

beforeEach(() => {
  stored = stubCaches();
});

const allow = () => stored.set(referenceCache, new Map());
const keep = (text: string) => stored.set(referenceCache, new Map([[path, new Response(text)]]));
const answerWith = (response: () => Response) => vi.stubGlobal('fetch', async () => response());

describe('an answer that is fetched to be kept', () => {
  it('API-15 API-16 is kept with the date of the server', async () => {
    allow();
    const date = 'Sat, 21 Nov 2026 12:05:00 GMT';
    answerWith(() => new Response('["new"]', { headers: { date } }));
    expect(await fetchKept(path)).toBe('["new"]');
    expect(await keptText(path)).toBe('["new"]');
    expect(stored.get(referenceCache)?.get(path)?.headers.get('date')).toBe(date);
    expect(keptAge(path)).toBeLessThan(60_000);
  });

  it.each<[string, () => Response]>([
    ['the page of a public network', () => new Response('<!doctype html>Please sign in')],
    ['half an answer', () => new Response('["ol')],
    ['a fault', () => new Response('{"message":"broken"}', { status: 500 })],
    ['a proxy without a server', () => new Response('', { status: 502 })],
    ['the refusal of a public network', () => new Response('<html></html>', { status: 401 })],
  ])('does not take the place of the kept one if it is %s', async (_, response) => {
    keep('["old"]');
    answerWith(response);
    await expect(fetchKept(path)).rejects.toThrow();
    expect(await keptText(path)).toBe('["old"]');
    expect(keptAge(path)).toBe(Number.POSITIVE_INFINITY);
  });

  it('AUTH-22 is not kept if it was in flight when the session ended', async () => {
    answerWith(() => new Response('["new"]'));
    expect(await fetchKept(path)).toBe('["new"]');
    expect(stored.has(referenceCache)).toBe(false);
  });

  it('AUTH-22 API-04 removes all that is kept if the server says that the session has ended', async () => {
    keep('["old"]');
    stubApi({});
    await expect(fetchKept(path)).rejects.toThrow('401');
    expect(stored.has(referenceCache)).toBe(false);
  });

  it('is requested once by two screens at a time', async () => {
    const calls = stubApi({ [`GET ${path}`]: { body: ['new'] } });
    expect(await Promise.all([fetchKept(path), fetchKept(path)])).toEqual(['["new"]', '["new"]']);
    expect(calls).toHaveLength(1);
    announceSessionEnd();
  });

  it('is returned where the browser has no Cache Storage', async () => {
    vi.stubGlobal('caches', undefined);
    stubApi({ [`GET ${path}`]: { body: ['new'] } });
    expect(await fetchKept(path)).toBe('["new"]');
    expect(await keptText(path)).toBeUndefined();
  });
});
