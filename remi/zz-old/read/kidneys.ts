import type { Patterns } from '@oryx/search';

/** Returns true if a text says that the kidneys of the patient are well. */
export const saysKidneysWell = (text: string, patterns: Patterns): boolean =>
  patterns('kidneys-well').test(text);
