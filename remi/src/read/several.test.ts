import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { isOfSeveral } from './several.ts';

const patterns = await shippedPatterns();

describe('isOfSeveral', () => {
  it.each([
    'patient A 30kg child with asthma, patient B 80 year old on warfarin',
    '45 male BP 80/40 and 2nd patient 5 year old HR 160',
    '3 yr old and 40 yr old in the same car',
    'two patients with burns',
  ])('returns true for "%s"', (text) => expect(isOfSeveral(text, patterns)).toBe(true));

  it.each([
    '54 yr old male, diabetic for 10 years',
    'child 3 yrs 13kg, 2 days fever',
    '6 year old. The 6 yr old fell again',
    'second dose for this patient',
    '4 yr old boy, fever x 2 days',
  ])('returns false for "%s"', (text) => expect(isOfSeveral(text, patterns)).toBe(false));

  it('takes no temperature in Fahrenheit for the age of a woman', () => {
    const text = 'temp 104 F 30M';
    expect(isOfSeveral(text, patterns, [{ at: 0, end: 'temp 104 F'.length }])).toBe(false);
  });
});
