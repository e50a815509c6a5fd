/** A calendar day, such as `2026-03-31`. Days compare as strings. */
export type Day = string;

/** Default time zone, that of the first users, for a device with a missing or unknown one. */
export const defaultTimeZone = 'Africa/Windhoek';

const dayMs = 24 * 60 * 60 * 1000;
/** Maximum offset of a time zone from UTC. */
const farthestMs = 15 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the stored name of a time zone, or the default for a missing or unknown one. */
export function knownTimeZone(name: string | undefined): string {
  // Offsets such as +02:00 are rejected, because they have no daylight saving time. A longer text is no name.
  if (!name || !/^[a-z][\w+/-]{0,63}$/i.test(name)) return defaultTimeZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}

/** Returns the calendar day of a moment in a time zone. */
export function dayOf(moment: Date, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish locale formats dates as 2026-03-31.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}

/** Returns the day a number of days later or earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days between two days. */
export function daysFrom(earlier: Day, later: Day): number {
  return (Date.parse(later) - Date.parse(earlier)) / dayMs;
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Returns the last millisecond of a day in a time zone, including days with a clock change. */
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
