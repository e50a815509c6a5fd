import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/** What can be asked of the paediatric tables. */
export type ChildValue =
  | 'heartRate'
  | 'respiratoryRate'
  | 'systolic'
  | 'weight'
  | 'tube'
  | 'airway'
  | 'nasogastric'
  | 'blade'
  | 'mask'
  | 'suction'
  | 'depth'
  | 'shock'
  | 'cardioversion';

const sizes = ['tube', 'airway', 'nasogastric', 'blade', 'mask', 'suction', 'depth'] as const;
const vitals = {
  heartRate: 'vital-heart-rate',
  respiratoryRate: 'vital-respiratory-rate',
  systolic: 'vital-systolic',
  weight: 'vital-weight',
} as const satisfies Partial<Record<ChildValue, PatternName>>;
const allVitals: readonly ChildValue[] = ['heartRate', 'respiratoryRate', 'systolic'];

/** Returns the values of the paediatric tables that a text asks for, in the order of the tables. */
export function askedValues(text: string, patterns: Patterns): readonly ChildValue[] {
  const says = (name: PatternName) => patterns(name).test(text);
  if (says('chest-compressions')) return [];
  if (says('shock-energy')) {
    const isSynchronised = says('synchronised');
    const isUnsynchronised = says('unsynchronised') && !/\bcardiover/i.test(text);
    if (isSynchronised === isUnsynchronised) return ['shock', 'cardioversion'];
    return isSynchronised ? ['cardioversion'] : ['shock'];
  }
  const named = sizes.filter((size) => says(`size-${size}`));
  if (named.length > 0 && (says('asks-size') || isShort(text))) return named;
  if (!says('asks-normal') && !isOnlyAge(text)) return [];
  const measured = (Object.keys(vitals) as (keyof typeof vitals)[]).filter((key) => says(vitals[key]));
  return measured.length > 0 || !/\bvitals?\b/i.test(text) ? measured : allVitals;
}

/** Returns true for a few words, which ask for the size: `ett 4 y`. */
export const isShort = (text: string) => text.trim().split(/\s+/).length <= 6;

/** `hr 6mo` states no value, only an age. */
const isOnlyAge = (text: string) =>
  isShort(text) && /^\D*\d+(?:\.\d+)?\s*-?\s*(?:mo|mths?|months?|y|yo|yrs?|years?)\b\D*$/i.test(text);
