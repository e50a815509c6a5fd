import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { fetchAlgorithms } from '../../clinical/algorithms.ts';
import { shownAlgorithm } from './shown-algorithm.ts';

/** Returns all algorithms by title: at once from the cache, and refetched each time the screen opens. */
export function useAlgorithms() {
  return useQuery(
    {
      queryKey: ['algorithms'],
      queryFn: async ({ signal }) => (await fetchAlgorithms(signal)).map(shownAlgorithm),
      refetchOnMount: 'always',
    },
    queryClient,
  );
}
