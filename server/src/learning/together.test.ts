import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learningCompletions, learningStarts } from '../storage/schema.ts';
import { Learner } from '../test/learner.ts';
import { answers, learningDocument, learningPath } from '../test/learning.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';

const second = 1000;
const modules = ['m1', 'm2', 'm3', 'm4'] as const;

let test: TestApp;
/** Two processes more, whose clocks differ. */
let processes: readonly TestApp['app'][];

beforeAll(async () => {
  test = await openTestApp({
    content: [learningDocument([learningPath('first'), learningPath('other')])],
  });
  processes = [test.app, await test.process(-5 * second), await test.process(5 * second)];
});

afterAll(() => test.close());

/** One user at two devices, at each of the processes. */
function devicesOf(learner: Learner): Learner[] {
  return processes.flatMap((app) => [learner.at(app), learner.at(app)]);
}

const rowsOf = async (table: typeof learningStarts | typeof learningCompletions, { member }: Learner) =>
  (await test.database.storage.db.select().from(table)).filter(({ userId }) => userId === member.id);

describe('two devices and several processes', () => {
  it('LEARN-10 start the same modules at once, and no start is lost', async () => {
    const learner = await Learner.join(test);
    const devices = devicesOf(learner);
    await Promise.all(devices.flatMap((device) => modules.map((id) => device.start('first', id))));
    expect((await rowsOf(learningStarts, learner)).map((row) => row.moduleId).sort()).toEqual([...modules]);
    expect((await learner.path('first')).progress.status).toBe('in_progress');
  });

  it('LEARN-10 keep the time of the first start and of the last opening in every process', async () => {
    const learner = await Learner.join(test);
    const [, behind, ahead] = processes.map((app) => learner.at(app));
    const before = test.now().getTime();
    for (const device of [behind, ahead, behind]) await device?.start('first', 'm1');
    const after = test.now().getTime();
    const [start] = await test.database.storage.db
      .select()
      .from(learningStarts)
      .where(eq(learningStarts.userId, learner.member.id));
    expect(start?.startedAt.getTime()).toBeLessThanOrEqual(after - 5 * second);
    // The process that was asked last is ten seconds behind.
    expect(start?.openedAt.getTime()).toBeGreaterThanOrEqual(before + 5 * second);
  });

  it('LEARN-10 send one attempt at once: it is stored once, and each gets the same response', async () => {
    const learner = await Learner.join(test);
    const attemptId = randomUUID();
    await learner.start('first', 'm1');
    const told = await Promise.all(
      devicesOf(learner).map((device, place) =>
        // What a device sends for the attempt may differ; the first to arrive counts.
        device.complete('first', 'm1', answers(place % 2 === 0 ? 3 : 1), { attemptId }),
      ),
    );
    for (const answer of told) expect(answer).toEqual(told[0]);
    expect(await rowsOf(learningCompletions, learner)).toHaveLength(1);
  });

  it('LEARN-10 send an attempt without an id at once, opened or not: it is stored once', async () => {
    const learner = await Learner.join(test);
    await Promise.all(devicesOf(learner).map((device) => device.complete('first', 'm1', answers(2))));
    expect(await rowsOf(learningCompletions, learner)).toHaveLength(1);
    expect(await rowsOf(learningStarts, learner)).toHaveLength(1);
  });

  it('LEARN-10 complete all modules at once: each attempt is kept, and the best scores count', async () => {
    const learner = await Learner.join(test);
    const devices = devicesOf(learner);
    await Promise.all(
      devices.flatMap((device, place) =>
        modules.map((id) =>
          device.complete('first', id, answers(place === 2 ? 3 : 1), { attemptId: randomUUID() }),
        ),
      ),
    );
    expect(await rowsOf(learningCompletions, learner)).toHaveLength(devices.length * modules.length);
    expect((await learner.path('first')).progress).toMatchObject({
      status: 'completed',
      completedModules: 4,
      overallScore: 100,
    });
  });

  it('API-21 accept a recommendation at once: each gets the same response, and it is started once', async () => {
    const learner = await Learner.join(test);
    await learner.complete('first', 'm1', answers(3));
    const told = await Promise.all(devicesOf(learner).map((device) => device.accept('next-other')));
    expect(new Set(told.map(({ message }) => message)).size).toBe(1);
    expect((await rowsOf(learningStarts, learner)).map(({ pathId }) => pathId).sort()).toEqual([
      'first',
      'other',
    ]);
  });

  it('API-12 leave no data of a user who is deleted meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await Learner.join(test);
      const { id, cookie } = learner.member;
      const body = { pathId: 'first', moduleId: 'm1', answers: answers(3) };
      const responses = await Promise.all([
        learner.send('POST', 'modules/start', body),
        learner.send('POST', 'modules/complete', body),
        test.send('DELETE', '/api/auth/delete-account', { userId: id }, cookie),
        learner.send('POST', 'modules/start', { ...body, moduleId: 'm2' }),
        learner.send('POST', 'modules/complete', { ...body, moduleId: 'm3' }),
        learner.send('GET', 'recommendations'),
        learner.send('PUT', 'recommendations/next-first/accept'),
      ]);
      for (const { status } of responses) expect(status).toBeOneOf([200, 401, 404]);
      for (const [table, rows] of await readWholeDatabase(test.database.storage.db)) {
        expect(
          rows.filter((row) => row.includes(id)),
          table,
        ).toEqual([]);
      }
    }
    expect(test.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('two users', () => {
  it('LEARN-19 never see what the other has learned, even with the same attempt', async () => {
    const [one, other] = [await Learner.join(test), await Learner.join(test)];
    const untouched = [await other.paths(), await other.analytics(), await other.recommendations()];
    const attemptId = randomUUID();
    await one.start('first', 'm1');
    await one.complete('first', 'm1', answers(1), { attemptId });
    expect([await other.paths(), await other.analytics(), await other.recommendations()]).toEqual(untouched);

    // An id is its user's own: nothing of the stored result comes back, and nothing of it changes.
    const told = await other.complete('first', 'm1', answers(3), { attemptId });
    expect(told).toMatchObject({ score: 100, progress: { completedModules: 1, overallScore: 100 } });
    expect((await one.path('first')).progress.overallScore).toBe(33);
    expect((await other.path('first')).progress.overallScore).toBe(100);
  });
});
