import type { Concentration, Dose } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { isByWeight, strengthsFor, workOutDose } from './dose-for-weight.ts';
import { doseText, hourlyText, isHardToMeasure, otherUnitText, ruleText, volumeText } from './dose-text.ts';

const weak: Concentration = {
  key: '1:10 000',
  label: '1:10 000',
  amount: 0.1,
  unit: 'mg/mL',
  routes: null,
  preparation: null,
};
const strong: Concentration = { ...weak, key: '1:1000', label: '1:1000', amount: 1 };

function dose(changes: Omit<Partial<Dose>, 'amount'> & { amount?: Partial<Dose['amount']> }): Dose {
  const { amount, ...rest } = changes;
  return {
    indication: 'cardiac arrest',
    patient: 'child',
    who: null,
    routes: ['IV', 'IO'],
    amount: { kind: 'perKg', min: 10, max: 10, unit: 'microgram', time: null, ...amount },
    weights: null,
    maximum: { amount: 1, unit: 'mg', per: 'dose' },
    minimum: null,
    repeat: null,
    over: null,
    concentration: weak.key,
    note: null,
    source: 'S',
    basis: 'seen',
    ...rest,
  } as Dose;
}

function shownDose(stated: Dose, weight: number, concentration: Concentration | null = weak) {
  const worked = workOutDose(stated, weight, concentration);
  if (worked.state === 'withheld') return worked.why;
  const texts = [
    doseText(worked.amount, stated.amount),
    otherUnitText(worked.amount, stated.amount),
    hourlyText(worked.amount, stated.amount),
    worked.volume && volumeText(worked.volume, stated.amount),
    worked.capped === 'no' ? null : `capped: ${worked.capped}`,
    worked.isRaised ? 'raised' : null,
  ];
  return texts.filter((text) => text !== null).map((text) => text.replaceAll('\u00a0', ' '));
}

