import type { Patterns } from '@oryx/search';

/** A time between two doses, as a text states it. */
export interface StatedInterval {
  /** In minutes. */
  readonly minutes: number;
  /** As written. */
  readonly text: string;
}

/** Minutes of a unit by its first letter, which tells it in English, Afrikaans and Portuguese. */
const minutes: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, u: 60, d: 24 * 60 };
/** Returns the minutes of a unit of time up to a day. */
export const minutesIn = (unit: string): number | undefined => minutes[unit.charAt(0).toLowerCase()];

const unit = `(seconds?|secs?|sekondes?|segundos?|s|minutes?|minuut|minutos?|mins?|m|hourly|hours?|hrs?|h|uur|ure|horas?|days?|dae|dag|dias?|d)`;
const number = String.raw`(\d+(?:[.,]\d+)?|an?|half an|one|two|three)`;
const words: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, 'half an': 0.5 };

const repeated = [
  new RegExp(
    String.raw`\b(?:every|each|q|elke|cada|(?:again|repeat(?:ed)?|next dose|weer)\s+(?:dose\s+)?(?:after|in|within|na))\s*${number}\s*${unit}\b`,
    'gi',
  ),
  new RegExp(String.raw`\b${number}[\s-]*(hourly)\b`, 'gi'),
  /\b(?:every|each|elke|cada)\s+()(hour|minute|uur|minuut|hora|minuto)\b/gi,
];
const before = new RegExp(String.raw`\b${number}\s*${unit}\s*(?:ago|gelede|atr[aá]s|later|back)\b`, 'gi');
/** An amount, a way or a form of what was given, right before how long ago that was. */
const givenBefore = /(?:\d\s*(?:m?c?g|ug|ml|units?|puffs?|tabs?)|\b(?:im|iv|io|po|pr|sc|nebs?|dose))[\s,]*$/i;
/**
 * Returns the times between doses that a text states: "every 2 hours", "2 hourly", or "1 h ago" beside a further dose.
 * How often somebody is looked at is none.
 */
export function readIntervals(text: string, patterns: Patterns): StatedInterval[] {
  const found = [...repeated.flatMap((pattern) => [...text.matchAll(pattern)])].filter(
    ({ index }) => !patterns('observed-often').test(text.slice(Math.max(0, index - 40), index)),
  );
  const isGiven = patterns('speaks-of-another').test(text) && patterns('speaks-of-giving').test(text);
  const isRepeated = patterns('asks-repeat').test(text);
  const earlier = [...text.matchAll(before)].filter(
    ({ index }) => isGiven || (isRepeated && givenBefore.test(text.slice(0, index))),
  );
  return [...found, ...earlier].flatMap(([said, amount = '', of = '']) => {
    const value = amount === '' ? 1 : (words[amount.toLowerCase()] ?? Number(amount.replace(',', '.')));
    const ofUnit = minutesIn(of);
    return ofUnit === undefined || Number.isNaN(value) ? [] : [{ minutes: value * ofUnit, text: said }];
  });
}
