import { inDays } from '@oryx/doses';

/**
 * An age band at the start of a part of a line: `Under 12 months:`, `6-12 years 0.3 mg`, `6 months and older:`,
 * `Infant:`, or `Older:` behind another one.
 */
const band =
  /^\(?(?:child )?(?:(?:(older)|(infant)(?=:))\b|(under|to|over|from|)\s?(\d+)(?:-(\d+))?(?:\s(month|year)s?\b( and older)?|(?=:)))/;

/**
 * Returns the lines of a step without the parts for other ages, if one of its parts is for this age. What follows a band
 * on its line belongs to it. A contact of the patient has another age.
 *
 * @param days the age in days; without one nothing is left out
 */
export function linesForAge(lines: readonly string[], days = Number.NaN): readonly string[] {
  if (lines.some((line) => line.includes('contacts'))) return lines;
  let last = 0;
  let isOwnFound = false;
  const own = lines.flatMap((line) => {
    let isOther = false;
    const parts = line.split('; ').filter((part) => {
      const bounds = boundsOf(part, last);
      if (bounds) {
        const [from, below] = bounds;
        last = below;
        isOther = days < from || days >= below;
        isOwnFound ||= !isOther;
      }
      return !isOther;
    });
    return parts.length > 0 ? [parts.join('; ')] : [];
  });
  return isOwnFound ? own : lines;
}

/** Returns the first day of the band that a part begins with, and the one behind it. */
function boundsOf(part: string, last: number): readonly [from: number, below: number] | undefined {
  const found = band.exec(part.toLowerCase());
  if (!found) return undefined;
  const [, isOlder, isInfant, word, first = '1', until, unit, hasNoEnd] = found;
  // The time that a treatment lasts is no band, and a number alone is none.
  if (word === '' && !(unit && (until || hasNoEnd))) return undefined;
  const day = (value: number) => inDays({ value, unit: unit === 'month' ? unit : 'year' });
  const start = day(Number(first));
  const open = Number.POSITIVE_INFINITY;
  if (isOlder) return [last, open];
  if (isInfant || word === 'under') return [0, start];
  if (word === 'to') return [last, day(Number(first) + 1)];
  return [start, until ? day(Number(until) + 1) : open];
}
