import { describe, expect, it } from 'vitest';
import { contraindications } from './safety.ts';

const file = {
  sources: [{ key: 'label', title: 'A label', edition: '2020', read: 'full', for: 'limits' }],
  review: { status: 'draft', by: null, on: null },
  notes: [],
};
const condition = {
  id: 'platelets',
  name: 'platelets under 60',
  said: [],
  values: [{ of: 'platelets', below: 60 }],
};
const row = {
  id: 'heparin-platelets',
  drugs: ['Heparin'],
  level: 'contraindicated',
  conditions: ['platelets'],
  text: 'Platelets under 60',
  see: [],
  source: 'label',
  basis: 'seen',
};

const faults = (conditions: readonly object[], rows: readonly object[]) =>
  contraindications.safeParse({ ...file, conditions, rows }).error?.issues.map(({ message }) => message) ??
  [];

describe('the file of contraindications', () => {
  it('needs something that shows each condition, a limit for each value, and a row for each condition', () => {
    expect(faults([condition], [row])).toEqual([]);
    expect(faults([{ ...condition, values: [] }], [{ ...row, text: 'Few platelets' }])).toEqual([
      'nothing shows platelets',
    ]);
    expect(
      faults([{ ...condition, values: [{ of: 'platelets' }] }], [{ ...row, text: 'Few platelets' }]),
    ).toEqual(['platelets does not say how low or high platelets is']);
    expect(faults([condition, { ...condition, id: 'other' }], [row])).toEqual(['no row needs other']);
    expect(faults([condition], [{ ...row, conditions: ['platelets', 'none'] }])).toEqual([
      'no condition is none',
    ]);
  });

  it('needs a row to say whom it is about', () => {
    const general = { ...row, id: 'general', conditions: [], text: 'Not at all' };
    expect(faults([condition], [row, general])).toEqual(['general does not say whom it is about']);
    for (const about of [{ patient: 'child' }, { pregnant: true }, { again: true }])
      expect(faults([condition], [row, { ...general, ...about }])).toEqual([]);
  });

  it('compares each figure of a line with the patient, unless the row lists it as unread', () => {
    const other = { ...row, text: 'Platelets under 50' };
    expect(faults([condition], [other])).toEqual([
      'nothing compares the 50 of heparin-platelets with the patient',
    ]);
    expect(faults([condition], [{ ...other, unread: [50] }])).toEqual([]);
    expect(faults([condition], [{ ...row, text: 'Platelets over 60' }])).toEqual([
      'nothing compares the 60 of heparin-platelets with the patient',
    ]);
  });

  it('takes the next value as beyond a limit that a line calls over', () => {
    const pressure = { id: 'pressure', name: 'pressure over 185/110', said: [] };
    const of = (systolic: number, diastolic: number) => ({
      ...pressure,
      values: [
        { of: 'systolic', from: systolic },
        { of: 'diastolic', from: diastolic },
      ],
    });
    const over = { ...row, conditions: ['pressure'], text: 'Pressure over 185/110' };
    expect(faults([of(186, 111)], [over])).toEqual([]);
    expect(faults([of(184, 111)], [over])).toEqual([
      'nothing compares the 185 of heparin-platelets with the patient',
    ]);
    expect(faults([of(187, 111)], [over])).toHaveLength(1);
  });
});
