import * as contract from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import {
  acceptRecommendation,
  completeModule,
  learningAnalytics,
  listLearningPaths,
  listRecommendations,
  startModule,
} from './learning-calls.ts';

const module = { pathId: 'airway', moduleId: 'positioning' };
const answers = [{ questionId: 'a', choice: 1 }];

describe('the calls for learning', () => {
  it.each([
    ['API-18', contract.listLearningPaths, () => listLearningPaths({})],
    ['API-19', contract.learningAnalytics, () => learningAnalytics()],
    ['API-19', contract.listRecommendations, () => listRecommendations()],
    ['API-20', contract.startModule, () => startModule(module)],
    ['LEARN-10', contract.completeModule, () => completeModule({ ...module, answers })],
  ] as const)(
    'API-18..API-20 LEARN-10 %s use the method and path of the contract',
    async (_id, { method, path }, call) => {
      const made = stubApi({ [`${method} ${path}`]: { body: [] } });
      await call();
      expect(made).toMatchObject([{ method, path }]);
    },
  );

  it('LEARN-03 API-18 the paths are asked for with profession and difficulty', async () => {
    const query = 'profession=Advanced%20Life%20Support%20Paramedic&difficulty=beginner';
    stubApi({ [`GET /api/learning/paths?${query}`]: { body: [] } });
    const asked = { profession: 'Advanced Life Support Paramedic', difficulty: 'beginner' } as const;
    expect(await listLearningPaths(asked)).toEqual([]);
  });

  it('LEARN-15 API-21 a recommendation is accepted under its id, without a body', async () => {
    const { method, path } = contract.acceptRecommendation;
    const made = stubApi({ [`${method} ${path.replace('{id}', 'next-airway')}`]: { body: {} } });
    await acceptRecommendation('next-airway');
    expect(made).toMatchObject([{ method: 'PUT', body: undefined }]);
  });
});
