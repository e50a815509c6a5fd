import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapPasswords } from '../test/cheap-passwords.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { type Listening, listen } from './listen.ts';

let test: TestApp;
let server: Listening;

beforeAll(async () => {
  test = await openTestApp({ passwords: cheapPasswords() });
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
    ['a second request in the rest of the body', post('Content-Length: 3'), 400],
  ])('%s is refused as JSON with words', async (_, raw, status) => {
    const answer = await exchange(raw);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json/im);
    expect(body).toMatch(/\{"message":"[A-Z][^"]*\."\}/);
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('a phone that hangs up in the middle of a request is no fault of the server', async () => {
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
