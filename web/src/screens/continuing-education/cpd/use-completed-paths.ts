import type * as contract from '@oryx/contract';
import { useQuery } from '@tanstack/react-query';
import { callWithQuery } from '../../../api/call-api.ts';
import { queryClient } from '../../../api/query-client.ts';

const listLearningPaths = callWithQuery<typeof contract.listLearningPaths>('GET', '/api/learning/paths');

/** The titles of the learning paths that the user has completed; none while they cannot be asked for. */
export function useCompletedPaths(): readonly string[] {
  const { data = [] } = useQuery(
    {
      queryKey: ['learning', 'completed-paths'],
      queryFn: ({ signal }) => listLearningPaths({}, { signal }),
      // A path may have been completed since the page was last open.
      staleTime: 0,
      select: (paths) =>
        paths.filter(({ progress }) => progress.status === 'completed').map(({ path }) => path.title),
    },
    queryClient,
  );
  return data;
}
