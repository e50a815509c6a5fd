import { useEffect, useState } from 'react';
import { type EstimatedWeight, estimatedWeight } from '../../../clinical/patient/estimated-weight.ts';
import { ageInDays, ageWords } from '../../../clinical/patient/patient-words.ts';
import type { Child } from '../child-figures.ts';
import type { SheetChild } from './child-sheet.tsx';

/**
 * Returns the child of the sheet, or null if nothing is known. Without an entered weight it is estimated from
 * the age, except where no estimate is reliable.
 */
export function useSheetChild({ months, weightKg, weightWords }: Child): SheetChild | null {
  const [estimate, setEstimate] = useState<{ months: number; found: EstimatedWeight | undefined }>();
  useEffect(() => {
    if (months === undefined) return;
    let isCurrent = true;
    estimatedWeight(months).then((found) => isCurrent && setEstimate({ months, found }));
    return () => {
      isCurrent = false;
    };
  }, [months]);
  if (months === undefined && weightKg === undefined) return null;
  const isEstimated = weightKg === undefined && estimate?.months === months && estimate?.found?.isReliable;
  const weight = isEstimated ? estimate?.found?.weightKg : weightKg;
  const origin = isEstimated ? 'estimated by age' : weightWords;
  const age = months === undefined ? null : ageWords(ageInDays({ value: months, unit: 'months' }));
  const kg = weight === undefined ? null : `${weight} kg${origin === undefined ? '' : ` (${origin})`}`;
  return { months, weight, words: [age, kg].filter((part) => part !== null).join(', ') };
}
