import { words } from '@oryx/search';

/** Returns a function for the number of words that begin before a position. It reads the text once. */
export function wordsBefore(text: string): (position: number) => number {
  const starts = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)].flatMap(({ index, 0: piece }) =>
    words(piece).map(() => index),
  );
  return (position) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
