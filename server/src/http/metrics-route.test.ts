import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import type { Listening } from './listen.ts';

const metricsToken = 'a-token-of-the-monitoring';

let test: TestApp;
let server: Listening;
let user: Member;

beforeAll(async () => {
  test = await openTestApp({ metricsToken, trustedProxies: ['127.0.0.1'] });
  server = await test.listen();
  user = await member(test);
});

afterAll(async () => {
  await server.close();
  await test.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
}

/** Asks over the loopback interface. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((answered, failed) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, headers }, async (response) => {
      answered({ status: response.statusCode, body: Buffer.concat(await response.toArray()).toString() });
    });
    asked.on('error', failed).end();
  });
}

/** Asks as a connection from an address does. */
async function askFrom(remoteAddress: string, headers: Record<string, string>, httpVersion = '1.1') {
  const incoming = { socket: { remoteAddress }, httpVersion };
  return test.app.request('/metrics', { headers: { host: 'localhost', ...headers } }, { incoming });
}

/** Returns the counts of requests by method, route and class of status. */
async function counts(): Promise<Record<string, number>> {
  const { body } = await ask('/metrics');
  const lines = body.matchAll(
    /^oryx_http_request_duration_seconds_count\{method="(.*)",route="(.*)",status="(.*)"\} (\d+)$/gm,
  );
  return Object.fromEntries(
    [...lines].map(([, method, route, status, count]) => [`${method} ${route} ${status}`, Number(count)]),
  );
}

describe('/metrics', () => {
  it('counts each request once by its declared path, also one that is answered past the app', async () => {
    const list = '/api/pediatrics/vital-signs';
    const cookie = user.cookie;
    const before = await counts();
    // The first call reads the session from the database, and the others do not.
    for (const _ of [1, 2, 3]) expect((await ask(list, { cookie })).status).toBe(200);
    expect((await ask(list)).status).toBe(401);
    expect((await ask('/api/learning/paths/Selma-Nangolo', { cookie })).status).toBe(404);
    expect((await ask('/Selma/Nangolo')).status).toBe(404);
    const after = await counts();
    const added = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(added(`GET ${list} 2xx`)).toBe(3);
    expect(added(`GET ${list} 4xx`)).toBe(1);
    const { body } = await ask('/metrics');
    expect(body).not.toMatch(/Selma|Nangolo/);
    expect(body).toMatch(/^oryx_session_checks_total\{source="memory"\} [1-9]/m);
    expect(body).toMatch(/^oryx_content_info\{document="paediatrics\/vital-signs",hash="[\da-f]{12}"\} 1$/m);
  });

  it.each([
    ['a connection of this machine', '127.0.0.1', {}, 200],
    ['a connection of this machine over IPv6', '::1', { host: '[::1]:8080' }, 200],
    ['another machine', '192.0.2.7', {}, 404],
    [
      'a request that a proxy on this machine passes on',
      '127.0.0.1',
      { 'x-forwarded-for': '127.0.0.1' },
      404,
    ],
    ['a request that another proxy passes on', '127.0.0.1', { forwarded: 'for=192.0.2.7' }, 404],
    ['a request for another host', '127.0.0.1', { host: 'oryx.example.org' }, 404],
    ['a page whose name points at this machine', '127.0.0.1', { host: '127.0.0.1.example.org' }, 404],
    ['another machine with the token', '192.0.2.7', { authorization: `Bearer ${metricsToken}` }, 200],
    ['another machine with a wrong token', '192.0.2.7', { authorization: `Bearer ${metricsToken}x` }, 404],
  ])('answers %s according to its rights', async (_, address, headers, status) => {
    const response = await askFrom(address, headers);
    expect(response.status).toBe(status);
    if (status === 404) expect(await response.json()).toEqual({ message: 'Not found.' });
    else expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('does not answer HTTP/1.0, which nginx speaks to a server', async () => {
    expect((await askFrom('127.0.0.1', {}, '1.0')).status).toBe(404);
  });
});
