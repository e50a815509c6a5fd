import { describe, expect, it } from 'vitest';
import { doseOf as dose, fixed, perKg } from '../test/doses.ts';
import type { WorkedDose } from '../work-out.ts';
import { doseText, dropsText, otherUnitText, ruleText, shownVolume, volumeText } from './figures.ts';

const range = (low: number, high: number) => ({ low, high });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('the text of a dose', () => {
  it.each([
    [range(200, 200), fixed(1, 1, 'microgram'), '200 micrograms', '0.2 mg'],
    [range(0.05, 0.05), fixed(1, 1, 'mg'), '0.05 mg', '50 micrograms'],
    [range(1, 1), fixed(1, 1, 'mg'), '1 mg', null],
    [range(0.5, 2), fixed(1, 1, 'mg'), '0.5–2 mg', null],
    [range(1, 1), fixed(1, 1, 'unit'), '1 unit', null],
    [range(2, 3), fixed(1, 1, 'puff'), '2–3 puffs', null],
  ])(
    'MED-07 shows %j of %j in its unit, and in the neighbouring one if it helps',
    (worked, amount, text, other) => {
      expect(plain(doseText(worked, amount))).toBe(text);
      expect(plain(otherUnitText(worked, amount))).toBe(other);
    },
  );

  it('MED-07 shows a rate in its own unit alone, because mL/h is what a pump is set to', () => {
    const rate = fixed(0.1, 1, 'microgram', 'min');
    expect(plain(doseText(range(2, 20), rate))).toBe('2–20 micrograms/min');
    expect(otherUnitText(range(2, 20), rate)).toBeNull();
  });

  it('MED-07 rounds to three significant figures, and to whole numbers from 100 on', () => {
    // 0.333 mg/kg at 7.3 kg is 2.4309 mg, and 50 mg/kg at 250 kg is 12 500 mg.
    expect(plain(doseText(range(2.4309, 2.4309), fixed(1, 1, 'mg')))).toBe('2.43 mg');
    expect(plain(doseText(range(12_500, 12_500), fixed(1, 1, 'mg')))).toBe('12\u202f500 mg');
    expect(plain(doseText(range(187.5, 187.5), fixed(1, 1, 'microgram')))).toBe('188 micrograms');
  });

  it('MED-07 shows the rule as stated', () => {
    expect(ruleText(dose({ amount: perKg(0.05, 0.5, 'microgram', 'min') }))).toBe(
      '0.05–0.5\u00a0micrograms/kg/min',
    );
  });

  it('MED-07 shows drops as whole numbers, and says when there is less than one', () => {
    expect([6.6, 21, 0.4].map(dropsText)).toEqual(['7', '21', 'under 1']);
  });
});

describe('the volume of a dose', () => {
  const worked = (high: number, most: number): WorkedDose => ({
    state: 'worked',
    amount: range(high, high),
    capped: 'no',
    isRaised: false,
    most,
    volume: null,
    weight: null,
    isUnsure: false,
  });
  const shown = (volume: number, most = Number.POSITIVE_INFINITY) => {
    const { high, fineSyringe, error } = shownVolume(worked(volume, most), range(volume, volume));
    return { volume: plain(volumeText(high, fixed(1, 1, 'mg'))), fineSyringe, error };
  };

  it('MED-07 is rounded to 0.01 mL below 1 mL, with the syringe that shows it', () => {
    expect(shown(0.284)).toMatchObject({ volume: '0.28 mL', fineSyringe: 1 });
    expect(shown(0.075)).toMatchObject({ volume: '0.08 mL', fineSyringe: 1 });
  });

  it('MED-07 is rounded to 0.1 mL from 1 mL on', () => {
    expect(shown(1.88)).toMatchObject({ volume: '1.9 mL', fineSyringe: null });
    expect(shown(41.66)).toMatchObject({ volume: '41.7 mL' });
  });

  it('MED-07 is never rounded past the maximum', () => {
    // At 1 mg/mL the most is 1.88 mL, so that 1.9 mL would be too much.
    expect(shown(1.88, 1.88)).toMatchObject({ volume: '1.8 mL' });
  });

  it('MED-07 tells by how much the rounding changes the dose', () => {
    // 0.1 mL instead of 0.105 mL is 1 - 0.1 / 0.105 = 4.8 % less.
    expect(shown(0.1049).error).toBeCloseTo(0.1 / 0.1049 - 1);
  });
});
