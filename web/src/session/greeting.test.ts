import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  ['00:00:00', 'Good morning'],
  ['11:59:59', 'Good morning'],
  ['12:00:00', 'Good afternoon'],
  ['16:59:59', 'Good afternoon'],
  ['17:00:00', 'Good evening'],
  ['23:59:00', 'Good evening'],
])('HOME-02 at %s the greeting is %s', (time, greeting) => {
  expect(greetingAt(new Date(`2026-06-01T${time}`))).toBe(greeting);
});
