import { useQuery } from '@tanstack/react-query';
import { listLearningPaths } from '../../../api/learning-calls.ts';
import { queryClient } from '../../../api/query-client.ts';

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
