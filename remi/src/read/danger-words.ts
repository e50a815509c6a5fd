import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { remembered } from './remembered.ts';

const says = (name: PatternName, text: string, patterns: Patterns): boolean =>
  patterns(name).test(text.replaceAll('’', "'"));

/** Returns true if a text says that a patient has no pulse. */
export const saysNoPulse = remembered((text, patterns) => says('no-pulse', text, patterns));

/** Returns true if a text says that a patient does not breathe, or only gasps. */
export const saysNoBreath = remembered((text, patterns) => says('no-breath', text, patterns));

/** Returns whether a text says that there is a pulse or an arrest, or undefined if it says neither or both. */
export function readPulse(text: string, patterns: Patterns): 'present' | 'absent' | undefined {
  const isAbsent = saysNoPulse(text, patterns) || says('arrest', text, patterns);
  const isPresent = says('pulse-present', text, patterns);
  if (isAbsent === isPresent) return undefined;
  return isAbsent ? 'absent' : 'present';
}
