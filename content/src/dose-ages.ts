import type { Ages, Dose } from '@oryx/contract';
import { ageSpan } from '@oryx/doses';
import { z } from 'zod';
import type { DoseFault } from './dose-fault.ts';

const writtenAge = z
  .string()
  .regex(/^[1-9]\d* (?:day|month|year)s?$/, {
    error: 'an age is written as "1 month" or "11 years"',
    abort: true,
  })
  .transform((text) => {
    const [value = '', unit = ''] = text.split(' ');
    return { value: Number(value), unit: unit.replace(/s$/, '') as 'day' | 'month' | 'year' };
  });

const end = writtenAge.nullable().default(null);

/** The ages as a file states them: `{ from: 1 month, upTo: 11 years }`. */
export const writtenAges = z
  .strictObject({ from: end, over: end, under: end, upTo: end })
  .nullable()
  .default(null);

/** Returns faults of ages: no end, an end that is given twice, or a range that descends. */
export function faultsOfAges({ patient, ages }: Pick<Dose, 'patient' | 'ages'>): DoseFault[] {
  return faultsOf(patient, ages).map((message) => ({ path: ['ages'], message }));
}

function faultsOf(patient: Dose['patient'], ages: Ages | null): string[] {
  if (ages === null) return [];
  const { from, over, under, upTo } = ages;
  if ([from, over, under, upTo].every((each) => each === null)) return ['no age is stated'];
  if (from !== null && over !== null) return ['state either from or over'];
  if (under !== null && upTo !== null) return ['state either under or upTo'];
  const { low, high } = ageSpan({ patient, ages });
  return low < high ? [] : ['the youngest is not younger than the oldest'];
}
