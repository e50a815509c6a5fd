import { isDay } from './calendar-day.ts';

/** Returns the text of a field, from a CSV row or from stored data. */
export type Fields = (name: string) => string;

/** A parsed value, or a message about why it is invalid. */
export type Reading<Value> =
  | { readonly value: Value; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: string };

/** Maximum length of a text. Longer text is cut. */
const longestText = 200;

/** Lone surrogates and bidirectional marks, which could disguise a text. */
const deceptive = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Returns the trimmed text on one line, without control characters. */
export function readText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestText)
    .replace(deceptive, '');
}

/** Parses a day, `2026-12-07` or `2026/12/07`. Returns '' for none, and undefined for anything ambiguous. */
export function readDay(text: string): string | undefined {
  const day = text.trim().replaceAll('/', '-');
  return day === '' || isDay(day) ? day : undefined;
}

/**
 * Parses credits from 0 to 9999 with up to two decimals after a point or comma. Returns undefined for
 * anything else.
 */
export function readCredits(text: string): number | undefined {
  const number = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/.test(number) ? Number(number) : undefined;
}

/** Returns the option that a text names, ignoring case. */
export function readOption<Option extends string>(
  text: string,
  options: readonly Option[],
): Option | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted);
}
