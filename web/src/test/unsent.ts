import type { UnsentAnswers } from '../api/unsent-answers.ts';
import { maria } from './maria.ts';

/** Maria's answers to a module, for tests. */
export const unsent: UnsentAnswers = {
  userId: maria.id,
  title: 'Bag-mask ventilation',
  pathId: 'airway',
  moduleId: 'bag-mask',
  answers: [{ questionId: 'rate', choice: 1 }],
  attemptId: '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9',
  answeredAt: '2026-11-20T21:30:00.000Z',
  timeZone: 'Africa/Windhoek',
};
