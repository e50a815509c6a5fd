import type { FigureGroup } from '@oryx/calculators';
import type { Patient } from '@oryx/doses';
import { useEffect, useState } from 'react';
import { useReference } from '../../../api/reference.ts';
import { useAmpoules } from '../../../clinical/ampoules/ampoules-store.ts';
import { medications } from '../../../clinical/medications.ts';
import { fluidBolus } from '../child-figures.ts';
import { childDoses, type SheetDrug } from './child-doses.ts';

/** The doses of a sheet, or undefined while the medications load, or null if they cannot be loaded. */
export function useSheetDoses(patient: Patient): readonly SheetDrug[] | null | undefined {
  const ampoules = useAmpoules();
  const { data, isError } = useReference(medications);
  if (data === undefined) return isError ? null : undefined;
  return childDoses(data, patient, ampoules);
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
