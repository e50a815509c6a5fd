/** An interval along a gap or lane. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Stretches of the same group may overlap. */
  readonly group: string;
}

/**
 * Assigns a track to each stretch, shortest first, so that stretches of different groups never meet on one
 * track.
 */
export function tracksOf<Item extends Stretch>(stretches: readonly Item[]): Map<Item, number> {
  const tracks: Item[][] = [];
  const numbers = new Map<Item, number>();
  for (const stretch of stretches.toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const free = tracks.findIndex((track) => track.every((other) => !meet(stretch, other)));
    const number = free === -1 ? tracks.length : free;
    tracks[number] = [...(tracks[number] ?? []), stretch];
    numbers.set(stretch, number);
  }
  return numbers;
}

function meet(one: Stretch, other: Stretch): boolean {
  return one.group !== other.group && one.start <= other.end && other.start <= one.end;
}
