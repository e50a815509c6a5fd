import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { curb65 } from './curb65.ts';

const outcomeFor = (raw: Record<string, unknown>) =>
  evaluateDefinition(curb65, raw, new Date('2026-11-21T12:00:00')).outcome;

const well = { confusion: 'no', bun: 5, respiratoryRate: 18, lowBp: 'no', age: 40 };

describe('CURB-65', () => {
  it('CALC-CURB-03 shows the death rate of a band only once everything is answered', () => {
    expect(outcomeFor({}).figures).toEqual([]);
    expect(outcomeFor({ ...well, age: '' }).figures).toEqual([]);
    expect(outcomeFor(well).figures).toMatchObject([
      { label: 'Death within 30 days (published)', text: '1.5%' },
    ]);
  });

  it('CALC-CURB-02 stays live, with what is not entered scoring 0', () => {
    expect(outcomeFor({}).values).toMatchObject({ score: 0, band: 'Low' });
    expect(outcomeFor({ respiratoryRate: 30, age: 65 }).values).toMatchObject({
      score: 2,
      band: 'Intermediate',
    });
  });
});
