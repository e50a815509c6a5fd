import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';
import { connection, isBehindPortal, watchConnection } from './connection.ts';
import { fetchJson } from './fetch-json.ts';
import { onRecovery } from './recovery.ts';
import { watchedFetch } from './watched-fetch.ts';

/** What the way to the server does with a call. */
type Way = (init: RequestInit) => Promise<Response>;

const json = (status = 200) => new Response('{}', { status });
const page = (status: number) => new Response('\n<!doctype html><title>Sign in</title>', { status });
const late =
  (ms: number, response: () => Response): Way =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(response()), ms));
const hang: Way = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const drop: Way = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sends all later calls this way. Returns their paths, which grow. */
function go(way: Way): string[] {
  const paths: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    paths.push(path);
    return way(init);
  });
  return paths;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const call = (patience = {}, init: RequestInit = {}) =>
  watchedFetch('/api/x', init, patience).then(
    () => 'answered',
    () => 'failed',
  );

/** Makes a call that Oryx answers after this time in ms. */
async function answerIn(ms: number) {
  go(late(ms, json));
  void call();
  await pass(ms);
}

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  // Other test files share this page, and may leave a bad connection.
  announceSessionEnd();
});

afterEach(() => {
  stop();
  stop = () => {};
});

describe('the connection', () => {
  it.each<[string, Way, string]>([
    ['an answer', late(1900, json), 'reachable'],
    ['a refusal by Oryx', late(10, () => json(401)), 'reachable'],
    ['a fault of Oryx', late(10, () => json(500)), 'reachable'],
    ['a late answer', late(2100, json), 'slow'],
    [
      'an answer from this device',
      late(10, () => new Response('{}', { headers: { 'x-kept-by-worker': '1' } })),
      'slow',
    ],
    ['a dropped connection', drop, 'unreachable'],
    ['a proxy that finds no server', late(10, () => json(502)), 'unreachable'],
    ['a server without its database', late(10, () => json(503)), 'unreachable'],
    ['a proxy that has waited for the server', late(10, () => json(504)), 'unreachable'],
    ["a public network's page", late(10, () => page(200)), 'unreachable'],
    ["a public network's refusal", late(10, () => page(511)), 'unreachable'],
  ])('after %s is what it shows', async (_, way, shown) => {
    go(way);
    void call();
    await pass(5000);
    expect(connection()).toBe(shown);
  });

  it('is slow after 2 s without an answer, and unreachable after 6 s', async () => {
    go(hang);
    void call();
    await pass(1999);
    expect(connection()).toBe('reachable');
    await pass(1);
    expect(connection()).toBe('slow');
    await pass(3999);
    expect(connection()).toBe('slow');
    await pass(1);
    expect(connection()).toBe('unreachable');
    // Another call that hangs makes it no better.
    void call();
    await pass(3000);
    expect(connection()).toBe('unreachable');
  });

  it('is good again after a slow phase only when answers come within a second', async () => {
    await answerIn(3000);
    expect(connection()).toBe('slow');
    await answerIn(1500);
    expect(connection()).toBe('slow');
    await answerIn(900);
    expect(connection()).toBe('reachable');
    await answerIn(1500);
    expect(connection()).toBe('reachable');
  });

  it('tells a page of a public network from a server that is down', async () => {
    go(late(0, () => page(200)));
    void call();
    await pass(1);
    expect(isBehindPortal()).toBe(true);
    go(late(0, () => page(502)));
    void call();
    await pass(1);
    expect(isBehindPortal()).toBe(false);
  });

  it('is judged by a probe while a call takes thought', async () => {
    const paths = go((init) => (paths.length > 1 ? late(100, json)(init) : hang(init)));
    void call({ mayThink: true });
    await pass(10_000);
    expect(paths).toEqual(['/api/x', '/api/auth/user']);
    expect(connection()).toBe('reachable');
    go(hang);
    void call({ mayThink: true });
    await pass(7000);
    expect(connection()).toBe('unreachable');
  });

  it('is not judged by a call that was called off', async () => {
    go(hang);
    const leaving = new AbortController();
    const outcome = call({}, { signal: leaving.signal });
    leaving.abort();
    expect(await outcome).toBe('failed');
    expect(connection()).toBe('reachable');
  });
});

describe('a call', () => {
  it('fails at its time limit, before or during its answer', async () => {
    go(hang);
    const outcome = call({ limit: 500 });
    await pass(500);
    expect(await outcome).toBe('failed');
    expect(connection()).toBe('unreachable');
    await answerIn(0);
    go(async () => new Response(new ReadableStream({})));
    const cut = call({ limit: 500 });
    await pass(500);
    expect(await cut).toBe('failed');
  });

  it('fails if a success is a page of a public network', async () => {
    go(late(0, () => page(200)));
    const outcome = fetchJson({ method: 'GET', path: '/api/x' }).catch(String);
    await pass(0);
    expect(await outcome).toBe('TypeError: The answer is not from Oryx.');
  });
});

describe('a probe', () => {
  it('follows each failure after twice the time, up to a minute, and ends with the recovery', async () => {
    const recovered = vi.fn();
    const forget = onRecovery(recovered);
    stop = watchConnection(() => {});
    const paths = go(drop);
    void call();
    await pass(0);
    const counts = [];
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      await pass(wait - 1);
      counts.push(paths.length);
      await pass(1);
    }
    // The call itself, and one probe after each wait.
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(recovered).not.toHaveBeenCalled();
    const answered = go(late(10, () => json(401)));
    await pass(60_010);
    expect(connection()).toBe('reachable');
    expect(recovered).toHaveBeenCalledOnce();
    await pass(600_000);
    expect(answered).toEqual(['/api/auth/user']);
    forget();
  });

  it('is not made while nobody watches', async () => {
    const paths = go(drop);
    void call();
    await pass(600_000);
    expect(paths).toEqual(['/api/x']);
  });

  it('is made at once when the browser finds a network or the page is shown again', async () => {
    stop = watchConnection(() => {});
    go(drop);
    void call();
    await pass(120_000);
    for (const [target, name] of [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const) {
      const paths = go(drop);
      target.dispatchEvent(new Event(name));
      await pass(0);
      expect(paths).toEqual(['/api/auth/user']);
      await pass(2000);
      expect(paths).toHaveLength(2);
    }
  });

  it('rests while the page is hidden', async () => {
    stop = watchConnection(() => {});
    go(drop);
    void call();
    await pass(0);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const paths = go(drop);
    await pass(600_000);
    expect(paths).toEqual([]);
  });
});

describe('what the browser says of the network', () => {
  it('makes the server unreachable at once if there is none, and is overruled by an answer', async () => {
    stop = watchConnection(() => {});
    window.dispatchEvent(new Event('offline'));
    expect(connection()).toBe('unreachable');
    await answerIn(10);
    expect(connection()).toBe('reachable');
  });

  it('is not overruled by the answer to a call from before', async () => {
    stop = watchConnection(() => {});
    go(late(500, json));
    void call();
    await pass(100);
    window.dispatchEvent(new Event('offline'));
    go(drop);
    await pass(800);
    expect(connection()).toBe('unreachable');
    await answerIn(10);
    expect(connection()).toBe('reachable');
  });

  it('is heard when watching begins', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const seen: string[] = [];
    stop = watchConnection(() => seen.push(connection()));
    expect(seen).toEqual(['unreachable']);
  });
});
