import type { RequestOf } from '@oryx/contract/endpoint';
import {
  learningAnalytics,
  learningPathItem,
  listLearningPaths,
  listRecommendations,
} from '@oryx/contract/learning';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { lenient, rowsOf } from '../../api/lenient.ts';

/** Filters of the path list. Absent filters are not sent. */
export type PathFilters = RequestOf<typeof listLearningPaths>;

/** Query key of all learning data, which changes with each started or completed module. */
export const learningKey = ['learning'];

// Progress may come from another device, so cached data is shown and refetched.
const staleTime = 0;

/** Query of the learning paths with the user's progress. Rejects with `Failed to fetch learning paths`. */
export const pathsOptions = (filters: PathFilters) =>
  queryOptions({
    queryKey: [...learningKey, 'paths', filters],
    queryFn: ({ signal }) =>
      fetchPaths(filters, signal)
        .catch((error: unknown) => filteredHere(filters, signal, error))
        .catch(failWith('Failed to fetch learning paths')),
    staleTime,
  });

const fetchPaths = (request: PathFilters, signal: AbortSignal) =>
  call(listLearningPaths, { request, signal }, rowsOf(learningPathItem));

/** Filters the list of all paths, which is on the device, if the server is not reached. */
async function filteredHere({ profession, difficulty }: PathFilters, signal: AbortSignal, error: unknown) {
  if (error instanceof ApiError || (!profession && !difficulty)) throw error;
  return (await fetchPaths({}, signal)).filter(
    ({ path }) =>
      (profession ?? path.targetProfession) === path.targetProfession &&
      (difficulty ?? path.difficultyLevel) === path.difficultyLevel,
  );
}

/** Query of the learning analytics. Rejects with `Failed to fetch analytics`. */
export const analyticsOptions = queryOptions({
  queryKey: [...learningKey, 'analytics'],
  queryFn: ({ signal }) =>
    // The specification names no weeks: they may be missing.
    call(learningAnalytics, { signal }, lenient(learningAnalytics.response)).catch(
      failWith('Failed to fetch analytics'),
    ),
  staleTime,
});

/** Query of the recommendations. Rejects with `Failed to fetch recommendations`. */
export const recommendationsOptions = queryOptions({
  queryKey: [...learningKey, 'recommendations'],
  queryFn: ({ signal }) =>
    call(listRecommendations, { signal }).catch(failWith('Failed to fetch recommendations')),
  staleTime,
});

/** Wraps the rejection of a call in an error with this message. The original error is its cause. */
export function failWith(message: string) {
  return (cause: unknown): never => {
    throw new Error(message, { cause });
  };
}
