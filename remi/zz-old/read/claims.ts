import type { Patterns } from '@oryx/search';

/** Returns true if a text puts a statement into Remi's mouth, or asks her to agree to one. */
export const readsClaim = (text: string, patterns: Patterns): boolean =>
  patterns('claims-remi-said').test(text);
