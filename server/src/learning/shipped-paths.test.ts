import type { LearningPath } from '@oryx/content';
import { difficulties, learningProfessions } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedContent } from '../test/content.ts';
import { Learner } from '../test/learner.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

let test: TestApp;
let paths: readonly LearningPath[];

beforeAll(async () => {
  const content = (await shippedContent()).filter(({ name }) => name === 'learning');
  // Read by its schema before it became a document.
  paths = content.flatMap(({ body }) => (body as { rows: LearningPath[] }).rows);
  test = await openTestApp({ content });
});

afterAll(() => test.close());

describe('the shipped learning paths', () => {
  it('API-18 are at least 12, for each profession and difficulty', async () => {
    const items = await (await Learner.join(test)).paths();
    expect(items).toHaveLength(paths.length);
    expect(items.length).toBeGreaterThanOrEqual(12);
    const has = (field: 'targetProfession' | 'difficultyLevel') =>
      new Set(items.map(({ path }) => path[field]));
    expect(has('targetProfession')).toEqual(new Set(learningProfessions));
    expect(has('difficultyLevel')).toEqual(new Set(difficulties));
  });

  it('LEARN-05 state hours that their words and questions take: no module more than a quarter of an hour', async () => {
    for (const { path, modules } of await (await Learner.join(test)).paths()) {
      const minutes = modules.reduce((sum, module) => sum + module.minutes, 0);
      // Hours are rounded to tenths, so that they are at most 3 minutes away.
      const stated = Math.round(path.estimatedDurationHours * 60);
      expect(Math.abs(stated - minutes), path.id).toBeLessThanOrEqual(3);
      for (const module of modules) {
        expect(module.minutes, `${path.id}/${module.id}`).toBeGreaterThanOrEqual(4);
        expect(module.minutes, `${path.id}/${module.id}`).toBeLessThanOrEqual(15);
      }
    }
  });

  it('LEARN-10 can be completed with their right answers', async () => {
    for (const { id: pathId, modules } of paths) {
      const learner = await Learner.join(test);
      for (const { id, questions } of modules) {
        const { module } = await learner.start(pathId, id);
        const keys = module.sources.map(({ key }) => key);
        for (const { source } of module.reading) expect(keys, `${pathId}/${id}`).toContain(source);
        const right = questions.map(({ id: questionId, choices, answer }) => ({
          questionId,
          choice: choices.indexOf(answer),
        }));
        const { score, results } = await learner.complete(pathId, id, right);
        expect(score, `${pathId}/${id}`).toBe(100);
        for (const { source } of results) expect(keys, `${pathId}/${id}`).toContain(source);
      }
      const { progress } = await learner.path(pathId);
      expect(progress).toMatchObject({ status: 'completed', overallScore: 100 });
    }
  });
});
