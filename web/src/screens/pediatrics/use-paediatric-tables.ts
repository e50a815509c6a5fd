import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { listAirwayEquipment, listDefibrillation, listVitalSigns } from '../../api/reference-calls.ts';

/** The three tables of Paed-Cal, each loading on its own. */
export function usePaediatricTables() {
  const vitalSigns = useQuery(
    { queryKey: ['pediatrics', 'vital-signs'], queryFn: ({ signal }) => listVitalSigns({ signal }) },
    queryClient,
  );
  const equipment = useQuery(
    { queryKey: ['pediatrics', 'equipment'], queryFn: ({ signal }) => listAirwayEquipment({ signal }) },
    queryClient,
  );
  const defibrillation = useQuery(
    { queryKey: ['pediatrics', 'defibrillation'], queryFn: ({ signal }) => listDefibrillation({ signal }) },
    queryClient,
  );
  return { vitalSigns, equipment, defibrillation };
}
