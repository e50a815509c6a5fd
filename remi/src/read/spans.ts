/** A part of a text that is known to be something, such as a heart rate: its first character and the one after it. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

/** Returns how many of a sorted list come first, by a test that is true for them alone. It halves the list each time. */
export function countFirst<Item>(sorted: readonly Item[], isFirst: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFirst(sorted[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a test for what lies within one of some parts of a text. It takes the time of a search in a sorted list. */
export function withinAny(
  spans: readonly Span[],
): (part: { readonly start: number; readonly end: number }) => boolean {
  const sorted = spans.toSorted((one, other) => one.at - other.at);
  // How far the parts reach that begin up to each of them.
  let farthest = 0;
  const reach = sorted.map(({ end }) => {
    farthest = Math.max(farthest, end);
    return farthest;
  });
  return ({ start, end }) => (reach[countFirst(sorted, ({ at }) => at <= start) - 1] ?? -1) >= end;
}
