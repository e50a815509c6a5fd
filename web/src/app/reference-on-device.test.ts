import * as contract from '@oryx/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceRecovery } from '../api/recovery.ts';
import { announceSessionEnd } from '../device/session-end.ts';
import { referenceCache } from '../product.ts';
import { type ApiAnswer, stubApi } from '../test/stub-api.ts';
import { until } from '../test/until.ts';
import { keepReference, worksOffline } from './reference-on-device.ts';

const tables = [contract.listVitalSigns, contract.listAirwayEquipment, contract.listDefibrillation];
const paths = [contract.listMedications, contract.listAlgorithms, ...tables].map(({ path }) => path);
const learning = [
  contract.listLearningPaths,
  contract.listLearningModules,
  contract.listRecommendations,
  contract.learningAnalytics,
].map(({ path }) => path);
const fetched = [...paths, contract.getSearchData.path, contract.getRemiKnowledge.path, ...learning];
const list: ApiAnswer = { body: [] };
const lists = Object.fromEntries(fetched.map((path) => [`GET ${path}`, list]));

/** Puts a service worker into the browser; answers how to let it take the page over. */
function stubWorker(controller: object | null): () => void {
  const worker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  return () => worker.dispatchEvent(new Event('controllerchange'));
}

/** Keeps an answer of this date for each path. */
function stubKept(dates: Readonly<Record<string, string>>) {
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: CacheQueryOptions & { cacheName: string }) => {
      const date = cacheName === referenceCache ? dates[path] : undefined;
      return date === undefined ? undefined : new Response('[]', { headers: { date } });
    },
  });
}

const on = (paths: readonly string[], date: string) => Object.fromEntries(paths.map((path) => [path, date]));
const today = 'Sat, 21 Nov 2026 12:05:00 GMT';
const lastWeek = 'Sat, 14 Nov 2026 12:05:00 GMT';
const shown = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(date));

// A call of another file's tests may still wait for an answer, and would be waited for here.
beforeEach(announceSessionEnd);

afterEach(() => {
  // What was kept for one user is asked for again by the next.
  announceSessionEnd();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('keeping the reference lists', () => {
  it('API-15 API-16 fetches each list once if a service worker controls the page', async () => {
    stubWorker({});
    const calls = stubApi(lists);
    await keepReference(new AbortController().signal);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(lists));
  });

  it('API-15 API-16 fetches nothing before a service worker controls the page, because nothing would be kept', async () => {
    const takeOver = stubWorker(null);
    const calls = stubApi(lists);
    const keeping = keepReference(new AbortController().signal);
    expect(calls).toEqual([]);
    takeOver();
    await keeping;
    expect(calls).toHaveLength(fetched.length);
  });

  it('ERR-07 fetches the other lists if one fails', async () => {
    stubWorker({});
    const calls = stubApi({
      ...lists,
      [`GET ${paths[0]}`]: 'network failure',
      [`GET ${paths[1]}`]: { status: 500 },
    });
    const leaving = new AbortController();
    void keepReference(leaving.signal);
    await until(() => expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(fetched)));
    leaving.abort();
  });

  it('ERR-07 fetches a list that has failed again when the connection is back', async () => {
    stubWorker({});
    const failing = stubApi({ ...lists, [`GET ${paths[0]}`]: 'network failure' });
    const keeping = keepReference(new AbortController().signal);
    await until(() => expect(failing.map(({ path }) => path)).toContain(fetched.at(-1)));
    const calls = stubApi(lists);
    announceRecovery();
    await keeping;
    expect(calls.map(({ path }) => path)).toEqual([paths[0]]);
  });

  it('gives a list up after three times, until the next visit', async () => {
    stubWorker({});
    const calls = stubApi({ ...lists, [`GET ${paths[0]}`]: { status: 500 } });
    const keeping = keepReference(new AbortController().signal);
    const times = () => calls.filter(({ path }) => path === paths[0]).length;
    for (const pass of [1, 2]) {
      await until(() => expect(times()).toBe(pass));
      await until(() => expect(calls.length).toBe(fetched.length + pass - 1));
      announceRecovery();
    }
    await keeping;
    expect(times()).toBe(3);
  });

  it('lets the service worker store lists from the start of a session on', async () => {
    stubWorker({});
    stubApi(lists);
    const open = vi.fn(async () => undefined);
    vi.stubGlobal('caches', { open });
    await keepReference(new AbortController().signal);
    expect(open).toHaveBeenCalledExactlyOnceWith(referenceCache);
  });

  it('AUTH-22 stops when the user has signed out', async () => {
    stubWorker({});
    const calls = stubApi(lists);
    await keepReference(AbortSignal.abort());
    expect(calls).toEqual([]);
  });

  it('AUTH-22 removes a list that arrives after the end of the session', async () => {
    stubWorker({});
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove, open: async () => undefined });
    const leaving = new AbortController();
    const answer = vi.fn(async () => {
      leaving.abort();
      expect(remove).not.toHaveBeenCalled();
      return new Response('[]');
    });
    vi.stubGlobal('fetch', answer);
    await keepReference(leaving.signal);
    expect(answer).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledExactlyOnceWith(referenceCache);
  });

  it('does nothing where the browser has no service workers', async () => {
    const calls = stubApi(lists);
    await keepReference(new AbortController().signal);
    expect(calls).toEqual([]);
  });
});

describe('the notice of a missing connection', () => {
  it('names all that is on the device, and when the oldest list was updated', async () => {
    stubKept({
      ...on([...paths, contract.getRemiKnowledge.path, ...learning], today),
      '/api/algorithms': lastWeek,
    });
    expect(await worksOffline()).toEqual({
      words: `Calculators, medications, algorithms, Paed-Cal, learning paths and Remi work; the rest needs a connection. Last updated ${shown(lastWeek)}.`,
      short: `Saved content of ${shown(lastWeek).replace(/,.*/, '')} works.`,
    });
  });

  it('does not name a screen if one of its lists is missing', async () => {
    stubKept({ ...on(['/api/medications'], today), '/api/pediatrics/vital-signs': lastWeek });
    expect(await worksOffline()).toEqual({
      words: `Calculators and medications work; the rest needs a connection. Last updated ${shown(today)}.`,
      short: 'Only calculators and medications work.',
    });
  });

  it('says how much is kept while the copy is not complete', async () => {
    stubKept(on(['/api/medications'], today));
    const worker = {
      postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage({ kept: 70, of: 133, bytes: 9 }),
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => ({ active: worker }) },
      configurable: true,
    });
    // 133 files, ten lists and the search data; 70 files and one list are there.
    expect(await worksOffline()).toEqual({
      words: 'The copy on this device is not complete: 71 of 144. What is missing needs a connection.',
      short: 'Copy not complete: 71 of 144.',
    });
  });

  it('names only the calculators if no list is kept', async () => {
    stubKept({});
    expect(await worksOffline()).toEqual({
      words: 'Calculators work; the rest needs a connection.',
      short: 'Only calculators work.',
    });
  });
});
