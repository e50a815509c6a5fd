import { parseNumber } from '@oryx/calculators';
import type { Age } from '@oryx/contract';
import { inDays } from '@oryx/doses';

/** An age as typed, with its unit. */
export interface AgeEntry {
  readonly text: string;
  readonly unit: Age['unit'];
}

export const emptyAge: AgeEntry = { text: '', unit: 'year' };

/** The highest age that is accepted, in years. */
const oldest = 120;

/** Returns the age in days, null for an empty entry, or `invalid`. Zero is an age in days alone. */
export function ageIn({ text, unit }: AgeEntry): number | null | 'invalid' {
  if (text.trim() === '') return null;
  const value = parseNumber(text);
  if (value === null || value < 0 || (value === 0 && unit !== 'day')) return 'invalid';
  const days = inDays({ value, unit });
  return days > inDays({ value: oldest, unit: 'year' }) ? 'invalid' : days;
}
