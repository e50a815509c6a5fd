import { words } from '@oryx/search';
import { countFirst } from './spans.ts';

/** Returns a function for the number of words that begin before a position. It reads the text once. */
export function wordsBefore(text: string): (position: number) => number {
  const starts = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].flatMap(({ index, 0: piece }) =>
    words(piece).map(() => index),
  );
  return (position) => countFirst(starts, (start) => start < position);
}
