import type { Dose } from '@oryx/contract';
import type { DoseFault } from './dose-fault.ts';
import { dimensionOf, inBasicUnit, isMore, perHour, ratio, sizeFor, tenfold } from './dose-size.ts';
import { referenceWeight } from './dose-weights.ts';

/**
 * How many times its stated maximum a dose by weight may come to at the reference weight. Most maxima
 * are meant for the largest patient, but some are reached by a small child, or by most adults.
 */
const timesMaximum: Record<Dose['patient'], number> = { adult: 3, child: 2, newborn: 1, any: 3 };

/**
 * A stated maximum must count what the dose counts, and fit it at the reference weight: neither far below
 * it, nor ten times above.
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

/** A least dose is for the smallest of those who get a dose by weight, and below its maximum. */
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
