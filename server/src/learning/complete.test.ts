import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learningCompletions } from '../storage/schema.ts';
import { headersOf, Learner, type Said } from '../test/learner.ts';
import { answers, learningDocument, learningPath } from '../test/learning.ts';
import { messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const minute = 60_000;

let test: TestApp;
let learner: Learner;

beforeAll(async () => {
  test = await openTestApp({
    content: [learningDocument([learningPath('first')])],
  });
  learner = await Learner.join(test);
});

afterAll(() => test.close());

/** What is said to who completes a module and may not. */
async function refusal(
  by: Learner,
  body: object,
  said: Said = {},
): Promise<[status: number, message: string]> {
  const answer = await by.send('POST', 'modules/complete', body, headersOf(said));
  return [answer.status, await messageOf(answer)];
}

const storedFor = ({ member }: Learner) =>
  test.database.storage.db
    .select()
    .from(learningCompletions)
    .where(eq(learningCompletions.userId, member.id));

describe('POST /api/learning/modules/complete', () => {
  it('LEARN-10 grades on the server, explains, and stores score and time', async () => {
    const one = await Learner.join(test);
    await one.start('first', 'm1');
    test.pass(12 * minute);
    const answer = await one.complete('first', 'm1', answers(2));
    expect(answer).toEqual({
      score: 67,
      completed: false,
      results: [
        { questionId: 'q1', choice: 1, rightChoice: 1, isRight: true },
        { questionId: 'q2', choice: 0, rightChoice: 0, isRight: true },
        { questionId: 'q3', choice: 0, rightChoice: 2, isRight: false },
      ].map((result, place) => ({
        ...result,
        explanation: `Explanation ${place + 1} of m1.`,
        source: place === 2 ? 'asker' : 'reader',
        basis: 'seen',
      })),
      progress: {
        status: 'in_progress',
        completedModules: 0,
        totalModules: 4,
        overallScore: 67,
        timeSpentHours: 0.2,
      },
    });
    const item = await one.path('first');
    expect(item.progress).toEqual(answer.progress);
    expect(item.modules[0]).toMatchObject({ isCompleted: false, score: 67 });
    await one.start('first', 'm1');
    const passed = await one.complete('first', 'm1', answers(3));
    expect(passed).toMatchObject({ score: 100, completed: true, progress: { completedModules: 1 } });
  });

  it('LEARN-10 accepts no score from the device', async () => {
    const cheat = await Learner.join(test);
    const claimed = {
      score: 100,
      overallScore: 100,
      seconds: 9999,
      results: [{ isRight: true }],
      completed: true,
    };
    expect((await cheat.complete('first', 'm1', answers(1), {}, claimed)).score).toBe(33);
    expect((await cheat.path('first')).progress).toMatchObject({ overallScore: 33, timeSpentHours: 0 });
  });

  it('LEARN-10 stores an attempt once, and returns the same whatever is sent later', async () => {
    const one = await Learner.join(test);
    const attemptId = randomUUID();
    await one.start('first', 'm1');
    test.pass(10 * minute);
    const first = await one.complete('first', 'm1', answers(1), { attemptId });
    test.pass(10 * minute);
    expect(await one.complete('first', 'm1', answers(1), { attemptId })).toEqual(first);
    expect(await one.complete('first', 'm1', answers(3), { attemptId: attemptId.toUpperCase() })).toEqual(
      first,
    );
    expect(await storedFor(one)).toHaveLength(1);
    const elsewhere = { pathId: 'first', moduleId: 'm2', answers: answers(3) };
    expect(await refusal(one, elsewhere, { attemptId })).toEqual([
      409,
      'These answers were already stored for another module.',
    ]);
  });

  it('LEARN-10 understands the app of version 0.1, which sends in the body what belongs into headers', async () => {
    const one = await Learner.join(test);
    await one.start('first', 'm1');
    const answeredAt = test.now().toISOString();
    test.pass(24 * 60 * minute);
    const attempt = { attemptId: randomUUID(), timeZone: 'Africa/Johannesburg' };
    const first = await one.complete('first', 'm1', answers(1), {}, { ...attempt, answeredAt });
    expect(await one.complete('first', 'm1', answers(3), attempt)).toEqual(first);
    expect(await storedFor(one)).toMatchObject([{ ...attempt, completedAt: new Date(answeredAt) }]);
  });

  it.each([
    [{ attemptId: 'the second' }, 'Idempotency-key: enter a valid value.'],
    [{ answeredAt: 'yesterday' }, 'Answered-at: enter a valid value.'],
  ])('LEARN-10 rejects answers with the headers of %j, and stores nothing', async (said, words) => {
    const one = await Learner.join(test);
    const body = { pathId: 'first', moduleId: 'm1', answers: answers(3) };
    expect(await refusal(one, body, said)).toEqual([400, words]);
    expect(await storedFor(one)).toEqual([]);
  });

  it('LEARN-10 stores an attempt without an id once, until the module is opened again', async () => {
    const one = await Learner.join(test);
    // Never opened: then that is now, and no time is known.
    const first = await one.complete('first', 'm1', answers(1));
    expect(first.progress.timeSpentHours).toBe(0);
    test.pass(minute);
    expect(await one.complete('first', 'm1', answers(1))).toEqual(first);
    test.pass(minute);
    await one.start('first', 'm1');
    expect((await one.complete('first', 'm1', answers(3))).score).toBe(100);
    expect((await storedFor(one)).map(({ score }) => score).sort()).toEqual([100, 33]);
  });

  it('LEARN-10 takes the time of offline answers from the device, between registration and now', async () => {
    const one = await Learner.join(test);
    const joined = test.now();
    await one.start('first', 'm1', { timeZone: 'Africa/Johannesburg' });
    test.pass(15 * minute);
    const answeredAt = test.now().toISOString();
    test.pass(3 * 24 * 60 * minute);
    const sent = (moduleId: string, at: string) =>
      one.complete('first', moduleId, answers(3), { answeredAt: at, timeZone: 'Africa/Johannesburg' });
    await sent('m1', answeredAt);
    await sent('m2', '2001-01-01T00:00:00Z');
    await sent('m3', '2999-01-01T00:00:00Z');
    const rows = new Map((await storedFor(one)).map((row) => [row.moduleId, row]));
    expect(rows.get('m1')).toMatchObject({
      completedAt: new Date(answeredAt),
      timeZone: 'Africa/Johannesburg',
    });
    // A quarter of an hour, and the moments that the calls took.
    expect(rows.get('m1')?.seconds).toBeGreaterThanOrEqual(900);
    expect(rows.get('m1')?.seconds).toBeLessThan(960);
    expect(rows.get('m2')?.completedAt.getTime()).toBeLessThanOrEqual(joined.getTime());
    expect(rows.get('m2')?.completedAt.getTime()).toBeGreaterThan(joined.getTime() - 5 * minute);
    expect(rows.get('m3')?.completedAt.getTime()).toBeLessThanOrEqual(test.now().getTime());
    expect([rows.get('m2')?.seconds, rows.get('m3')?.seconds]).toEqual([0, 0]);
  });

  const whole =
    'Answer each question of this module once. If you opened it a while ago, open it again: it may have changed.';
  it.each([
    ['a question is missing', answers(3).slice(1), whole],
    ['a question is answered twice', [...answers(3).slice(1), answers(3)[1]], whole],
    ['a question is unknown', [...answers(3).slice(1), { questionId: 'q9', choice: 0 }], whole],
    ['a choice is none of the offered', [...answers(3).slice(1), { questionId: 'q1', choice: 3 }], whole],
    ['a choice is below the first', [{ questionId: 'q1', choice: -1 }], 'Choice: enter at least 0.'],
    ['there are none', [], 'Answers: enter at least 1.'],
    ['they are no list', 'all', expect.stringMatching(/^Answers: /)],
  ])('LEARN-10 rejects answers if %s, and stores nothing', async (_, given, words) => {
    const one = await Learner.join(test);
    expect(await refusal(one, { pathId: 'first', moduleId: 'm1', answers: given })).toEqual([400, words]);
    expect(await storedFor(one)).toEqual([]);
    expect((await one.path('first')).progress.status).toBe('not_started');
  });

  it('LEARN-10 names the missing path or module', async () => {
    const body = { pathId: 'none', moduleId: 'm1', answers: answers(3) };
    expect(await refusal(learner, body)).toEqual([404, 'There is no such learning path.']);
    const [status] = await refusal(learner, { ...body, pathId: 'first', moduleId: 'm9' });
    expect(status).toBe(404);
  });

  it('LEARN-10 rejects more than sixty per hour from one user, and nobody else', async () => {
    const [eager, calm] = [await Learner.join(test), await Learner.join(test)];
    const body = { pathId: 'first', moduleId: 'm1', answers: answers(3) };
    const newSitting = () => headersOf({ attemptId: randomUUID() });
    const send = (by: Learner) => by.send('POST', 'modules/complete', body, newSitting());
    for (let sent = 0; sent < 60; sent += 1) expect((await send(eager)).status).toBe(200);
    const [status, words] = await refusal(eager, body, { attemptId: randomUUID() });
    expect(status).toBe(429);
    expect(words).toMatch(/^Too many attempts\. Please try again in /);
    expect((await send(calm)).status).toBe(200);
    test.pass(61 * minute);
    expect((await send(eager)).status).toBe(200);
  });
});
