import type { Dose } from '@oryx/contract';
import { dimensionOf, inBasicUnit, isMore, perHour, referenceWeight } from '@oryx/doses';
import type { DoseFault } from './dose-fault.ts';
import { ratio, sizeFor, tenfold } from './dose-size.ts';

/**
 * Maximum ratio of a dose by weight to its stated maximum at the reference weight. Most maxima are meant for
 * the largest patient, but a small child or most adults reach some of them.
 */
const timesMaximum: Record<Dose['patient'], number> = { adult: 3, child: 2, newborn: 1, any: 3 };

/**
 * Returns faults of a stated maximum. It must have the dimension of the dose and suit it at the reference
 * weight: neither far below the dose nor ten times above it.
 */
export function faultsOfMaximum(dose: Dose): DoseFault[] {
  const { amount, maximum, patient } = dose;
  if (maximum === null) return [];
  const path = ['maximum'];
  if (dimensionOf(maximum.unit) !== dimensionOf(amount.unit)) {
    return [{ path, message: `a maximum in ${maximum.unit} cannot cap a dose in ${amount.unit}` }];
  }
  const isRate = maximum.per === 'min' || maximum.per === 'h';
  if (isRate && amount.time === null) return [{ path, message: 'a rate cannot cap a dose given at once' }];
  if (!isRate && amount.time !== null) return [{ path, message: 'only a rate can cap an infusion' }];
  const most = inBasicUnit(maximum.amount, maximum.unit) * perHour(maximum.per);
  const weight = referenceWeight(dose);
  const high = sizeFor(amount, weight).high * perHour(amount.time);
  const at = amount.kind === 'perKg' ? ` at ${weight} kg` : '';
  const times = amount.kind === 'perKg' ? timesMaximum[patient] : 1;
  if (isMore(high, most * times))
    return [{ path, message: `the dose${at} is ${ratio(high, most)} times its maximum` }];
  if (isMore(most, high * tenfold))
    return [{ path, message: `the maximum is ${ratio(most, high)} times the dose${at}` }];
  return [];
}

/**
 * Returns faults of a minimum. It applies to the smallest patients with a dose by weight, and must be below
 * the maximum.
 */
export function faultsOfMinimum(dose: Dose): DoseFault[] {
  const { amount, minimum, maximum } = dose;
  if (minimum === null) return [];
  const path = ['minimum'];
  if (amount.kind === 'fixed' || amount.time !== null)
    return [{ path, message: 'only a dose by weight, given at once, can have a least' }];
  if (dimensionOf(minimum.unit) !== dimensionOf(amount.unit))
    return [{ path, message: `a least in ${minimum.unit} cannot raise a dose in ${amount.unit}` }];
  const least = inBasicUnit(minimum.amount, minimum.unit);
  if (maximum && isMore(least, inBasicUnit(maximum.amount, maximum.unit)))
    return [{ path, message: 'the least is more than the maximum' }];
  const weight = referenceWeight(dose);
  const { low } = sizeFor(amount, weight);
  if (!isMore(least, low)) return [];
  return [{ path, message: `the least is more than the dose at ${weight} kg` }];
}
