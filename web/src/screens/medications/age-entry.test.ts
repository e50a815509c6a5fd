import { expect, it } from 'vitest';
import { ageIn } from './age-entry.ts';

it.each([
  ['4', 'year', 1461],
  ['1,5', 'year', 547.875],
  ['6', 'month', 182.625],
  ['0', 'day', 0],
  [' ', 'year', null],
  // Somebody of 0 years may be of any age under one.
  ['0', 'year', 'invalid'],
  ['0', 'month', 'invalid'],
  ['-1', 'day', 'invalid'],
  ['121', 'year', 'invalid'],
  ['old', 'year', 'invalid'],
] as const)('MED-07 reads the age "%s" in %ss as %s days', (text, unit, days) => {
  expect(ageIn({ text, unit })).toBe(days);
});
