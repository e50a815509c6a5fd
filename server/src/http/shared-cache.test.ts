import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@oryx/contract';
import CachePolicy from 'http-cache-semantics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOver, type WireAnswer } from '../test/hostile/attack.ts';
import { type Member, member, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import type { Listening } from './listen.ts';

let folder: string;
let test: TestApp;
let server: Listening;
let first: Member;
let second: Member;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Oryx</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'console.log("oryx");');
  test = await openTestApp({ webFolder: folder });
  server = await test.listen();
  first = await member(test, somebody({ firstName: 'Kaino' }));
  second = await member(test, somebody({ firstName: 'Maria' }));
});

afterAll(async () => {
  await server.close();
  await test.close();
  await rm(folder, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;

interface Stored {
  readonly policy: CachePolicy;
  readonly answer: WireAnswer;
}

/**
 * A cache in front of the server, shared by everybody behind a proxy (RFC 9111). `treat` changes the headers
 * of the server, as a careless administrator might.
 */
class SharedCache {
  readonly #stored = new Map<string, Stored>();
  readonly #treat: (headers: WireAnswer['headers']) => WireAnswer['headers'];
  hits = 0;

  constructor(treat: (headers: WireAnswer['headers']) => WireAnswer['headers'] = (headers) => headers) {
    this.#treat = treat;
  }

  async ask(method: string, path: string, headers: Headers, body?: string): Promise<WireAnswer> {
    const request = { method, url: path, headers };
    const key = `${method === 'HEAD' ? 'GET' : method} ${path}`;
    const stored = this.#stored.get(key);
    if (stored?.policy.satisfiesWithoutRevalidation(request)) {
      this.hits += 1;
      return stored.answer;
    }
    const asked = stored ? (stored.policy.revalidationHeaders(request) as Headers) : headers;
    const sent = await sendOver(server.port, { method, path, headers: asked, ...(body && { body }) });
    if (!sent) throw new Error(`${method} ${path} got no answer`);
    const answer = { ...sent, headers: this.#treat(sent.headers) };
    if (stored) {
      const { policy, modified } = stored.policy.revalidatedPolicy(request, answer);
      if (!modified) {
        this.#stored.set(key, { policy, answer: stored.answer });
        this.hits += 1;
        return stored.answer;
      }
    }
    const policy = new CachePolicy(request, answer, { shared: true });
    if (policy.storable()) this.#stored.set(key, { policy, answer });
    return answer;
  }
}

/** Every GET of the contract, with and without its query. */
const reads = endpoints
  .filter(({ method }) => method === 'GET')
  .flatMap(({ path }) => (path === '/api/search' ? [`${path}?q=adrenaline`] : [path]));
const json = { 'content-type': 'application/json' };

describe('a cache that many users share', () => {
  it('never gives the response to one user to another, nor to somebody without a session', async () => {
    const cache = new SharedCache();
    for (const path of reads) {
      const own = await cache.ask('GET', path, { cookie: first.cookie });
      expect(own.status, path).not.toBe(401);
      // The second request of a session may be answered without the app.
      await cache.ask('GET', path, { cookie: first.cookie });
      const other = await cache.ask('GET', path, { cookie: second.cookie });
      expect(other.body, path).not.toMatch(/Kaino/);
      const stranger = await cache.ask('GET', path, {});
      expect(stranger.status, path).toBe(401);
      // A stored refusal would lock out whoever signs in later.
      expect((await cache.ask('GET', path, { cookie: first.cookie })).status, path).toBe(own.status);
    }
    expect(cache.hits).toBe(0);
    const user = await cache.ask('GET', '/api/auth/user', { cookie: second.cookie });
    expect(user.body).toMatch(/Maria/);
  });

  it('stores no response of a call that writes, and no cookie', async () => {
    const cache = new SharedCache();
    for (const { method, path } of endpoints.filter((each) => each.method !== 'GET')) {
      for (let time = 0; time < 2; time += 1) {
        await cache.ask(
          method,
          path.replaceAll(/\{\w+\}/g, 'x'),
          { ...json, cookie: second.cookie },
          '{"a":1}',
        );
      }
    }
    expect(cache.hits).toBe(0);
  });

  it('keeps the files of the web app, which are the same for everybody', async () => {
    const cache = new SharedCache();
    const file = '/assets/app-1a2b.js';
    await cache.ask('GET', file, { cookie: first.cookie });
    const again = await cache.ask('GET', file, { cookie: second.cookie });
    expect(cache.hits).toBe(1);
    expect(again.headers['set-cookie']).toBeUndefined();
    // The page is asked for anew each time, so that a new version is seen at once.
    await cache.ask('GET', '/', {});
    expect((await cache.ask('GET', '/', {})).status).toBe(200);
    expect(cache.hits).toBe(2);
  });

  it('would mix users up if the server called its responses public, which these tests would notice', async () => {
    const cache = new SharedCache((headers) => ({ ...headers, 'cache-control': 'public, max-age=60' }));
    await cache.ask('GET', '/api/auth/user', { cookie: first.cookie });
    const other = await cache.ask('GET', '/api/auth/user', { cookie: second.cookie });
    expect(other.body).toMatch(/Kaino/);
  });
});
