import { expect, it } from 'vitest';
import { isOneLetterOff, wrongLetters } from './letters.ts';

it.each([
  ['dopamine', 'dopamin', true],
  ['dopamin', 'dopamine', true],
  ['dopamine', 'dobamine', true],
  ['dopamine', 'dopaimne', true],
  ['aab', 'aba', true],
  ['aaaa', 'aaaaa', true],
  ['dopamine', 'dopamine', false],
  ['dopamine', 'topamine', false],
  ['dopamine', 'dobutamine', false],
  ['dopamine', 'dopainme', false],
])(
  'tells whether %s and %s differ by one letter, as the count of wrong letters does: %s',
  (one, other, is) => {
    expect(isOneLetterOff(one, other)).toBe(is);
    expect(wrongLetters(one, other) === 1 && one[0] === other[0]).toBe(is);
  },
);
