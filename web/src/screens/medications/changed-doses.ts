import type { Dose, Medication } from '@oryx/contract';
import { changedParts } from '../../clinical/changed.tsx';

/** Returns the doses of a medication that differ from all doses before, in themselves, their strength or their limits. */
export function changedDoses(before: Medication, now: Medication): ReadonlySet<Dose> {
  return changedParts(before.doses, now.doses, { before: textIn(before), now: textIn(now) });
}

/** Returns everything of a medication on which the amount of a dose rests, as text. */
const textIn =
  ({ concentrations, limits }: Medication) =>
  (dose: Dose): string =>
    JSON.stringify([
      dose,
      concentrations.filter(({ key, routes }) =>
        dose.concentration === null
          ? routes === null || routes.some((route) => dose.routes.includes(route))
          : key === dose.concentration,
      ),
      limits.filter(({ topics }) => topics === null || topics.includes(dose.topic)),
    ]);
