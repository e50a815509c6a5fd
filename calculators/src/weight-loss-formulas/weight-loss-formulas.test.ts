import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { ageGroup, weightEstimation } from './weight-loss-formulas.ts';

const outcomeFor = (age: unknown, unit?: string) =>
  evaluateDefinition(weightEstimation, { age, unit }, new Date('2026-11-21T12:00:00')).outcome;

describe('weight estimation', () => {
  it('CALC-WEST-01 asks for an age in steps of 0.1 and its unit', () => {
    expect(Object.keys(weightEstimation.inputs)).toEqual(['age', 'unit']);
    expect(weightEstimation.inputs['age']).toMatchObject({ kind: 'number', step: 0.1 });
    expect(outcomeFor(5).headline.text).toBe('--');
    expect(outcomeFor(undefined, 'years').headline.text).toBe('--');
  });

  it.each([
    [1, '10.0', ['10.0', '10.5']],
    [2, '12.0', ['13.0', '13.0']],
    [5, '18.0', ['22.0', '20.5']],
    [10, '28.0', ['37.0', '33.0']],
  ])('CALC-WEST-02 %s years', (age, weightKg, alternatives) => {
    expect(outcomeFor(age, 'years').values).toMatchObject({ weightKg, alternatives });
  });

  it.each([
    [0.1, '4.6', ['4.1']],
    [6, '7.5', ['7.0']],
    [12, '10.5', ['10.0']],
  ])('CALC-WEST-03 %s months', (age, weightKg, alternatives) => {
    expect(outcomeFor(age, 'months').values).toMatchObject({ weightKg, alternatives });
  });

  it('CALC-WEST-04 shows one decimal always', () => {
    expect(outcomeFor(5, 'years').headline).toMatchObject({ text: '18.0', suffix: 'kg' });
  });

  it.each([
    [0, 'years'],
    [-1, 'years'],
    [0.9, 'years'],
    [10.1, 'years'],
    ['x', 'years'],
    ['', 'years'],
    [0, 'months'],
    [-1, 'months'],
    [12.1, 'months'],
    [13, 'months'],
    [217, 'months'],
  ])('CALC-WEST-05 %s %s gives no result', (age, unit) => {
    expect(outcomeFor(age, unit)).toMatchObject({ values: {}, headline: { text: '--' } });
  });

  it.each([
    [3, 'months', 'Newborn/Early Infant'],
    [3.1, 'months', 'Young Infant'],
    [6, 'months', 'Young Infant'],
    [6.1, 'months', 'Older Infant'],
    [12, 'months', 'Older Infant'],
    [1.9, 'years', 'Toddler'],
    [2, 'years', 'Preschool'],
    [5.9, 'years', 'Preschool'],
    [6, 'years', 'School Age'],
    [10, 'years', 'School Age'],
  ] as const)('CALC-WEST-06 %s %s is %s', (age, unit, label) => {
    expect(outcomeFor(age, unit)).toMatchObject({ values: { ageLabel: label }, band: { title: label } });
  });

  it('CALC-WEST-06 names every age of the specification, also those without a weight', () => {
    expect(ageGroup(11.9, 'years')?.label).toBe('School Age');
    expect(ageGroup(12, 'years')?.label).toBe('Adolescent');
    expect(ageGroup(17.9, 'years')?.label).toBe('Adolescent');
    expect(ageGroup(0.5, 'years')?.label).toBe('Toddler');
    expect(ageGroup(18, 'years')).toBeNull();
    expect(ageGroup(12.1, 'months')).toBeNull();
  });

  it('CALC-ALL-02 each band has its own advice', () => {
    const groups = [
      ...[3, 6, 12].map((age) => ageGroup(age, 'months')),
      ...[1, 5, 11, 17].map((age) => ageGroup(age, 'years')),
    ];
    expect(new Set(groups.map((group) => group?.advice)).size).toBe(7);
  });

  it('CALC-WEST-05 under 3 months the figure carries a danger', () => {
    expect(outcomeFor(2.9, 'months').cautions).toMatchObject([{ level: 'danger' }]);
    expect(outcomeFor(2.9, 'months').band?.tone).toBe('danger');
    expect(outcomeFor(3, 'months').cautions).toMatchObject([{ level: 'note' }]);
    expect(outcomeFor(2, 'years').cautions).toMatchObject([{ level: 'note' }]);
    expect(weightEstimation.related).toEqual(['wafelsm']);
  });

  it('CALC-WEST-02 CALC-WEST-03 agrees with a second implementation for every tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2160 }), fc.boolean(), (tenths, isMonths) => {
        // In whole hundredths of a kg, so that no half depends on binary fractions.
        let hundredths: number | null = null;
        if (isMonths && tenths > 0 && tenths <= 120) hundredths = 5 * tenths + 450;
        if (!isMonths && tenths >= 10 && tenths <= 100) hundredths = 20 * tenths + 800;
        const expected = hundredths === null ? undefined : (Math.round(hundredths / 10) / 10).toFixed(1);
        expect(outcomeFor(tenths / 10, isMonths ? 'months' : 'years').values['weightKg']).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
