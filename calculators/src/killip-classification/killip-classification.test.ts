import { describe, expect, it } from 'vitest';
import { evaluate } from '../index.ts';
import { killipClassification } from './killip-classification.ts';

describe('Killip classification', () => {
  it('CALC-KIL-01 asks with one dropdown of class I to IV', () => {
    expect(Object.keys(killipClassification.inputs)).toEqual(['class']);
    const input = killipClassification.inputs['class'];
    expect(input).toMatchObject({ kind: 'choice', appearance: 'select' });
    expect(input?.kind === 'choice' && input.options.map(({ label }) => label.split(':')[0])).toEqual([
      'Class I',
      'Class II',
      'Class III',
      'Class IV',
    ]);
  });

  it.each([undefined, null, '', 0, 5, 1.5, 'V'])('CALC-KIL-01 shows nothing for %s', async (raw) => {
    const { outcome } = await evaluate('killip-classification', { class: raw });
    expect(outcome).toEqual({ values: {}, headline: { label: 'Result', text: '--' } });
  });

  it.each([
    [1, 'I', '6%', 'No clinical signs of heart failure'],
    [2, 'II', '17%', 'Rales or crackles'],
    [3, 'III', '38%', 'Acute pulmonary oedema'],
    [4, 'IV', '81%', 'Cardiogenic shock'],
  ])(
    'CALC-KIL-02 CALC-KIL-03 class %i is %s, %s, with its detail and management',
    async (raw, numeral, mortality, detail) => {
      const { outcome } = await evaluate('killip-classification', { class: raw });
      expect(outcome.values).toEqual({ class: numeral, mortality });
      expect(outcome.headline.text).toBe(numeral);
      expect(outcome.band?.advice).toContain(detail);
      expect(outcome.figures?.[0]).toMatchObject({ label: 'Mortality', text: mortality });
      expect(outcome.groups?.[0]?.notes?.length).toBeGreaterThan(0);
    },
  );

  it('CALC-KIL-03 the management differs from class to class', async () => {
    const lists = await Promise.all(
      [1, 2, 3, 4].map(async (raw) => {
        const { outcome } = await evaluate('killip-classification', { class: raw });
        return JSON.stringify(outcome.groups?.[0]?.notes);
      }),
    );
    expect(new Set(lists).size).toBe(4);
  });

  it('CALC-KIL-03 CALC-ALL-01 has a reference list and explains its clinical significance', () => {
    expect(killipClassification.references[0]?.doi).toBe('10.1016/0002-9149(67)90023-9');
    expect(killipClassification.clinicalSignificance?.length).toBeGreaterThan(0);
  });
});
