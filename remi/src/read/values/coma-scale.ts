import type { Found } from './found.ts';
import { isNumberAt, type Line, numberAt, wordAt } from './line.ts';

const parts = [
  ['e', 4],
  ['v', 5],
  ['m', 6],
] as const;

/** Reads the three parts of `GCS 3 4 5` or `GCS 3/4/5`, in the order of eye, verbal and motor. */
export function gcsListAt(line: Line, at: number): Found | undefined {
  if (wordAt(line, at) !== 'gcs') return undefined;
  let next = /^[:=]$/.test(wordAt(line, at + 1)) ? at + 2 : at + 1;
  let total = 0;
  for (const [letter, most] of parts) {
    const value = numberAt(line, next);
    if (!(Number.isInteger(value) && value >= 1 && value <= most)) return undefined;
    total += value;
    next += /^[-/+]$/.test(wordAt(line, next + 1)) && letter !== 'm' ? 2 : 1;
  }
  if (/^[-/+=]$/.test(wordAt(line, next)) || isNumberAt(line, next)) return undefined;
  return { from: at, to: next, value: total, text: String(total) };
}

/** Reads `E3V4M5`, whose sum is the GCS. */
export function gcsPartsAt(line: Line, at: number): Found | undefined {
  let total = 0;
  let next = at;
  for (const [letter, most] of parts) {
    const value = numberAt(line, next + 1);
    if (wordAt(line, next) !== letter || !(value >= 1 && value <= most)) return undefined;
    total += value;
    next += 2;
    if (/^[,/]$/.test(wordAt(line, next))) next += 1;
  }
  const to = /^[,/]$/.test(wordAt(line, next - 1)) ? next - 1 : next;
  return { from: at, to, value: total, text: String(total) };
}
