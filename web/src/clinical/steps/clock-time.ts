const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const shortFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Returns the time of day with seconds: `14:03:10`. */
export const clockTime = (at: number): string => timeFormat.format(at);

/** Returns the time of day: `14:03`. */
export const shortTime = (at: number): string => shortFormat.format(at);

/** Returns a duration in whole minutes and seconds, rounded down as a time of day is: `2:05`. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
