import type { FigureGroup } from '@oryx/calculators';
import type { Patient } from '@oryx/doses';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { useAmpoules } from '../../../clinical/ampoules/ampoules-store.ts';
import { fetchMedications } from '../../../clinical/medications.ts';
import { fluidBolus } from '../child-figures.ts';
import { childDoses, type SheetDrug } from './child-doses.ts';

/** The doses of a sheet, or undefined while the medications load, or null if they cannot be loaded. */
export function useSheetDoses(patient: Patient): readonly SheetDrug[] | null | undefined {
  const ampoules = useAmpoules();
  // The same key as on the medications screen, so that the list is loaded once.
  const medications = useQuery(
    { queryKey: ['medications'], queryFn: ({ signal }) => fetchMedications(signal) },
    queryClient,
  );
  if (medications.data === undefined) return medications.isError ? null : undefined;
  return childDoses(medications.data, patient, ampoules);
}

/** Returns the fluid bolus for a weight in kg, once it is calculated. */
export function useFluidBolus(weight: number): FigureGroup | undefined {
  const [found, setFound] = useState<{ weight: number; group: FigureGroup | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    fluidBolus(weight).then((group) => isCurrent && setFound({ weight, group }));
    return () => {
      isCurrent = false;
    };
  }, [weight]);
  return found?.weight === weight ? found.group : undefined;
}
