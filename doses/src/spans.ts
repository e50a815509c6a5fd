/** A range of weights or ages. */
export interface Span {
  readonly low: number;
  readonly includesLow: boolean;
  readonly high: number;
  readonly includesHigh: boolean;
}

/** Returns true if a value lies in a range. */
export const contains = ({ low, includesLow, high, includesHigh }: Span, value: number): boolean =>
  (value > low || (includesLow && value === low)) && (value < high || (includesHigh && value === high));

/** Returns true if two ranges share a value. */
export const overlap = (one: Span, other: Span): boolean => reaches(one, other) && reaches(other, one);

/** Returns the values that two ranges share. It presumes that they overlap. */
export function shared(one: Span, other: Span): Span {
  const lower = startsAfter(one, other) ? one : other;
  const upper = startsAfter(mirrored(one), mirrored(other)) ? one : other;
  return {
    low: lower.low,
    includesLow: lower.includesLow,
    high: upper.high,
    includesHigh: upper.includesHigh,
  };
}

const startsAfter = (one: Span, other: Span) =>
  one.low > other.low || (one.low === other.low && other.includesLow);

/** Returns a range with its ends exchanged, so that what holds for low ends can be asked of high ones. */
const mirrored = ({ low, includesLow, high, includesHigh }: Span): Span => ({
  low: -high,
  includesLow: includesHigh,
  high: -low,
  includesHigh: includesLow,
});

/** Returns true if every value of one range lies in the other. */
export function isWithin(one: Span, other: Span): boolean {
  const startsInside =
    one.low > other.low || (one.low === other.low && (other.includesLow || !one.includesLow));
  const endsInside =
    one.high < other.high || (one.high === other.high && (other.includesHigh || !one.includesHigh));
  return startsInside && endsInside;
}

/** Returns true if one range ends where the other begins, and neither includes that value. */
export const isGap = (one: Span, other: Span): boolean =>
  one.high === other.low && !one.includesHigh && !other.includesLow;

/** Returns true if one range begins before the other ends. */
const reaches = (one: Span, other: Span) =>
  one.low < other.high || (one.low === other.high && one.includesLow && other.includesHigh);
