import { listLearningPaths } from '@oryx/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { queryClient } from '../../../api/query-client.ts';

/** Returns the titles of completed learning paths, or none while they are unavailable. */
export function useCompletedPaths(): readonly string[] {
  const { data = [] } = useQuery(
    {
      queryKey: ['learning', 'completed-paths'],
      queryFn: ({ signal }) => call(listLearningPaths, { request: {}, signal }),
      // A path may have been completed since the last visit.
      staleTime: 0,
      select: (paths) =>
        paths.filter(({ progress }) => progress.status === 'completed').map(({ path }) => path.title),
    },
    queryClient,
  );
  return data;
}
