import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Member, member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import type { Listening } from './listen.ts';

const path = '/api/pediatrics/vital-signs';

let test: TestApp;
let server: Listening;
let reader: Member;

beforeEach(async () => {
  test = await openTestApp();
  server = await test.listen();
  reader = await member(test);
});

afterEach(async () => {
  await server.close();
  await test.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Asks through the port, where quick answers are. */
function ask(headers: Record<string, string> = {}, where = path): Promise<Answer> {
  return new Promise((answered, failed) => {
    const options = { port: server.port, path: where, headers: { cookie: reader.cookie, ...headers } };
    const asked = request(options, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      answered({ status: response.statusCode, headers: response.headers, body });
    });
    asked.on('error', failed).end();
  });
}

/** Without what differs from answer to answer. */
const comparable = ({ headers, ...rest }: Answer) => ({
  ...rest,
  headers: { ...headers, date: '', 'x-request-id': typeof headers['x-request-id'] },
});

const logged = () =>
  test.log.filter(({ message, fields }) => message === 'answered' && fields['route'] === path);

describe('quick answers', () => {
  it('equal those of the app, header by header, and are logged in the same way', async () => {
    const { etag = '' } = (await ask({ 'accept-encoding': 'br' })).headers;
    for (const headers of [
      {},
      { 'accept-encoding': 'gzip, br' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'br', 'if-none-match': String(etag) },
    ]) {
      // A query is nothing that a quick answer knows.
      const slow = await ask(headers, `${path}?x=1`);
      const quick = await ask(headers);
      expect(comparable(quick)).toEqual(comparable(slow));
      // A browser that gets a 304 has kept those of the first answer.
      expect('content-security-policy' in quick.headers).toBe(quick.status === 200);
      const [one, other] = logged().slice(-2);
      expect(Object.keys(other?.fields ?? {})).toEqual(Object.keys(one?.fields ?? {}));
      expect(other?.fields).toMatchObject({ method: 'GET', status: quick.status });
    }
  });

  it('give each of many callers at the same time their own', async () => {
    const { etag = '' } = (await ask()).headers;
    const callers: [Record<string, string>, number][] = [
      [{}, 200],
      [{ 'if-none-match': String(etag) }, 304],
      [{ cookie: 'oryx_session=guess' }, 401],
    ];
    const asked = Array.from({ length: 10 }, () => callers).flat();
    const answers = await Promise.all(asked.map(([headers]) => ask(headers)));
    expect(answers.map(({ status }) => status)).toEqual(asked.map(([, status]) => status));
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length);
    const bodies = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set([(await ask()).body]));
  });

  it('end at once with a session that ends here', async () => {
    await ask();
    expect((await ask()).status).toBe(200);
    await reader.browser.post('logout', {});
    expect((await ask()).status).toBe(401);
  });

  it('end with a session that ends elsewhere, or with its account', async () => {
    for (const statement of [sql`delete from sessions`, sql`delete from users`]) {
      reader = await member(test);
      await ask();
      expect((await ask()).status).toBe(200);
      await test.database.storage.db.execute(statement);
      await expect.poll(async () => (await ask()).status).toBe(401);
    }
  });

  it('leave other methods, other paths and calls without a session to the app', async () => {
    await ask();
    expect((await ask({ cookie: 'oryx_session=guess' })).status).toBe(401);
    expect((await ask({}, '/api/pediatrics/vital-sign')).status).toBe(404);
  });
});
