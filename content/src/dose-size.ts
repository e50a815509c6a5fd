import type { DoseAmount, DoseUnit, Maximum } from '@oryx/contract';

/** What an amount counts: amounts of one kind can be compared. */
export type Dimension = 'mass' | 'volume' | 'unit' | 'mmol' | 'vial' | 'puff';

const scales: Record<DoseUnit, { dimension: Dimension; factor: number }> = {
  g: { dimension: 'mass', factor: 1000 },
  mg: { dimension: 'mass', factor: 1 },
  microgram: { dimension: 'mass', factor: 0.001 },
  unit: { dimension: 'unit', factor: 1 },
  mmol: { dimension: 'mmol', factor: 1 },
  mL: { dimension: 'volume', factor: 1 },
  L: { dimension: 'volume', factor: 1000 },
  vial: { dimension: 'vial', factor: 1 },
  puff: { dimension: 'puff', factor: 1 },
};

/** What a unit counts. */
export const dimensionOf = (unit: DoseUnit): Dimension => scales[unit].dimension;

/** An amount in the basic unit of its dimension: mg, mL, or the unit itself. */
export const inBasicUnit = (amount: number, unit: DoseUnit): number => amount * scales[unit].factor;

/** The smallest and the largest amount for a patient of a weight in kg, in the basic unit of the dimension. */
export function sizeFor({ kind, min, max, unit }: DoseAmount, weight: number): { low: number; high: number } {
  const times = kind === 'perKg' ? weight : 1;
  return { low: inBasicUnit(min * times, unit), high: inBasicUnit(max * times, unit) };
}

/** How many times an hour a rate is given, for a rate a minute or an hour; 1 for what is no rate. */
export const perHour = (time: Maximum['per'] | null): number => (time === 'min' ? 60 : 1);

/** From this ratio on, a difference looks like a slipped decimal point. */
export const tenfold = 10;

/** More, beyond what binary fractions such as 0.1 * 3 add. */
export const isMore = (one: number, other: number): boolean => one > other * (1 + 1e-9);

/** How many times the other one is, to two figures. */
export const ratio = (one: number, other: number): number => Number((one / other).toPrecision(2));
