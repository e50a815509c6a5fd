import { words } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { unavailableIn } from './unavailable.ts';

const patterns = await shippedPatterns();

const says = (text: string, drug = 'lorazepam') =>
  unavailableIn(text, patterns)({ from: words(text).indexOf(drug), length: 1 });

describe('unavailableIn', () => {
  it.each([
    'no lorazepam',
    'status, no lorazepam, what else',
    'no lorazepam no line',
    'lorazepam not available',
    'lorazepam is finished',
    'we have run out of lorazepam',
    'what instead of lorazepam',
    'we dont have lorazepam',
    'geen lorazepam beskikbaar',
    'sem lorazepam o que dar',
  ])('is true for a drug that is not at hand: %s', (text) => expect(says(text)).toBe(true));

  it.each([
    'lorazepam for status',
    'no lorazepam given yet',
    'no lorazepam for 2 days, now fitting',
    'no lorazepam allergy',
    'no response to lorazepam',
    'lorazepam 4 mg given, not better',
  ])('is false for a drug that is given, was not yet given, or is a history: %s', (text) =>
    expect(says(text)).toBe(false),
  );
});
