import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learningAccepted } from '../storage/schema.ts';
import { Learner } from '../test/learner.ts';
import { answers, learningDocument, learningPath } from '../test/learning.ts';
import { messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { addDays, dayOf, endOfDay, mondayOf } from './calendar.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const paths = [
  learningPath('first', { title: 'Airway' }),
  learningPath('medic', { title: 'Medic', targetProfession: 'Paramedic' }),
];

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ content: [learningDocument(paths)] });
});

afterAll(() => test.close());

describe('GET /api/learning/analytics', () => {
  it('API-19 LEARN-19 returns zeros for a new user', async () => {
    const { weeks, ...analytics } = await (await Learner.join(test)).analytics();
    expect(analytics).toEqual({
      overallProgress: { completedPaths: 0, learningStreak: 0, totalTimeHours: 0, averageScore: 0 },
      skillProgression: [],
      upcomingDeadlines: [],
    });
    expect(weeks).toHaveLength(8);
  });

  it('API-19 LEARN-19 derives the figures from started and completed modules', async () => {
    // At noon, so that what follows stays within its days.
    test.pass(day + day / 2 - (test.now().getTime() % day));
    const learner = await Learner.join(test);
    await learner.start('first', 'm1');
    test.pass(12 * minute);
    await learner.complete('first', 'm1', answers(1), { timeZone: 'Africa/Windhoek' });
    test.pass(day);
    await learner.start('first', 'm1', { timeZone: 'Africa/Windhoek' });
    test.pass(12 * minute);
    await learner.complete('first', 'm1', answers(3), { timeZone: 'Africa/Windhoek' });
    const { weeks, ...analytics } = await learner.analytics();
    const today = dayOf(test.now(), 'Africa/Windhoek');
    expect(analytics).toEqual({
      overallProgress: { completedPaths: 0, learningStreak: 2, totalTimeHours: 0.4, averageScore: 100 },
      // One of the four modules that train it.
      skillProgression: [
        {
          skillArea: 'airway_management',
          currentLevel: 'beginner',
          progress: 25,
          recentImprovement: true,
        },
      ],
      upcomingDeadlines: [{ title: 'Airway', dueDate: expect.any(String), priority: 'low' }],
    });
    expect(weeks.at(-1)).toMatchObject({ monday: mondayOf(today) });
    expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(24);
    const due = new Date(analytics.upcomingDeadlines[0]?.dueDate ?? '');
    expect(due).toEqual(endOfDay(dayOf(due, 'Africa/Windhoek'), 'Africa/Windhoek'));
    // Four modules make 28 days, from yesterday.
    expect(dayOf(due, 'Africa/Windhoek')).toBe(addDays(today, 27));
  });

  it('API-19 assigns days by the time zone of the user', async () => {
    const learner = await Learner.join(test);
    test.pass(3 * day);
    // An hour before and an hour after midnight in Windhoek: two days there, one in Lagos.
    const midnight = endOfDay(
      dayOf(new Date(test.now().getTime() - day), 'Africa/Windhoek'),
      'Africa/Windhoek',
    );
    const sent = (moduleId: string, hours: number, timeZone: string) =>
      learner.complete('first', moduleId, answers(3), {
        answeredAt: new Date(midnight.getTime() + hours * 60 * minute).toISOString(),
        timeZone,
      });
    await sent('m1', -1, 'Africa/Lagos');
    // Half an hour later it is still before midnight in Lagos.
    await sent('m2', 0.5, 'Africa/Lagos');
    expect((await learner.analytics()).overallProgress.learningStreak).toBe(1);
    await sent('m3', 0.5, 'Africa/Windhoek');
    expect((await learner.analytics()).overallProgress.learningStreak).toBe(2);
  });
});

describe('recommendations', () => {
  it('API-19 are empty for a new user', async () => {
    expect(await (await Learner.join(test)).recommendations()).toEqual([]);
  });

  it('API-19 LEARN-19 have the specified fields and no other', async () => {
    const learner = await Learner.join(test, { profession: 'Emergency Care Practitioner - Basic' });
    await learner.complete('first', 'm1', answers(0));
    expect(await learner.recommendations()).toEqual([
      {
        id: 'low-score-airway-management',
        title: 'Medic',
        description: 'About medic.',
        reason: 'Your average score in airway management is 0%, which is under 60%.',
        priority: 'high',
      },
    ]);
  });

  it('API-21 start their module when accepted, disappear, and can be accepted again', async () => {
    const learner = await Learner.join(test, { profession: 'Emergency Care Practitioner - Basic' });
    await learner.complete('first', 'm1', answers(3));
    expect((await learner.recommendations()).map(({ id }) => id)).toEqual(['next-medic']);
    const words = { message: 'The recommendation is accepted, and its module is started.' };
    expect(await learner.accept('next-medic')).toEqual(words);
    expect((await learner.path('medic')).progress.status).toBe('in_progress');
    expect(await learner.recommendations()).toEqual([]);
    const before = await test.database.storage.db.select().from(learningAccepted);
    test.pass(minute);
    expect(await learner.accept('next-medic')).toEqual(words);
    expect(await test.database.storage.db.select().from(learningAccepted)).toEqual(before);
  });

  it('API-21 cannot be accepted under an unknown id, or under that of another user', async () => {
    const [one, other] = [await Learner.join(test), await Learner.join(test)];
    await one.complete('medic', 'm1', answers(3));
    expect((await one.recommendations()).map(({ id }) => id)).toEqual(['next-first']);
    for (const id of ['next-first', 'next-medic', 'constructor', '0']) {
      const response = await other.send('PUT', `recommendations/${id}/accept`);
      expect([response.status, await messageOf(response)]).toEqual([
        404,
        'There is no such recommendation for you.',
      ]);
    }
    expect((await other.path('first')).progress.status).toBe('not_started');
  });
});
