import { isDay } from './calendar-day.ts';

/** What stands under a name, as text: from a row of a CSV file or from what is kept on the device. */
export type Fields = (name: string) => string;

/** Something read, or a sentence that says why it could not be. */
export type Reading<Value> =
  | { readonly value: Value; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

/** How long a text may be. A longer one is cut. */
const longestText = 200;

/** Half characters, and signs that turn the reading direction, with which a text could pose as another. */
const deceptive = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** The text on one line, without control characters and without space around it. */
export function readText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestText)
    .replace(deceptive, '');
}

/** A day, `2026-12-07` or `2026/12/07`; '' for none, undefined for anything that leaves room for doubt. */
export function readDay(text: string): string | undefined {
  const day = text.trim().replaceAll('/', '-');
  return day === '' || isDay(day) ? day : undefined;
}

/** Credits from 0 to 9999 with up to two decimals, after a point or a comma; undefined for anything else. */
export function readCredits(text: string): number | undefined {
  const number = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/.test(number) ? Number(number) : undefined;
}

/** The option that the text names, in whatever case. */
export function readOption<Option extends string>(
  text: string,
  options: readonly Option[],
): Option | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted);
}
