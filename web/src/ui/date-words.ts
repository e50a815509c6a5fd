/**
 * Days and times in the words of the app, by the clock of the device. They are written by hand, because the first use of
 * `Intl` loads its data, which delayed the first paint of every screen (decision 062).
 */

type Moment = Date | number;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the hour and the minute, such as `14:05`. */
export function timeText(at: Moment): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Returns the time to the second, such as `14:05:09`. */
export const secondText = (at: Moment): string => `${timeText(at)}:${twoDigits(new Date(at).getSeconds())}`;

/** Returns a day with the short name of its month and without the year, such as `8 Sept`. */
export function dayOfMonth(at: Moment): string {
  const date = new Date(at);
  const month = months[date.getMonth()] ?? '';
  return `${date.getDate()} ${month === 'September' ? 'Sept' : month.slice(0, 3)}`;
}

/** Returns a day, such as `8 Sept 2026`. */
export const dayText = (at: Moment): string => `${dayOfMonth(at)} ${new Date(at).getFullYear()}`;

/** Returns a day with its time, such as `8 Sept 2026, 14:05`. */
export const momentText = (at: Moment): string => `${dayText(at)}, ${timeText(at)}`;

/** Returns a day with the whole name of its month, such as `8 September 2026`. */
export function longDayText(at: Moment): string {
  const date = new Date(at);
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** Returns a day with its weekday, such as `Tuesday, 8 September 2026`. */
export const weekdayText = (at: Moment): string => `${weekdays[new Date(at).getDay()]}, ${longDayText(at)}`;

/** Returns a list in words, such as `a, b and c`. */
export function listText(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
