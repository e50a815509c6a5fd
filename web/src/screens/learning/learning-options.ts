import type * as contract from '@oryx/contract';
import { queryOptions } from '@tanstack/react-query';
import { learningAnalytics, listLearningPaths, listRecommendations } from '../../api/learning-calls.ts';

/** What the list of paths is narrowed to; what is not named is not asked for. */
export type PathFilters = contract.RequestOf<typeof contract.listLearningPaths>;

/** All that is known of learning: it changes with each module that is started or completed. */
export const learningKey = ['learning'];

// Progress may come from another device: what is known is shown, and asked for again.
const staleTime = 0;

/** The learning paths with the user's progress. Rejects with `Failed to fetch learning paths`. */
export const pathsOptions = (filters: PathFilters) =>
  queryOptions({
    queryKey: [...learningKey, 'paths', filters],
    queryFn: ({ signal }) =>
      listLearningPaths(filters, { signal }).catch(failWith('Failed to fetch learning paths')),
    staleTime,
  });

/** The user's learning in figures. Rejects with `Failed to fetch analytics`. */
export const analyticsOptions = queryOptions({
  queryKey: [...learningKey, 'analytics'],
  queryFn: ({ signal }) => learningAnalytics({ signal }).catch(failWith('Failed to fetch analytics')),
  staleTime,
});

/** What to learn next. Rejects with `Failed to fetch recommendations`. */
export const recommendationsOptions = queryOptions({
  queryKey: [...learningKey, 'recommendations'],
  queryFn: ({ signal }) => listRecommendations({ signal }).catch(failWith('Failed to fetch recommendations')),
  staleTime,
});

/** Turns what a call was rejected with into an error of these words, and keeps it as the cause. */
export function failWith(message: string) {
  return (cause: unknown): never => {
    throw new Error(message, { cause });
  };
}
