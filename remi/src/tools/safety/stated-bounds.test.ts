import { describe, expect, it } from 'vitest';
import { readPatient } from '../../read/patient.ts';
import { shippedPatterns } from '../../test/shipped.ts';
import { passesBound } from './stated-bounds.ts';

const patterns = await shippedPatterns();

describe('passesBound', () => {
  it.each([
    ['Systolic pressure under 90 mmHg', 'BP 85/50'],
    ['Systolic pressure under 90 mmHg', 'bp 85'],
    ['Heart rate under 50', 'pulse 48'],
    ['Potassium over 5.5 mmol/L', 'K 6.1'],
    ['Warfarin with an INR over 1.3', 'INR 2.4'],
    ['Glucose less than 4', 'hgt 3.1'],
  ])('returns true for "%s" and "%s"', (line, text) =>
    expect(passesBound(line, readPatient(text, patterns))).toBe(true),
  );

  it.each([
    ['Systolic pressure under 90 mmHg', 'BP 90/50'],
    ['Systolic pressure under 90 mmHg', 'HR 85'],
    ['Potassium over 5.5 mmol/L', 'K 5.5'],
    ['CPR in the last 2 weeks', 'BP 85/50'],
    ['Ischaemic stroke in the last 3 months', 'HR 2'],
  ])('returns false for "%s" and "%s"', (line, text) =>
    expect(passesBound(line, readPatient(text, patterns))).toBe(false),
  );
});
