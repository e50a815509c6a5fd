import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { listAlgorithms } from '../../api/reference-calls.ts';
import { readAlgorithms } from './read-algorithm.ts';

/** All algorithms by title: at once from the cache, and fetched anew each time the screen is opened. */
export function useAlgorithms() {
  return useQuery(
    {
      queryKey: ['algorithms'],
      queryFn: ({ signal }) => listAlgorithms({ signal }),
      select: readAlgorithms,
      refetchOnMount: 'always',
    },
    queryClient,
  );
}
