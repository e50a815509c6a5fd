import { endpoints } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

/** Calls of the contract that need a user, as requests. */
const guarded = endpoints
  .filter(({ access }) => access !== 'public')
  .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, '1') }));

describe('access', () => {
  it('allows six calls without a session: those before sign-in, and logging out', () => {
    const open = endpoints.filter(({ access }) => access === 'public').map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/api/auth/forgot-password',
      '/api/auth/login',
      '/api/auth/logout',
      '/api/auth/register',
      '/api/auth/reset-password',
      '/api/auth/verify',
    ]);
  });

  it('API-04 requires a valid session for every other call', async () => {
    const ended = await member(test);
    await ended.browser.post('logout', {});
    const cookies = [undefined, 'oryx_session=', 'oryx_session=made-up', ended.cookie, `x${ended.cookie}`];
    for (const { method, path } of guarded) {
      for (const cookie of cookies) {
        const response = await test.send(method, path, method === 'GET' ? undefined : {}, cookie);
        expect(response.status, `${method} ${path}`).toBe(401);
        expect(await response.json()).toEqual({ message: 'Please sign in.' });
      }
    }
  });

  it('lets a user see and end only their own sessions', async () => {
    const [person, other] = [await member(test), await member(test)];
    const sessionsOf = async (who: typeof person) =>
      (await (await who.browser.send('GET', '/api/auth/sessions')).json()) as { id: string }[];
    expect(await sessionsOf(person)).toHaveLength(1);
    expect((await sessionsOf(person))[0]?.id).not.toBe((await sessionsOf(other))[0]?.id);
    await person.browser.post('logout-everywhere', {});
    expect(await sessionsOf(other)).toHaveLength(1);
  });
});
