import type { Patterns } from '@oryx/search';

/** Returns whether a text says that there is a vein or none, or undefined if it says neither. */
export function readAccess(text: string, patterns: Patterns): 'vein' | 'none' | undefined {
  const plain = text.replaceAll('’', "'");
  if (patterns('no-vein').test(plain)) return 'none';
  return patterns('has-vein').test(plain) ? 'vein' : undefined;
}
