import type { PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { remembered } from './remembered.ts';

const says = (name: PatternName, text: string, patterns: Patterns): boolean =>
  patterns(name).test(text.replaceAll('’', "'"));

/** Returns true if a text says that a pulse is missing at one place alone, such as the wrist. */
const isMissedAtPlace = (text: string, patterns: Patterns): boolean =>
  says('placed-pulse', text, patterns) &&
  !says('no-pulse', text.replaceAll(new RegExp(patterns('placed-pulse'), 'gi'), ' '), patterns);

/** Returns true if a text says that somebody talks, is awake or breathes, and nothing that speaks against it. */
const saysAlive = (text: string, patterns: Patterns): boolean =>
  says('signs-of-life', text, patterns) &&
  !says('lifeless', text, patterns) &&
  !says('arrest', text, patterns) &&
  !saysNoBreath(text, patterns);

/**
 * Returns true if a text says that a patient has no pulse. Nobody who lives has none, and one that is missing at the
 * wrist or in a limb is no arrest, unless the patient does not respond.
 */
export const saysNoPulse = remembered(
  (text, patterns) =>
    says('no-pulse', text, patterns) &&
    !saysAlive(text, patterns) &&
    (!isMissedAtPlace(text, patterns) || says('lifeless', text, patterns)),
);

/** Returns true if a text says that no pulse is felt of somebody who lives, or at the wrist: that is shock. */
export const saysPulseLost = remembered(
  (text, patterns) => says('no-pulse', text, patterns) && !saysNoPulse(text, patterns),
);

/** Returns true if a text says that a patient does not breathe, or only gasps. */
export const saysNoBreath = remembered((text, patterns) => says('no-breath', text, patterns));

/** Returns whether a text says that there is a pulse or an arrest, or undefined if it says neither or both. */
export function readPulse(text: string, patterns: Patterns): 'present' | 'absent' | undefined {
  const isAbsent = saysNoPulse(text, patterns) || says('arrest', text, patterns);
  const isPresent = says('pulse-present', text, patterns);
  if (isAbsent === isPresent) return undefined;
  return isAbsent ? 'absent' : 'present';
}
