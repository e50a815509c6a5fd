import type { Found } from './found.ts';
import { isNumberAt, type Line, numberAt, wordAt } from './line.ts';

const parts: Readonly<Record<string, number>> = { e: 4, v: 5, m: 6 };

const isPart = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** Reads the three parts of `GCS 3 4 5`, `GCS 3/4/5` or `GCS 2+3+5=10`, in the order of eye, verbal and motor. */
export function gcsListAt(line: Line, at: number): Found | undefined {
  if (wordAt(line, at) !== 'gcs') return undefined;
  let next = /^[:=]$/.test(wordAt(line, at + 1)) ? at + 2 : at + 1;
  let total = 0;
  for (const [letter, most] of Object.entries(parts)) {
    const value = numberAt(line, next);
    if (!isPart(value, most)) return undefined;
    total += value;
    next += /^[-/+]$/.test(wordAt(line, next + 1)) && letter !== 'm' ? 2 : 1;
  }
  if (wordAt(line, next) === '=' && numberAt(line, next + 1) === total) next += 2;
  const isMore = /^[-/+=]$/.test(wordAt(line, next)) || isNumberAt(line, next);
  return isMore ? undefined : { from: at, to: next, value: total, text: String(total) };
}

/** Reads `E3V4M5` and `eye 3, verbal 4, motor 5`, in any order, whose sum is the GCS. */
export function gcsPartsAt(line: Line, at: number): Found | undefined {
  const read = new Map<string, number>();
  let [next, to] = [at, at];
  while (read.size < 3) {
    const word = wordAt(line, next);
    const letter = /^(?:eyes?|verbal|motor|[evm])$/.test(word) ? (word[0] ?? '') : '';
    const number = /^[:=-]$/.test(wordAt(line, next + 1)) ? next + 2 : next + 1;
    const value = numberAt(line, number);
    if (read.has(letter) || !isPart(value, parts[letter] ?? 0)) return undefined;
    read.set(letter, value);
    to = number + 1;
    next = /^[,/]$/.test(wordAt(line, to)) ? to + 1 : to;
  }
  const total = [...read.values()].reduce((sum, value) => sum + value, 0);
  return { from: at, to, value: total, text: String(total) };
}
