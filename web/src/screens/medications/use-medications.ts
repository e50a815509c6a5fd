import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { fetchMedications } from '../../clinical/medications.ts';

/** Returns all medications by name. */
export function useMedications() {
  return useQuery(
    { queryKey: ['medications'], queryFn: ({ signal }) => fetchMedications(signal) },
    queryClient,
  );
}
