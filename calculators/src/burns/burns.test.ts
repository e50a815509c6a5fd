import { describe, expect, it } from 'vitest';
import { evaluateDefinition } from '../kit/evaluate.ts';
import { burns } from './burns.ts';

const now = new Date('2026-11-21T12:00:00');
const outcomeFor = (raw: Record<string, unknown>) => evaluateDefinition(burns, raw, now).outcome;
const briefOf = (raw: Record<string, unknown>) =>
  outcomeFor(raw).cautions?.find(({ brief }) => brief !== undefined)?.brief;

describe('burns', () => {
  it.each([
    [9.5, 'Minor', 'minor'],
    [10, 'Minor', 'moderate'],
    [20, 'Moderate', 'moderate'],
    [20.5, 'Moderate', 'major'],
  ])('CALC-BURN-04 CALC-BURN-05 %s%% at 12 kg: %s in adults, %s in children', (bsa, adult, child) => {
    const { band } = outcomeFor({ weight: 12, bsa });
    expect(band).toMatchObject({ title: adult, tone: 'caution' });
    expect(band?.advice).toMatch(/^In adults: /);
    expect(briefOf({ weight: 12, bsa })).toBe(`Child: ${bsa}% is ${child}, and add maintenance fluid.`);
  });

  it('CALC-BURN-04 an adult keeps the specified band', () => {
    expect(outcomeFor({ weight: 30, bsa: 14.5 }).band).toMatchObject({
      title: 'Minor',
      tone: 'normal',
      advice: 'Outpatient may be appropriate.',
    });
    expect(outcomeFor({ weight: 30, bsa: 14.5 }).cautions).toEqual([]);
  });

  it.each([
    ['2026-11-21T12:00', undefined],
    ['2026-11-21T09:00', '3.0 h have passed: give the balance in 5.0 h.'],
    ['2026-11-21T04:00', 'The first 8 hours are over: reckon the balance.'],
    ['2026-11-20T12:00', 'The 24 hours are over: these rates no longer hold.'],
    ['2026-11-21T13:00', 'Time of injury in the future.'],
  ])('CALC-BURN-03 C22 an injury at %s: %s', (timeOfInjury, brief) => {
    const raw = { weight: 70, bsa: 20, timeOfInjury };
    expect(briefOf(raw)).toBe(brief);
    // The rates stay as specified: half of 5600 mL over 8 and over 16 hours.
    expect(outcomeFor(raw).values).toMatchObject({ firstRateMlPerHr: 350, secondRateMlPerHr: 175 });
  });
});
