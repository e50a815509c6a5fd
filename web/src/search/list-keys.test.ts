import { expect, it } from 'vitest';
import { placeAfter } from './list-keys.ts';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, null],
  ['End', -1, 3, null],
  ['ArrowDown', -1, 0, null],
  ['a', 1, 3, null],
])('SRCH-12 the key %s at option %i of %i moves to %s', (key, place, count, after) => {
  expect(placeAfter(key, place, count)).toBe(after);
});
