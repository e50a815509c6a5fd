import { dayText as dayOfMoment } from '../../ui/date-words.ts';

/** A calendar day in the format of a date input, such as `2026-12-07`, without time and zone. */
export type Day = string;

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Returns the current day on this device. */
export function dayOf(now: Date): Day {
  const part = (value: number, length: number) => String(value).padStart(length, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}

/** Returns true if the text is an existing calendar day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the number of days from the first to the second day. */
export function daysFrom(first: Day, second: Day): number {
  return (Date.parse(second) - Date.parse(first)) / millisecondsPerDay;
}

/** Returns the same day a number of months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** Formats a day: `7 Dec 2026`. */
export function dayText(day: Day): string {
  return isDay(day) ? dayOfMoment(new Date(`${day}T00:00`)) : day;
}
