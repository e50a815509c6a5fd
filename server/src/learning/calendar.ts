/** A calendar day, such as `2026-03-31`; days compare as texts. */
export type Day = string;

/** Where the first users of Oryx are: the time zone of a device that names none we know. */
export const defaultTimeZone = 'Africa/Windhoek';

const dayMs = 24 * 60 * 60 * 1000;
/** No zone is further from UTC than this. */
const farthestMs = 15 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The name of a time zone as it is kept; the default for one that is missing or unknown. */
export function knownTimeZone(name: string | undefined): string {
  // Offsets such as +02:00 are no place, and know no summer time.
  if (!name || !/^[a-z]/i.test(name)) return defaultTimeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}

/** The calendar day of a moment in a time zone. */
export function dayOf(moment: Date, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish dates are written as 2026-03-31.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days one day is later than another. */
export function daysFrom(earlier: Day, later: Day): number {
  return (Date.parse(later) - Date.parse(earlier)) / dayMs;
}

/** The Monday of the week of a day. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The last millisecond of a day in a time zone, however long summer time makes that day. */
export function endOfDay(day: Day, timeZone: string): Date {
  const next = Date.parse(day) + dayMs;
  let inside = next - farthestMs;
  let after = next + farthestMs;
  while (after - inside > 1) {
    const middle = Math.floor((inside + after) / 2);
    if (dayOf(new Date(middle), timeZone) > day) after = middle;
    else inside = middle;
  }
  return new Date(inside);
}
