import type { Patterns } from '@oryx/search';

/** Returns true if a text asks for a handover. */
export const asksHandover = (text: string, patterns: Patterns): boolean =>
  patterns('asks-summary').test(text);
