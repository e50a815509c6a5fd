import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { type Listening, listen } from './listen.ts';

let test: TestApp;
let server: Listening;

beforeAll(async () => {
  test = await openTestApp();
  server = await listen({ app: test.app, quick: () => false }, '127.0.0.1', 0);
});

afterAll(async () => {
  await server.close();
  await test.close();
});

/** Sends bytes over a connection of its own, and answers all that came back until it was closed. */
function exchange(raw: string): Promise<string> {
  return new Promise((done, failed) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.end(raw, 'latin1'));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
    });
    socket.on('error', failed);
    socket.on('close', () => done(received));
  });
}

const guess = '{"contact":"a","password":"b"}';
const post = (...headers: string[]) =>
  ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', guess].join(
    '\r\n',
  );
const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n');
const user = '/api/auth/user';

describe('over the wire', () => {
  it.each([
    ['no HTTP at all', 'rubbish\r\n\r\n', 400],
    ['a method nobody knows', 'TRACK /api/auth/login HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['TRACE', 'TRACE /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['no host', get(user, 'Connection: close'), 400],
    ['a host that is none', get(user, 'Host: <script>', 'Connection: close'), 400],
    ['a host with a path', get(user, 'Host: x/y?z', 'Connection: close'), 400],
    ['another scheme', get('ftp://thief.example/api/auth/user', 'Host: x', 'Connection: close'), 400],
    ['a path that is none', get('api/auth/user', 'Host: x'), 400],
    ['bytes beyond ASCII in the path', get('/api/auth/\u00ff\u00fe', 'Host: x'), 400],
    [
      'bytes beyond ASCII in a cookie',
      get(user, 'Host: x', 'Cookie: \u00ff=\u00fe; oryx_session=\u00e4', 'Connection: close'),
      401,
    ],
    ['a NUL in a header', get(user, 'Host: x', 'X: a\0b'), 400],
    ['20,000 bytes of cookies', get(user, 'Host: x', `Cookie: ${'a'.repeat(20_000)}`), 431],
    ['two lengths', post('Content-Length: 5', 'Content-Length: 30'), 400],
    ['a length and chunks', post('Content-Length: 30', 'Transfer-Encoding: chunked'), 400],
    ['chunks that are none', post('Transfer-Encoding: chunked'), 400],
    ['an encoding nobody knows', post('Transfer-Encoding: gzip'), 400],
    ['a negative length', post('Content-Length: -1'), 400],
    ['a body that breaks off', post('Content-Length: 9999'), 400],
    ['a body announced as too large', post('Content-Length: 999999999', 'Connection: close'), 413],
    ['an expectation', post('Content-Length: 30', 'Expect: something'), 417],
    ['a second request in the rest of the body', post('Content-Length: 3'), 400],
  ])('%s is rejected with a JSON message', async (_, raw, status) => {
    const answer = await exchange(raw);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json/im);
    expect(head).toMatch(/^cache-control: no-store/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(body).toMatch(/\{"message":"[A-Z][^"]*\."\}/);
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['a connection that sends nothing', ''],
    ['headers that do not end', 'GET /healthz HTTP/1.1\r\nHost: x\r\n'],
    ['a body that does not end', post('Content-Length: 9999')],
  ])('%s is closed with 408 and a JSON message', async (_, raw) => {
    const impatient = { headersWithinMs: 200, requestWithinMs: 300, lookForSlowOnesEveryMs: 100 };
    const listening = await listen({ app: test.app, quick: () => false }, '127.0.0.1', 0, impatient);
    const answer = await new Promise<string>((done, failed) => {
      let received = '';
      const socket = connect(listening.port, '127.0.0.1', () => socket.write(raw));
      socket.on('data', (bytes) => {
        received += bytes.toString();
      });
      socket.on('error', failed);
      socket.on('close', () => done(received));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\{"message":"[A-Z][^"]*\."\}$/);
    await listening.close();
  });

  it('a client that stops reading a large response loses its connection, and others are served', async () => {
    const app = new Hono().get('/large', (context) => context.text('x'.repeat(20_000_000)));
    const limits = { stalledWithinMs: 300 };
    const listening = await listen({ app, quick: () => false }, '127.0.0.1', 0, limits);
    const stalled = connect(listening.port, '127.0.0.1', () => {
      stalled.pause();
      stalled.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    });
    stalled.on('error', () => undefined);
    await expect.poll(() => listening.inFlight).toBe(1);
    await expect.poll(() => listening.inFlight).toBe(0);
    stalled.destroy();
    const read = await fetch(`http://127.0.0.1:${listening.port}/large`);
    expect((await read.text()).length).toBe(20_000_000);
    await listening.close();
  });

  it('no more connections are taken than the limit, and a free place is given again', async () => {
    const listening = await listen({ app: test.app, quick: () => false }, '127.0.0.1', 0, {
      mostConnections: 2,
    });
    const open = () =>
      new Promise<Socket>((done) => {
        const socket = connect(listening.port, '127.0.0.1', () => done(socket));
      });
    const first = await open();
    const second = await open();
    const third = await open();
    await once(third, 'close');
    first.destroy();
    await expect
      .poll(async () => {
        const response = await fetch(`http://127.0.0.1:${listening.port}/healthz`).catch(() => undefined);
        return response?.status;
      })
      .toBe(200);
    second.destroy();
    await listening.close();
  });

  it('a name in invalid UTF-8 is rejected, and not stored with replaced characters', async () => {
    const body = Buffer.concat([
      Buffer.from('{"firstName":"'),
      Buffer.from([0xff, 0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    const response = await fetch(`http://127.0.0.1:${server.port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The request is not valid UTF-8.' });
  });

  it.each(['\\ud800', 'a\\udc00b'])('a name with a lone surrogate (%s) is rejected', async (name) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"firstName":"${name}"}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'The request holds a character that cannot be stored.',
    });
  });

  it('a phone that closes the connection during a request causes no server error', async () => {
    const before = test.log.length;
    await new Promise<void>((done) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(post('Content-Length: 9999'), () => socket.resetAndDestroy());
      });
      socket.on('close', () => done());
    });
    await expect.poll(() => test.log.length).toBeGreaterThan(before);
    expect(test.log.at(-1)).toMatchObject({ level: 'info', fields: { status: 400 } });
  });
});
