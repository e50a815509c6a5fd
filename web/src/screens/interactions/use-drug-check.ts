import type { DrugCheck } from '@oryx/remi';
import { useEffect, useState } from 'react';

/**
 * Returns the check of drugs on this device, undefined while it loads, and null if what it needs is not here.
 *
 * @param tries after each change of one of these, a check that failed to load is loaded again
 */
export function useDrugCheck(tries: readonly unknown[]): DrugCheck | null | undefined {
  const [check, setCheck] = useState<DrugCheck | null>();
  const isMissing = !check;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const show = (made: DrugCheck | null) => isCurrent && setCheck(made);
    import('../../answers/drug-check-on-device.ts')
      // Nothing is fetched for a screen that was left while the code was loading.
      .then(({ drugCheckOnDevice }) => (isCurrent ? drugCheckOnDevice() : null))
      .then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [isMissing, ...tries]);
  return check;
}
