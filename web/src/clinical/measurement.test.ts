import type { NumberInput } from '@oryx/calculators';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  commaText,
  emptyEntry,
  notCountedText,
  rangeInUnit,
  specifiedValue,
  textInUnit,
} from './measurement.ts';
import { preferredUnit, preferUnit } from './unit-preferences.ts';

const creatinine: NumberInput = {
  kind: 'number',
  label: 'Creatinine',
  unit: 'mg/dL',
  min: 0,
  max: 30,
  step: 0.1,
  measure: 'creatinine',
  missing: { rule: 'required' },
};

beforeEach(() => localStorage.clear());

describe('a number in several units', () => {
  it('reaches the rule in the specified unit: 88.4 umol/L is 1 mg/dL', () => {
    expect(specifiedValue(creatinine, { text: '88,4', unit: 'umol/L' })).toBe(1);
    expect(specifiedValue(creatinine, { text: '1.2', unit: 'mg/dL' })).toBe('1.2');
  });

  it('passes text that is no number to the rule', () => {
    expect(specifiedValue(creatinine, { text: 'abc', unit: 'umol/L' })).toBe('abc');
    expect(textInUnit(creatinine, { text: 'abc', unit: 'umol/L' }, 'mg/dL')).toBeUndefined();
  });

  it('is shown in the other unit, and as it was typed after switching back', () => {
    const entry = { text: '1,15', unit: 'mg/dL' };
    expect(textInUnit(creatinine, entry, 'umol/L')).toBe('101.7');
    expect(textInUnit(creatinine, entry, 'mg/dL')).toBe('1,15');
  });

  it('states the permitted range in the unit of the field', () => {
    const limited = { ...creatinine, min: 0.2 };
    expect(rangeInUnit(limited, 'mg/dL')).toBe('0.2–30 mg/dL');
    // 0.2 and 30 mg/dL times 88.4.
    expect(rangeInUnit(limited, 'umol/L')).toBe('17.7–2\u202f652 umol/L');
    const { measure: _, ...unitless } = creatinine;
    expect(rangeInUnit({ ...unitless, unit: '', min: 3, max: 15 }, '')).toBe('3–15');
    expect(rangeInUnit({ ...unitless, unit: 'mg', min: 0.00001, max: 100 }, 'mg')).toBe('0.00001–100 mg');
  });

  it('PLAT-22 says why an entry does not count, in the unit of the field', () => {
    const limited = { ...creatinine, min: 0.2 };
    const text = (typed: string, unit: string) => notCountedText(limited, { text: typed, unit }, unit);
    expect(text('31', 'mg/dL')).toBe('Not counted: over 30 mg/dL.');
    expect(text('0,1', 'mg/dL')).toBe('Not counted: under 0.2 mg/dL.');
    expect(text('2700', 'umol/L')).toBe('Not counted: over 2\u202f652 umol/L.');
    expect(text('70kg', 'mg/dL')).toBe('Not counted: not a number.');
  });

  it('says how a comma is read that may have been meant for a thousand', () => {
    expect(commaText('1,234')).toBe(
      'Read as 1.234: the comma is a decimal comma. For a thousand write 1 234.',
    );
    expect(commaText('1,5')).toBeUndefined();
    // Nobody weighs 1234 kg.
    expect(commaText('1,234', 200)).toBeUndefined();
  });

  it('accepts each limit that it states: 300 kg is 661.387 lb', () => {
    const weight: NumberInput = { ...creatinine, unit: 'kg', min: 0.5, max: 300, measure: 'weight' };
    // 0.5 kg is 1.102 lb, so 1.1 lb would be too little.
    expect(rangeInUnit(weight, 'lb')).toBe('1.2–661.3 lb');
    expect(specifiedValue(weight, { text: '661.3', unit: 'lb' })).toBeLessThanOrEqual(300);
    expect(specifiedValue(weight, { text: '1.2', unit: 'lb' })).toBeGreaterThanOrEqual(0.5);
  });

  it('keeps its unit on this device, and survives a damaged preference', () => {
    expect(emptyEntry(creatinine)).toEqual({ text: '', unit: 'mg/dL' });
    preferUnit('creatinine', 'umol/L');
    expect(emptyEntry(creatinine)).toEqual({ text: '', unit: 'umol/L' });
    localStorage.setItem('oryx-units', '{');
    expect(preferredUnit('creatinine')).toBeUndefined();
    localStorage.setItem('oryx-units', '{"creatinine":"furlong"}');
    expect(emptyEntry(creatinine).unit).toBe('mg/dL');
  });
});
