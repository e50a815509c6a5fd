import { roles } from '@oryx/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../storage/schema.ts';
import { attack } from '../test/hostile/attack.ts';
import { Learner } from '../test/learner.ts';
import { learningDocument, learningPath } from '../test/learning.ts';
import { giveSecondFactor, holderOf, somebody } from '../test/people.ts';
import { openTestApp, sessionCookieOf, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';
import type { Listening } from './listen.ts';

const seed = 20_261_122;
const { key } = rateLimits;

let test: TestApp;
let server: Listening;

beforeAll(async () => {
  test = await openTestApp({ content: [learningDocument([learningPath('first')])] });
  server = await test.listen();
});

afterAll(async () => {
  await server.close();
  await test.close();
});

describe('every call of the contract', () => {
  it('survives 2,000 generated hostile requests, refuses in words, and shows or changes nothing of another user', async () => {
    const { db } = test.database.storage;
    const learner = await Learner.join(test, { email: 'canary.bird@example.org' });
    await learner.start('first', 'm1');
    const { member: canary } = learner;
    const ownRow = new RegExp(`"(user_)?id": "${canary.id}"`);
    const ofCanary = async () =>
      [...(await readWholeDatabase(db)).values()].flat().filter((row) => ownRow.test(row));
    const before = await ofCanary();
    expect(before.length).toBeGreaterThan(2);

    // With every role, so that the calls of roles do not all end at the door.
    const attacker = await holderOf(test, roles, somebody());
    const outcome = await attack(
      {
        port: server.port,
        canary,
        signIn: async () => {
          const { email: contact, password } = attacker;
          const cookie = sessionCookieOf(await test.browser().post('login', { contact, password }));
          await giveSecondFactor(test, cookie);
          return cookie;
        },
        // In the order in which the calls lock these rows. Otherwise a call may be the victim of a deadlock.
        clearLimits: async () => {
          const inOrder = db.select({ key }).from(rateLimits).orderBy(key).for('update');
          await db.delete(rateLimits).where(inArray(key, inOrder));
        },
      },
      seed,
      2000,
    );
    const faults = test.log.filter(({ level }) => level !== 'info');
    expect(outcome.faults.slice(0, 5), JSON.stringify(faults.slice(0, 5))).toEqual([]);
    // Each kind of answer was reached, so the requests did not all fail at the door.
    for (const status of [200, 400, 401, 403, 404, 413, 415]) {
      expect(outcome.statuses.get(status), String(status)).toBeGreaterThan(2);
    }
    // A refusal that repeated what was sent would differ each time. The name of a field of the contract before it does not
    // count, because there are more of them with each call.
    const withoutField = [...outcome.messages].map((text) =>
      text.replace(/^[A-Z][a-z -]+: (?=enter|choose)/, ''),
    );
    expect(new Set(withoutField).size).toBeLessThan(45);
    expect(faults.length).toBe(outcome.statuses.get(503) ?? 0);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(await ofCanary()).toEqual(before);
    expect((await learner.analytics()).upcomingDeadlines).toHaveLength(1);
  });
});
