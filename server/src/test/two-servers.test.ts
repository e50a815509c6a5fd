import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening } from '../http/listen.ts';
import { createTestDatabase } from './database.ts';
import { member, somebody } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let one: TestApp;
let other: TestApp;
let port: Listening;

/** Two servers that share nothing but a database. */
beforeAll(async () => {
  const database = await createTestDatabase();
  const storage = await database.another();
  one = await openTestApp({ database });
  other = await openTestApp({ database: { ...database, storage, drop: () => storage.close() } });
  port = await other.listen();
});

afterAll(async () => {
  await port.close();
  await other.close();
  await one.close();
});

/** Asks the other server for a list through its port, where lists are sent from memory. */
function statusOfList(cookie: string): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    const asked = request({ port: port.port, path: '/api/pediatrics/vital-signs', headers: { cookie } });
    asked.on('response', (response) => {
      response.resume();
      answered(response.statusCode);
    });
    asked.on('error', failed).end();
  });
}

describe('two servers on one database', () => {
  it('know of a session that the other one has ended, also where they remember it', async () => {
    const reader = await member(one);
    expect([await statusOfList(reader.cookie), await statusOfList(reader.cookie)]).toEqual([200, 200]);
    expect((await reader.browser.post('logout', {})).status).toBe(200);
    await expect.poll(() => statusOfList(reader.cookie)).toBe(401);
  });

  it('count attempts together', async () => {
    const { email: contact } = somebody();
    const guess = async ({ browser }: TestApp) =>
      (await browser('203.0.113.7').post('login', { contact, password: 'a wrong guess' })).status;
    for (let pair = 0; pair < 5; pair += 1) {
      expect([await guess(one), await guess(other)]).toEqual([401, 401]);
    }
    expect([await guess(one), await guess(other)]).toEqual([429, 429]);
  });
});
