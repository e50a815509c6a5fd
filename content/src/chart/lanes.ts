/** Something that lies along a gap or lane from one end to another. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Stretches of one group may lie on each other. */
  readonly group: string;
}

/** The number of the track of each stretch, so that those of different groups on one track never meet. Short ones come first. */
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
