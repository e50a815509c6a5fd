/** A day of the calendar as a date input writes it, such as `2026-12-07`; it has no time and no zone. */
export type Day = string;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The day it is on this device. */
export function dayOf(now: Date): Day {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}

/** Whether the text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** How many days the second day comes after the first; negative when it comes before. */
export function daysFrom(first: Day, second: Day): number {
  return (Date.parse(second) - Date.parse(first)) / millisecondsPerDay;
}

/** The same day so many months later; the last day of the month where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day as a reader expects it: `7 Dec 2026`. */
export function dayText(day: Day): string {
  return isDay(day) ? format.format(new Date(`${day}T00:00:00Z`)) : day;
}
