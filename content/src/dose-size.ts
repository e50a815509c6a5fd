import type { DoseAmount } from '@oryx/contract';
import { inBasicUnit } from '@oryx/doses';

/** Returns the smallest and largest amount for a weight in kg, in the basic unit of the dimension. */
export function sizeFor({ kind, min, max, unit }: DoseAmount, weight: number): { low: number; high: number } {
  const times = kind === 'perKg' ? weight : 1;
  return { low: inBasicUnit(min * times, unit), high: inBasicUnit(max * times, unit) };
}

/** Ratio from which a difference looks like a misplaced decimal point. */
export const tenfold = 10;

/** Returns the ratio of two numbers to two significant figures. */
export const ratio = (one: number, other: number): number => Number((one / other).toPrecision(2));
