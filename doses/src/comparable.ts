import type { Dose, DoseUnit, Limit, Maximum, Medication } from '@oryx/contract';
import type { StatedPatient } from './possible-patients.ts';
import { isVolume, strengthUnit } from './strengths.ts';
import { amountOf, areAlike, inBasicUnit, type Unit } from './units.ts';

/** A dose that somebody states: of one time, of a day, of a whole treatment, or as a rate. */
export interface GivenDose {
  readonly amount: number;
  readonly unit: Unit;
  readonly isPerKg: boolean;
  readonly time: Maximum['per'];
  /** True for a largest amount that is stated beside a dose, as in "10 mg/kg, at most 1 g". */
  readonly isMost?: boolean;
}

/** The parts of a medication that limit a dose. */
export type Limited = Pick<Medication, 'doses' | 'limits' | 'concentrations'>;

/** A dose of the page, and the same in the kind of unit of the stated dose: mL of a strength are mg. */
export interface PageDose {
  readonly dose: Dose;
  readonly sized: Sizes;
}

/** The amounts of a dose. */
type Sizes = Pick<Dose, 'amount' | 'minimum' | 'maximum'>;

/** What can be compared with a stated dose. */
export interface Comparable {
  readonly given: GivenDose;
  readonly doses: readonly PageDose[];
  readonly limits: readonly Limit[];
  /** False if an amount per kg is stated without a weight, so that a maximum of a dose says nothing about it. */
  readonly hasTotal: boolean;
}

/** An amount with its unit. */
export type Quantity = Pick<Maximum, 'amount' | 'unit'>;

/** Returns true if an amount is one per minute or hour. */
export const isRate = (time: string | null) => time === 'min' || time === 'h';

/** Returns the doses and limits of a drug that have the dimension of a stated dose, rates for a rate. */
export function comparableOf(
  given: GivenDose,
  { doses, limits, concentrations }: Limited,
  patient: StatedPatient | null,
): Comparable {
  const isAlike = (unit: Unit, time: string | null) =>
    areAlike(amountOf(1, unit), amountOf(1, given.unit)) && isRate(time) === isRate(given.time);
  return {
    given,
    doses: doses.flatMap((dose) => {
      const sized = [dose, ...inDrug(dose, concentrations)].find(({ amount }) =>
        isAlike(amount.unit, amount.time),
      );
      return sized ? [{ dose, sized }] : [];
    }),
    limits: limits.filter(({ unit, per }) => isAlike(unit, per)),
    hasTotal: !given.isPerKg || patient?.weight !== undefined,
  };
}

/** Converts a dose in mL of a strength to an amount of the drug. */
function inDrug(dose: Dose, strengths: Limited['concentrations']): Sizes[] {
  const strength = strengths.find(({ key }) => key === dose.concentration);
  if (!strength || !isVolume(dose)) return [];
  const unit = strengthUnit(strength.unit);
  const { amount, minimum, maximum } = dose;
  const converted = (volume: number, of: DoseUnit) => inBasicUnit(volume, of) * strength.amount;
  const sized = (quantity: Quantity) => ({ amount: converted(quantity.amount, quantity.unit), unit });
  return [
    {
      amount: {
        ...amount,
        min: converted(amount.min, amount.unit),
        max: converted(amount.max, amount.unit),
        unit,
      },
      minimum: minimum && sized(minimum),
      maximum: maximum && { ...maximum, ...sized(maximum) },
    },
  ];
}
