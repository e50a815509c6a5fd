import type { DoseAmount, DoseUnit } from '@oryx/contract';

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
