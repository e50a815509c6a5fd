import type { Concentration, Dose, Medication } from '@oryx/contract';
import { dimensionOf, dropSets, dropsPerMinute, inBasicUnit, readAmounts, type Unit } from '@oryx/doses';
import { only } from '../../only.ts';
import { type Strength, single, statedStrength, withoutLabels } from './strengths.ts';

/** A rate as somebody stated it. */
export interface StatedRate {
  readonly text: string;
  /** In the basic unit of its dimension, per hour, per kg if `isPerKg`. */
  readonly perHour: number;
  readonly dimension: ReturnType<typeof dimensionOf>;
  readonly isPerKg: boolean;
}

/** A rate on a pump. */
export interface PumpRate {
  readonly strength: string;
  readonly mlPerHour: number;
  /** Drops per minute by the drops in 1 mL of the giving set. */
  readonly drops: readonly (readonly [perMl: number, perMinute: number])[];
}

const hours: Partial<Readonly<Record<string, number>>> = { min: 60, h: 1 };

/** Returns the rate that a text states, or undefined if it states none or several. */
export function statedRate(text: string): StatedRate | undefined {
  const rates = readAmounts(text).flatMap((amount) => {
    const size = single(amount);
    const factor = amount.per.map((each) => hours[each]).find((each) => each !== undefined);
    if (size === undefined || factor === undefined || dimensionOf(amount.unit) === 'volume') return [];
    return [
      {
        text: amount.text,
        perHour: inBasicUnit(size, amount.unit) * factor,
        dimension: dimensionOf(amount.unit),
        isPerKg: amount.per.includes('kg'),
      },
    ];
  });
  return only(rates);
}

/** Returns the rate in mL/h for a strength, or undefined if they have different dimensions or the weight is missing. */
export function pumpRate(
  rate: StatedRate,
  strength: Strength,
  weight: number | undefined,
): PumpRate | undefined {
  if (rate.dimension !== strength.dimension || strength.size <= 0) return undefined;
  if (rate.isPerKg && weight === undefined) return undefined;
  return flow(strength.label, (rate.perHour * (rate.isPerKg ? (weight ?? 0) : 1)) / strength.size);
}

const flow = (strength: string, mlPerHour: number): PumpRate => ({
  strength,
  mlPerHour,
  drops: dropSets.map((perMl) => [perMl, dropsPerMinute(mlPerHour, perMl)] as const),
});

/** Returns the amount that a text states without a rate or a volume, as in `how many mL is 2 mg`. A strength is none. */
export function statedAmount(
  typed: string,
): { readonly text: string; readonly size: number; readonly unit: Unit } | undefined {
  const text = withoutLabels(typed);
  const { label: strength } = statedStrength(text) ?? {};
  const found = readAmounts(text).flatMap((amount) => {
    const isStrength = strength !== undefined && text.startsWith(strength, amount.start);
    const size = isStrength ? undefined : single(amount);
    const isDose = amount.per.length === 0 && ['mass', 'unit', 'mmol'].includes(dimensionOf(amount.unit));
    return size === undefined || !isDose ? [] : [{ text: amount.text, size, unit: amount.unit }];
  });
  return only(found);
}

/** Returns the mL that a text states, if it states no other amount. */
export function statedVolume(text: string): number | undefined {
  const [only, ...others] = readAmounts(text);
  if (!only || others.length > 0 || only.per.length > 0 || dimensionOf(only.unit) !== 'volume')
    return undefined;
  return single(only);
}

/** Returns the doses of a drug that are rates, with the bags that they may run from. */
export const infusionsOf = ({
  doses,
  concentrations,
}: Medication): readonly { dose: Dose; bags: readonly Concentration[] }[] =>
  doses
    .filter(({ amount, routes }) => amount.time !== null && !routes.every((route) => route === 'inhaled'))
    .map((dose) => ({
      dose,
      bags: concentrations.filter(
        ({ key, bag, unit }) =>
          (key === dose.concentration || bag !== null) &&
          dimensionOf(unit.slice(0, -'/mL'.length) as Unit) === dimensionOf(dose.amount.unit),
      ),
    }));
