import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { fetchAirwayEquipment, fetchDefibrillation, fetchVitalSigns } from '../../clinical/pediatrics.ts';

/** Returns the three tables of Paed-Cal, each loaded independently. */
export function usePaediatricTables() {
  const vitalSigns = useQuery(
    { queryKey: ['pediatrics', 'vital-signs'], queryFn: ({ signal }) => fetchVitalSigns(signal) },
    queryClient,
  );
  const equipment = useQuery(
    { queryKey: ['pediatrics', 'equipment'], queryFn: ({ signal }) => fetchAirwayEquipment(signal) },
    queryClient,
  );
  const defibrillation = useQuery(
    { queryKey: ['pediatrics', 'defibrillation'], queryFn: ({ signal }) => fetchDefibrillation(signal) },
    queryClient,
  );
  return { vitalSigns, equipment, defibrillation };
}
