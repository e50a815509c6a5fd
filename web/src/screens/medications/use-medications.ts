import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { listMedications } from '../../api/reference-calls.ts';
import { readMedications } from './read-medication.ts';

/** All medications in the order of their names. */
export function useMedications() {
  return useQuery(
    {
      queryKey: ['medications'],
      queryFn: ({ signal }) => listMedications({ signal }),
      select: readMedications,
    },
    queryClient,
  );
}
