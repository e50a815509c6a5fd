import type { Patterns } from '@oryx/search';
import { withoutDenied } from './negation.ts';

/** Returns true if a text tells how somebody was injured: hit, run over, stabbed, shot or fallen from a height. */
export const saysInjury = (text: string, patterns: Patterns): boolean =>
  patterns('injury').test(withoutDenied(text));
