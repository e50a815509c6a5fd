import type { Concentration, Dose } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { doseOf as dose, fixed, perKg, strength } from '../test/doses.ts';
import type { Candidate } from './dose-plan.ts';
import { shortText, shownDose } from './shown-dose.ts';

const weak = strength({
  key: '1:10 000',
  label: '1:10 000',
  amount: 0.1,
  preparation: '1 mL made up to 10 mL',
});
const strong = strength({ key: '1:1000', label: '1:1000', amount: 1 });

/** A child of known age, to whom each dose below is given. */
const given = (stated: Dose, weight: number): Candidate => ({
  dose: stated,
  patient: { weight, age: 2000 },
  isUnsure: false,
  waitsFor: null,
});

const arrest = dose({
  patient: 'child',
  routes: ['IV', 'IO'],
  amount: perKg(10, 10, 'microgram'),
  maximum: { amount: 1, unit: 'mg', per: 'dose' },
  concentration: '1:10 000',
});

function shown(
  stated: Dose,
  weight: number,
  known: readonly Concentration[] = [weak, strong],
  chosen: string | null = null,
  stocked: string | null = null,
) {
  const candidate = given(stated, weight);
  const figure = shownDose(candidate, known, chosen, stocked);
  return figure && { ...figure, text: shortText(candidate, figure).replaceAll('\u00a0', ' ') };
}

describe('the figure of a dose', () => {
  it('MED-07 is the volume of the stated strength with the amount', () => {
    // 10 micrograms/kg at 20 kg are 0.2 mg, which are 2 mL of 0.1 mg/mL.
    expect(shown(arrest, 20)?.text).toBe('2 mL · 200 micrograms');
    expect(shown(arrest, 120)?.text).toBe('10 mL · 1\u202f000 micrograms');
  });

  it('MED-07 is the volume of the strength that is chosen, else of the one that is stocked', () => {
    expect(shown(arrest, 20, [weak, strong], '1:1000')?.text).toBe('0.2 mL · 200 micrograms');
    expect(shown(arrest, 20, [weak, strong], null, '1:1000')?.text).toBe('0.2 mL · 200 micrograms');
    expect(shown(arrest, 20, [weak, strong], '1:10 000', '1:1000')?.text).toBe('2 mL · 200 micrograms');
  });

  it('MED-07 passes over a stocked strength that is not for the route', () => {
    const forMuscle = { ...strong, routes: ['IM' as const] };
    expect(shown(arrest, 20, [weak, forMuscle], null, '1:1000')?.strength?.key).toBe('1:10 000');
  });

  it('MED-07 has no volume without a strength', () => {
    expect(shown({ ...arrest, concentration: null }, 20)).toMatchObject({
      volume: null,
      text: '200 micrograms',
    });
  });

  it('MED-07 is a volume if the dose is stated in mL, in mL/h for a rate', () => {
    // 20 mL/kg at 12.5 kg; 1 mL/min is 60 mL/h, at 10 kg 600 mL/h.
    expect(shown(dose({ patient: 'child', amount: perKg(20, 20, 'mL') }), 12.5)?.text).toBe('250 mL');
    expect(shown(dose({ patient: 'child', amount: perKg(1, 1, 'mL', 'min') }), 10)?.text).toBe('600 mL/h');
    expect(shown(dose({ patient: 'child', amount: fixed(1, 1, 'L') }), 10)?.text).toBe('1\u202f000 mL');
  });

  it('MED-07 is the flow of a gas as it is stated, with no mL/h', () => {
    const oxygen = dose({ patient: 'any', routes: ['inhaled'], amount: fixed(10, 15, 'L', 'min') });
    expect(shown(oxygen, 20)).toMatchObject({ volume: null, text: '10–15 L/min' });
  });

  it('MED-07 names the strength of a dose in mL, which is not chosen', () => {
    const fluid = dose({ patient: 'child', amount: perKg(2, 2, 'mL'), concentration: '1:1000' });
    expect(shown(fluid, 10)).toMatchObject({ drawnFrom: { key: '1:1000' }, strengths: [] });
  });

  it('MED-07 is that of a weaker dilution if a syringe cannot measure the other', () => {
    // At 3 kg 30 micrograms are 0.03 mL of 1 mg/mL, and 0.3 mL of the dilution of 0.1 mg/mL.
    expect(shown(arrest, 3, [weak, strong], '1:1000')).toMatchObject({
      drawnFrom: { key: '1:10 000' },
      tooSmall: { low: expect.closeTo(0.03) },
      text: '0.3 mL · 30 micrograms',
    });
  });

  it('MED-07 is hard to measure, or the amount alone under 0.02 mL, if the page has no recipe', () => {
    const noRecipe = { ...weak, preparation: null };
    expect(shown(arrest, 3, [noRecipe, strong], '1:1000')).toMatchObject({
      drawnFrom: { key: '1:1000' },
      tooSmall: { low: expect.closeTo(0.03) },
      text: '0.03 mL · 30 micrograms',
    });
    expect(shown(arrest, 1, [noRecipe, strong], '1:1000')).toMatchObject({
      drawnFrom: null,
      volume: null,
      text: '10 micrograms',
    });
  });

  it('MED-07 is in mL/h for an infusion, and only of a prepared bag', () => {
    const bag = strength({
      key: 'bag',
      amount: 10,
      unit: 'microgram/mL',
      bag: {
        amount: 1,
        unit: 'mg',
        volume: 100,
        fluid: 'sodium chloride 0.9%',
        container: 'bag',
        source: 'guide',
        basis: 'seen',
      },
    });
    const infusion = dose({
      patient: 'child',
      amount: perKg(0.1, 1, 'microgram', 'min'),
      concentration: 'bag',
    });
    // 0.1 to 1 microgram/kg/min at 20 kg are 120 to 1200 micrograms/h.
    expect(shown(infusion, 20, [bag, strong], '1:1000')).toMatchObject({
      strength: { key: 'bag' },
      text: '12–120 mL/h · 2–20 micrograms/min',
    });
  });

  it('MED-07 is missing for a dose that is withheld', () => {
    expect(shown(dose(), 20)).toBeNull();
  });
});
