import { randomUUID } from 'node:crypto';
import { contentVersion } from '@oryx/content';
import { listLearningModules } from '@oryx/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadShipped } from '../content/load-shipped.ts';
import { learningStarts } from '../storage/schema.ts';
import { headersOf, Learner } from '../test/learner.ts';
import { answers, learningDocument, learningModule, learningPath } from '../test/learning.ts';
import { messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const paths = [
  learningPath('late', { difficultyLevel: 'advanced', targetProfession: 'Doctor', title: 'A late one' }),
  learningPath('second', { title: 'Shock' }),
  learningPath('first', { title: 'Airway', specialtyFocus: 'Emergency care' }),
  learningPath('medic', { difficultyLevel: 'intermediate', targetProfession: 'Paramedic' }),
];

let test: TestApp;
let learner: Learner;

beforeAll(async () => {
  test = await openTestApp({ content: [learningDocument(paths)] });
  learner = await Learner.join(test);
});

afterAll(() => test.close());

const idsOf = async (query?: string) => (await learner.paths(query)).map(({ path }) => path.id);

async function refused(response: Promise<Response>): Promise<[status: number, message: string]> {
  const answer = await response;
  return [answer.status, await messageOf(answer)];
}

const start = (body: object) => refused(learner.send('POST', 'modules/start', body));

describe('GET /api/learning/paths', () => {
  it('API-18 LEARN-19 returns path, progress and modules as specified, easiest first', async () => {
    expect(await idsOf()).toEqual(['first', 'second', 'medic', 'late']);
    expect((await learner.paths())[0]).toEqual({
      path: {
        id: 'first',
        title: 'Airway',
        description: 'About first.',
        difficultyLevel: 'beginner',
        targetProfession: 'Nurse',
        specialtyFocus: 'Emergency care',
        // Four modules of 20 minutes.
        estimatedDurationHours: 1.3,
      },
      progress: {
        status: 'not_started',
        completedModules: 0,
        totalModules: 4,
        overallScore: 0,
        timeSpentHours: 0,
      },
      modules: ['m1', 'm2', 'm3', 'm4'].map((id) => ({
        id,
        title: `Module ${id}`,
        minutes: 20,
        isCompleted: false,
        score: null,
      })),
    });
    expect(await learner.path('second')).not.toHaveProperty('path.specialtyFocus');
  });

  it('API-18 filters by profession and difficulty', async () => {
    expect(await idsOf('?profession=Nurse')).toEqual(['first', 'second']);
    expect(await idsOf('?difficulty=advanced')).toEqual(['late']);
    expect(await idsOf('?profession=Doctor&difficulty=advanced')).toEqual(['late']);
    expect(await idsOf('?profession=Doctor&difficulty=beginner')).toEqual([]);
    expect(await idsOf('?profession=Advanced%20Life%20Support%20Paramedic')).toEqual([]);
  });

  it.each([
    ['profession=All', 'Profession: choose one of the offered values.'],
    ['profession=nurse', 'Profession: choose one of the offered values.'],
    ['difficulty=', 'Difficulty: choose one of the offered values.'],
    ['difficulty=expert', 'Difficulty: choose one of the offered values.'],
  ])('API-18 rejects %s with a reason', async (query, words) => {
    expect(await refused(learner.send('GET', `paths?${query}`))).toEqual([400, words]);
  });

  it('API-18 API-19 API-20 API-21 needs a session, as every call of learning', async () => {
    for (const [method, call] of [
      ['GET', 'paths'],
      ['GET', 'analytics'],
      ['GET', 'recommendations'],
      ['GET', 'modules'],
      ['POST', 'modules/start'],
      ['POST', 'modules/complete'],
      ['PUT', 'recommendations/next-first/accept'],
    ] as const) {
      expect((await test.send(method, `/api/learning/${call}`)).status, call).toBe(401);
    }
  });
});

describe('GET /api/learning/modules', () => {
  it('API-22 returns each module of each path as its start does, and starts none', async () => {
    const response = await learner.send('GET', 'modules');
    const found = listLearningModules.response.parse(await response.json());
    expect(found.map(({ pathId, modules }) => [pathId, modules.map(({ id }) => id)])).toEqual(
      ['first', 'second', 'medic', 'late'].map((path) => [path, ['m1', 'm2', 'm3', 'm4']]),
    );
    expect((await learner.path('medic')).progress.status).toBe('not_started');
    expect(found[2]?.modules[1]).toEqual((await learner.start('medic', 'm2')).module);
  });

  it('returns 304 to a client that has this version', async () => {
    const etag = (await learner.send('GET', 'modules')).headers.get('etag') ?? '';
    const again = await learner.send('GET', 'modules', undefined, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });
});

describe('POST /api/learning/modules/start', () => {
  it('API-20 LEARN-10 starts a path and returns the module, and the list shows it', async () => {
    const { message, module } = await learner.start('first', 'm1');
    expect(message).toBe('You have started "Module m1".');
    const { reading, links } = learningModule('m1');
    expect(module).toEqual({
      id: 'm1',
      title: 'Module m1',
      minutes: 20,
      skill: 'airway_management',
      reading,
      links,
      questions: ['q1', 'q2', 'q3'].map((id, place) => ({
        id,
        prompt: `Question ${place + 1}?`,
        choices: ['First', 'Second', 'Third'],
      })),
      // Only those that the module points to.
      sources: ['reader', 'asker'].map((key) => expect.objectContaining({ key })),
      review: { status: 'draft', by: null, on: null },
    });
    expect((await learner.path('first')).progress).toMatchObject({
      status: 'in_progress',
      completedModules: 0,
    });
    expect((await learner.path('second')).progress.status).toBe('not_started');
  });

  it('API-20 reveals no right answer and no explanation, started or not', async () => {
    for (const response of [
      await learner.send('POST', 'modules/start', { pathId: 'first', moduleId: 'm1' }),
      await learner.send('GET', 'paths'),
      await learner.send('GET', 'recommendations'),
      await learner.send('GET', 'modules'),
    ]) {
      expect(await response.text()).not.toMatch(/explanation|"answer|rightChoice/i);
    }
  });

  it('API-20 LEARN-10 takes the time zone of the device from a header', async () => {
    const one = await Learner.join(test);
    const zones = async () => {
      const starts = await test.database.storage.db
        .select()
        .from(learningStarts)
        .where(eq(learningStarts.userId, one.member.id));
      return starts.map(({ timeZone }) => timeZone);
    };
    await one.start('first', 'm1');
    expect(await zones()).toEqual(['Africa/Windhoek']);
    await one.start('first', 'm1', { timeZone: 'Europe/London' });
    expect(await zones()).toEqual(['Europe/London']);
  });

  it('API-20 names the missing path or module', async () => {
    expect(await start({ pathId: 'none', moduleId: 'm1' })).toEqual([404, 'There is no such learning path.']);
    expect(await start({ pathId: 'first', moduleId: 'm9' })).toEqual([
      404,
      'There is no such module in this learning path.',
    ]);
  });

  it('LEARN-10 opens a completed module again without losing anything', async () => {
    const again = await Learner.join(test);
    await again.start('first', 'm1');
    await again.complete('first', 'm1', answers(3));
    const before = await again.path('first');
    await again.start('first', 'm1');
    expect(await again.path('first')).toEqual(before);
  });
});

describe('the paths after an import', () => {
  it('API-18 change in every process without a restart, and completions stay', async () => {
    const one = await Learner.join(test);
    const there = one.at(await test.process(0));
    const attemptId = randomUUID();
    await one.start('second', 'm1');
    const told = await one.complete('second', 'm1', answers(3), { attemptId });
    const questions = learningModule('m1').questions.map((question) => ({
      ...question,
      id: `new-${question.id}`,
    }));
    const modules = [
      learningModule('m1', { questions }),
      learningModule('m5'),
      learningModule('m6'),
      learningModule('m7'),
    ];
    const changed = paths.map((path) => (path.id === 'second' ? { ...path, title: 'Anew', modules } : path));
    await loadShipped(test.database.storage.db, [learningDocument(changed, 'second')], contentVersion);
    for (const device of [one, there]) {
      await expect.poll(async () => (await device.path('second')).path.title).toBe('Anew');
      expect((await device.path('second')).progress).toMatchObject({
        completedModules: 1,
        overallScore: 100,
      });
      // A repeat is answered as it was; other old answers say that the questions have changed.
      expect(await device.complete('second', 'm1', answers(3), { attemptId })).toEqual(told);
      const body = { pathId: 'second', moduleId: 'm1', answers: answers(3) };
      const newSitting = headersOf({ attemptId: randomUUID() });
      expect((await device.send('POST', 'modules/complete', body, newSitting)).status).toBe(400);
    }
  });

  it('API-18 stay unchanged if the new ones cannot be read', async () => {
    const before = await learner.paths();
    const broken = { ...learningDocument([]), body: { rows: [{}] }, hash: 'broken' };
    await loadShipped(test.database.storage.db, [broken], contentVersion);
    const isSaid = () => test.log.some(({ message }) => message === 'content not served');
    await expect.poll(isSaid).toBe(true);
    expect(await learner.paths()).toEqual(before);
  });
});