describe('MED-07 a dose by weight', () => {
  it('MED-07 is the weight times the dose a kg, and the volume at the concentration', () => {
    // 10 micrograms/kg at 20 kg; 0.1 mL/kg of 1:10 000, as the source states it.
    expect(shownDose(dose({}), 20)).toEqual(['200 micrograms', '0.2 mg', '2 mL']);
    expect(shownDose(dose({}), 20, strong)).toEqual(['200 micrograms', '0.2 mg', '0.2 mL']);
    expect(shownDose(dose({}), 3.5)).toEqual(['35 micrograms', '0.035 mg', '0.35 mL']);
    expect(shownDose(dose({}), 20, null)).toEqual(['200 micrograms', '0.2 mg']);
  });

  it('MED-07 stops at the stated maximum, in whatever unit that is, and says so', () => {
    expect(shownDose(dose({}), 100)).toEqual(['1000 micrograms', '1 mg', '10 mL']);
    expect(shownDose(dose({}), 120)).toEqual(['1000 micrograms', '1 mg', '10 mL', 'capped: all']);
    const range = dose({
      amount: { min: 0.1, max: 0.2, unit: 'mg' },
      maximum: { amount: 5000, unit: 'microgram', per: 'dose' },
    });
    expect(shownDose(range, 20)).toEqual(['2–4 mg', '20–40 mL']);
    expect(shownDose(range, 30)).toEqual(['3–5 mg', '30–50 mL', 'capped: upper end']);
    expect(shownDose(range, 60)).toEqual(['5 mg', '50 mL', 'capped: all']);
  });

  it('MED-07 is not cut by what binary fractions add', () => {
    const tenth = dose({
      amount: { min: 0.1, max: 0.1, unit: 'mg' },
      maximum: { amount: 0.3, unit: 'mg', per: 'dose' },
    });
    expect(shownDose(tenth, 3)).toEqual(['0.3 mg', '300 micrograms', '3 mL']);
  });

  it('MED-07 of an infusion is a rate: a minute, an hour, and in mL an hour', () => {
    const infusion = dose({ amount: { min: 0.1, max: 1, time: 'min' }, maximum: null });
    const bag: Concentration = { ...weak, amount: 40, unit: 'microgram/mL' };
    expect(shownDose(infusion, 20, bag)).toEqual([
      '2–20 micrograms/min',
      '0.002–0.02 mg/min',
      '0.12–1.2 mg/h',
      '3–30 mL/h',
    ]);
    const hourly = dose({ amount: { min: 0.1, max: 0.1, unit: 'unit', time: 'h' }, maximum: null });
    expect(shownDose(hourly, 70, { ...weak, amount: 1, unit: 'unit/mL' })).toEqual(['7 units/h', '7 mL/h']);
  });

  it('MED-07 in mL/kg stays a volume, whatever the strength', () => {
    const fluid = dose({ amount: { min: 20, max: 20, unit: 'mL' }, maximum: null });
    expect(shownDose(fluid, 12.5)).toEqual(['250 mL']);
    const perMinute = dose({ amount: { min: 1, max: 1, unit: 'mL', time: 'min' }, maximum: null });
    expect(shownDose(perMinute, 10)).toEqual(['10 mL/min', '600 mL/h']);
  });

  it('MED-07 is never drawn from what counts something else', () => {
    expect(shownDose(dose({}), 20, { ...weak, unit: 'unit/mL' })).toEqual(['200 micrograms', '0.2 mg']);
    expect(shownDose(dose({ maximum: { amount: 5, unit: 'mL', per: 'dose' } }), 20)).toContain(
      'work it out by hand',
    );
  });

  it('MED-07 is not worked out without a weight, nor for somebody whom it is not for', () => {
    for (const weight of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(shownDose(dose({}), weight)).toBe('no weight');
    }
    expect(shownDose(dose({ patient: 'newborn' }), 6)).toContain('60 micrograms');
    expect(shownDose(dose({ patient: 'newborn' }), 6.1)).toContain('above 6');
    expect(shownDose(dose({ patient: 'adult' }), 29.9)).toContain('below 30');
    expect(shownDose(dose({ patient: 'adult' }), 30)).toContain('300 micrograms');
  });

  it('MED-07 is capped at a rate, in whatever time that is, and never at what is no rate', () => {
    const infusion = (per: 'min' | 'h' | 'dose' | 'day') =>
      dose({ amount: { unit: 'mg', min: 1, max: 1, time: 'min' }, maximum: { amount: 30, unit: 'mg', per } });
    expect(shownDose(infusion('min'), 40, null)).toEqual(['30 mg/min', '1800 mg/h', 'capped: all']);
    expect(shownDose(infusion('h'), 40, null)).toEqual([
      '0.5 mg/min',
      '500 micrograms/min',
      '30 mg/h',
      'capped: all',
    ]);
    expect(shownDose(infusion('day'), 40)).toContain('work it out by hand');
    expect(shownDose(dose({ maximum: { amount: 1, unit: 'mg', per: 'h' } }), 40)).toContain('by hand');
  });

  it('MED-07 of a day or a course caps a single dose as well', () => {
    const daily = dose({
      amount: { min: 5, max: 5, unit: 'mg' },
      maximum: { amount: 0.2, unit: 'g', per: 'day' },
    });
    expect(shownDose(daily, 30, null)).toEqual(['150 mg']);
    expect(shownDose(daily, 50, null)).toEqual(['200 mg', 'capped: all']);
  });

  it('MED-07 is raised to the stated least', () => {
    const atropine = dose({
      amount: { min: 20, max: 20 },
      minimum: { amount: 0.1, unit: 'mg' },
      maximum: { amount: 0.5, unit: 'mg', per: 'dose' },
    });
    expect(shownDose(atropine, 3, null)).toEqual(['100 micrograms', '0.1 mg', 'raised']);
    expect(shownDose(atropine, 5, null)).toEqual(['100 micrograms', '0.1 mg']);
    expect(shownDose(atropine, 30, null)).toEqual(['500 micrograms', '0.5 mg', 'capped: all']);
    expect(shownDose(dose({ minimum: { amount: 2, unit: 'mg' } }), 30)).toContain('by hand');
  });

  it.each([
    [{ from: 20, under: 50 }, [20, 49.9], [19.9, 50]],
    [{ over: 10, upTo: 50 }, [10.1, 50], [10, 50.1]],
  ])('MED-07 for the weights %j is for those only', (ends, inside, outside) => {
    const weights = { from: null, over: null, under: null, upTo: null, ...ends };
    const banded = dose({ weights, amount: { kind: 'fixed', min: 40, max: 40, unit: 'mg' }, maximum: null });
    for (const weight of inside) expect(shownDose(banded, weight, null)).toEqual(['40 mg']);
    for (const weight of outside) expect(shownDose(banded, weight)).toBe('not for this weight');
    expect(isByWeight(banded)).toBe(true);
    expect(isByWeight({ ...banded, weights: null })).toBe(false);
  });

  it('MED-07 is rounded for display only', () => {
    const odd = dose({ amount: { min: 0.333, max: 0.333, unit: 'mg' }, maximum: null });
    const worked = workOutDose(odd, 7.3, weak);
    expect(worked).toMatchObject({ amount: { low: 0.333 * 7.3 } });
    expect(shownDose(odd, 7.3)).toEqual(['2.43 mg', '24.3 mL']);
    const large = dose({ amount: { min: 50, max: 50, unit: 'mg' }, maximum: null });
    expect(shownDose(large, 250, null)).toEqual(['12\u2009500 mg']);
  });

  it('MED-07 says when the volume is too small to measure', () => {
    expect(isHardToMeasure({ low: 0.09, high: 1 })).toBe(true);
    expect(isHardToMeasure({ low: 0.1, high: 1 })).toBe(false);
    expect(volumeText({ low: 0.001, high: 0.02 }, dose({}).amount)).toBe('under 0.01–0.02\u00a0mL');
  });

  it('MED-07 reads as it is stated', () => {
    expect(ruleText(dose({ over: 'over 10 min' }))).toBe('10\u00a0micrograms/kg over 10 min');
    expect(ruleText(dose({ amount: { min: 0.05, max: 0.5, time: 'min' } }))).toBe(
      '0.05–0.5\u00a0micrograms/kg/min',
    );
  });
});

describe('the strengths to choose from', () => {
  const insulin: Concentration = { ...weak, key: 'U', unit: 'unit/mL' };

  it('MED-07 are those that fit an injected dose', () => {
    expect(strengthsFor(dose({}), [weak, strong, insulin])).toEqual([weak, strong]);
  });

  it('MED-07 is only the stated one for an infusion and for what is not injected', () => {
    expect(strengthsFor(dose({ amount: { time: 'min' } }), [weak, strong])).toEqual([weak]);
    expect(strengthsFor(dose({ routes: ['oral'] }), [weak, strong])).toEqual([weak]);
    expect(strengthsFor(dose({ routes: ['oral', 'IV'], concentration: null }), [weak])).toEqual([]);
    expect(strengthsFor(dose({ routes: [] as never, concentration: null }), [weak])).toEqual([]);
  });

  it('MED-07 are those that name the routes of the dose', () => {
    const intramuscular: Concentration = { ...strong, routes: ['IM', 'nebulised'] };
    expect(strengthsFor(dose({}), [weak, intramuscular])).toEqual([weak]);
    const nebulised = dose({ routes: ['nebulised'], concentration: null });
    expect(strengthsFor(nebulised, [weak, intramuscular])).toEqual([intramuscular]);
  });
});
