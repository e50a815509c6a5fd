import type * as contract from '@oryx/contract';
import { callWithBody, callWithoutBody, callWithQuery } from './call-api.ts';

export const listLearningPaths = callWithQuery<typeof contract.listLearningPaths>(
  'GET',
  '/api/learning/paths',
);
export const learningAnalytics = callWithoutBody<typeof contract.learningAnalytics>(
  'GET',
  '/api/learning/analytics',
);
export const listRecommendations = callWithoutBody<typeof contract.listRecommendations>(
  'GET',
  '/api/learning/recommendations',
);
export const startModule = callWithBody<typeof contract.startModule>('POST', '/api/learning/modules/start');
export const completeModule = callWithBody<typeof contract.completeModule>(
  'POST',
  '/api/learning/modules/complete',
);

/** Takes up the recommendation with this id. */
export function acceptRecommendation(id: string) {
  const path = `/api/learning/recommendations/${encodeURIComponent(id)}/accept`;
  return callWithoutBody<typeof contract.acceptRecommendation>('PUT', path)();
}
