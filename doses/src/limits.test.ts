import { concentration, dose as doseOfContract, limit as limitOfContract } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { inDays } from './ages.ts';
import type { GivenDose, Limited } from './comparable.ts';
import { excessOf, isComparable } from './limits.ts';
import type { Recipient } from './readings.ts';
import { dose, type Fields, fixed, perKg } from './test/doses.ts';

const drug = (doses: readonly Fields[], limits: readonly Fields[] = []): Limited => ({
  doses: doses.map((each) => doseOfContract.parse(dose(each))),
  limits: limits.map((each) =>
    limitOfContract.parse({ patient: 'adult', kind: 'fixed', unit: 'mg', per: 'dose', ...each }),
  ),
  concentrations: [
    concentration.parse({ key: 'bag', label: '1 mg/mL', amount: 1, unit: 'mg/mL', routes: ['IV'] }),
  ],
});

const mg = (amount: number, time: GivenDose['time'] = 'dose'): GivenDose => ({
  amount,
  unit: 'mg',
  isPerKg: false,
  time,
});
const mgPerKg = (amount: number, time: GivenDose['time'] = 'dose'): GivenDose => ({
  ...mg(amount, time),
  isPerKg: true,
});

const adult: Recipient = { group: 'adult', routes: [] };
const child: Recipient = { group: 'child', routes: [] };
const years = (value: number) => inDays({ value, unit: 'year' });
const textsOf = (...of: Parameters<typeof excessOf>) => excessOf(...of)?.above.map(({ text }) => text);
const mostOf = (...of: Parameters<typeof excessOf>) => excessOf(...of)?.most ?? null;

describe('excessOf', () => {
  it('compares a single dose with the largest dose of the page for the route', () => {
    const both = drug([
      { routes: ['IV'], amount: fixed(1, 1, 'mg') },
      { routes: ['nebulised'], amount: fixed(5, 5, 'mg') },
    ]);
    expect(excessOf(mg(5), both, { ...adult, routes: ['IV'] })).toEqual({
      most: 1,
      above: [{ rule: both.doses[0], text: 'Adult, pain: 1 mg IV.' }],
    });
    expect(excessOf(mg(1), both, { ...adult, routes: ['IV'] })).toBeNull();
    expect(excessOf(mg(5), both, { ...adult, routes: ['IV', 'nebulised'] })).toBeNull();
    // Who writes no route hardly means the nebuliser.
    expect(mostOf(mg(5), both, adult)).toBe(1);
    const nebulised = drug([{ routes: ['nebulised'], amount: fixed(5, 5, 'mg') }]);
    expect(excessOf(mg(5), nebulised, adult)).toBeNull();
    expect(mostOf(mg(6), nebulised, adult)).toBe(5);
  });

  it('compares a single dose with the largest dose of the page even below a larger total', () => {
    const one = drug(
      [{ amount: fixed(0.5, 0.5, 'mg') }],
      [
        { amount: 3, per: 'course' },
        { amount: 2, per: 'day' },
      ],
    );
    expect(excessOf(mg(0.5), one, adult)).toBeNull();
    expect(mostOf(mg(1), one, adult)).toBe(0.5);
    expect(textsOf(mg(1), one, adult)).toEqual(['Adult, pain: 0.5 mg IV.']);
    expect(mostOf(mg(3), one, { ...adult, routes: ['IV'] })).toBe(0.5);
  });

  it('trusts a stated age and weight more than the group', () => {
    const both = drug([
      { amount: fixed(10, 10, 'mg') },
      { patient: 'child', amount: perKg(0.1, 0.1, 'mg') },
      { patient: 'newborn', amount: perKg(0.05, 0.05, 'mg') },
    ]);
    expect(mostOf(mg(5), both, { ...adult, age: years(5), weight: 20 })).toBe(2);
    expect(mostOf(mg(5), both, { ...adult, weight: 6 })).toBeCloseTo(0.6, 9);
    // At 5 years, 29.5 kg is +3 SD.
    expect(mostOf(mg(5), both, { ...adult, age: years(5) })).toBeCloseTo(2.95, 4);
    expect(mostOf(mg(5), both, { group: 'newborn', weight: 10, routes: [] })).toBeCloseTo(1, 9);
    expect(mostOf(mg(5), both, { ...child, weight: 1.5 })).toBeCloseTo(0.075, 9);
    expect(excessOf(mg(10), both, { ...child, age: years(30) })).toBeNull();
  });

  it('leaves out a limit that may not be that of the patient, and applies one of all patients', () => {
    const one = drug(
      [{ amount: fixed(90, 90, 'mg') }],
      [
        { amount: 100, ages: { under: { value: 75, unit: 'year' } } },
        { amount: 75, ages: { from: { value: 75, unit: 'year' } } },
      ],
    );
    expect(excessOf(mg(90), one, adult)).toBeNull();
    expect(mostOf(mg(90), one, { ...adult, age: years(75) })).toBe(75);
    expect(excessOf(mg(90), one, { ...adult, age: years(74) })).toBeNull();
  });

  it('converts units, and compares no amounts of different kinds', () => {
    const one = drug([{ amount: fixed(100, 100, 'microgram') }]);
    expect(mostOf(mg(0.2), one, adult)).toBe(0.1);
    expect(excessOf({ ...mg(100), unit: 'microgram' }, one, adult)).toBeNull();
    expect(excessOf({ ...mg(1000), unit: 'mL' }, one, adult)).toBeNull();
  });

  it('lets a limit of a route bind a dose by that route alone', () => {
    const one = drug(
      [
        { routes: ['IV'], amount: fixed(100, 100, 'mg') },
        { routes: ['IM'], amount: fixed(100, 100, 'mg') },
      ],
      [{ amount: 50, routes: ['IV'] }],
    );
    expect(mostOf(mg(60), one, { ...adult, routes: ['IV'] })).toBe(50);
    expect(textsOf(mg(60), one, { ...adult, routes: ['IV'] })).toEqual(['Adult: 50 mg in one IV dose']);
    expect(excessOf(mg(60), one, { ...adult, routes: ['IV', 'IM'] })).toBeNull();
    expect(excessOf(mg(60), one, adult)).toBeNull();
  });

  it('names each dose and limit that the stated dose is above', () => {
    const one = drug(
      [{ patient: 'child', amount: perKg(0.1, 0.1, 'mg') }],
      [
        { patient: 'child', kind: 'perKg', amount: 0.2 },
        { patient: 'child', amount: 10, ages: { over: { value: 12, unit: 'year' } } },
      ],
    );
    // 0.1 and 0.2 mg/kg for 20 kg are 2 and 4 mg. A child of 20 kg is under 12 years.
    expect(textsOf(mg(6), one, { ...child, weight: 20 })).toEqual([
      'Child, pain: 0.1 mg/kg IV.',
      'Child: 0.2 mg/kg in one dose',
    ]);
    expect(mostOf(mg(3), one, { ...child, weight: 20 })).toBe(2);
  });

  it('compares a child of unknown weight with the heaviest that the age allows', () => {
    const one = drug([{ patient: 'child', amount: perKg(1, 1, 'mg') }]);
    expect(excessOf(mg(60), one, child)).toBeNull();
    expect(mostOf(mg(61), one, child)).toBe(60);
    // At 5 years, 29.5 kg is +3 SD.
    expect(mostOf(mg(31), one, { ...child, age: years(5) })).toBeCloseTo(29.5, 1);
  });

  it('counts no more than 100 kg for a dose that does not work on the actual weight', () => {
    const one = (bodyWeight: string) => drug([{ amount: perKg(1, 1, 'mg'), bodyWeight }]);
    for (const bodyWeight of ['ideal', 'lean', 'unstated']) {
      expect(mostOf(mg(150), one(bodyWeight), { ...adult, weight: 150 }), bodyWeight).toBe(100);
      expect(mostOf(mg(90), one(bodyWeight), { ...adult, weight: 80 }), bodyWeight).toBe(80);
    }
    expect(excessOf(mg(150), one('actual'), { ...adult, weight: 150 })).toBeNull();
  });

  it('compares an amount per kg with a fixed dose for the lightest patient', () => {
    const one = drug([{ amount: fixed(60, 60, 'mg') }]);
    expect(excessOf(mgPerKg(2), one, adult)).toBeNull();
    expect(mostOf(mgPerKg(3), one, adult)).toBeCloseTo(2, 4);
    expect(mostOf(mgPerKg(2), one, { ...adult, weight: 60 })).toBe(1);
  });

  it('picks doses and limits by age and weight where they are known', () => {
    const ages = drug([
      { patient: 'child', ages: { upTo: { value: 11, unit: 'year' } }, amount: fixed(5, 5, 'mg') },
      { patient: 'adult', ages: { from: { value: 12, unit: 'year' } }, amount: fixed(10, 10, 'mg') },
    ]);
    expect(mostOf(mg(8), ages, { ...child, age: years(5) })).toBe(5);
    expect(excessOf(mg(8), ages, { ...child, age: years(12) })).toBeNull();
    expect(mostOf(mg(8), ages, { ...child, weight: 15 })).toBe(5);
    // Somebody of 45 kg may be 12 years old.
    expect(excessOf(mg(8), ages, { ...child, weight: 45 })).toBeNull();
    const weights = drug([
      { patient: 'child', weights: { upTo: 10 }, amount: perKg(7.5, 7.5, 'mg') },
      { patient: 'child', weights: { over: 10 }, amount: perKg(15, 15, 'mg') },
    ]);
    expect(mostOf(mgPerKg(10), weights, { ...child, weight: 10 })).toBe(7.5);
    expect(excessOf(mgPerKg(10), weights, child)).toBeNull();
    expect(mostOf(mgPerKg(16), weights, child)).toBe(15);
  });

  it('falls back to other routes, then to the other patients, where the page has no dose of its own', () => {
    const one = drug([
      { routes: ['IV'], amount: fixed(10, 10, 'mg') },
      { patient: 'child', routes: ['IV'], amount: perKg(0.1, 0.1, 'mg') },
    ]);
    expect(mostOf(mg(20), one, { ...adult, routes: ['SC'] })).toBe(10);
    // Without a dose for newborns, those of children count before those of adults.
    expect(mostOf(mg(1), one, { group: 'newborn', weight: 3, routes: ['IV'] })).toBeCloseTo(0.3, 9);
    expect(mostOf(mg(20), drug([{}]), { ...child, weight: 10 })).toBe(10);
  });

  it('allows the stated minimum and the stated maximum of a dose', () => {
    const one = drug([
      {
        patient: 'child',
        amount: perKg(0.02, 0.02, 'mg'),
        minimum: { amount: 0.1, unit: 'mg' },
        maximum: { amount: 0.5, unit: 'mg' },
      },
    ]);
    expect(excessOf(mg(0.1), one, { ...child, weight: 3 })).toBeNull();
    expect(mostOf(mg(0.6), one, { ...child, weight: 30 })).toBe(0.5);
  });

  it('counts the doses and limits of the named purpose alone', () => {
    const one = drug(
      [
        { topic: 'Cardiac arrest', amount: fixed(1, 1, 'mg') },
        { topic: 'Bradycardia', amount: fixed(0.5, 0.5, 'mg') },
        { topic: 'Poisoning', amount: fixed(2, 5, 'mg') },
      ],
      [{ amount: 3, per: 'course', topics: ['Bradycardia'] }],
    );
    expect(excessOf(mg(4), one, adult)).toBeNull();
    expect(textsOf(mg(4), one, { ...adult, topics: ['Bradycardia'] })).toEqual([
      'Adult, pain: 0.5 mg IV.',
      'Adult: 3 mg in all for bradycardia',
    ]);
    expect(excessOf(mg(4), one, { ...adult, topics: ['Bradycardia', 'Poisoning'] })).toBeNull();
    expect(mostOf(mg(4), one, { ...adult, topics: ['Asthma'] })).toBeNull();
  });

  it('compares a daily dose with the limits of a day, or with the doses of a day', () => {
    const day = drug([{ amount: fixed(5, 5, 'mg') }], [{ amount: 20, per: 'day', routes: ['IV'] }]);
    expect(excessOf(mg(20, 'day'), day, { ...adult, routes: ['IV'] })).toBeNull();
    expect(mostOf(mg(30, 'day'), day, { ...adult, routes: ['IV'] })).toBe(20);
    // Three doses of 10 mg.
    const counted = drug([{ repeat: 'after 60 min', count: { most: 3, per: 'course' } }]);
    expect(excessOf(mg(30, 'day'), counted, adult)).toBeNull();
    expect(mostOf(mg(31, 'day'), counted, adult)).toBe(30);
    const spaced = drug([{ repeat: 'every 4 to 6 h', interval: { min: 4, max: 6, unit: 'h' } }]);
    expect(mostOf(mg(90, 'day'), spaced, adult)).toBe(60);
    const capped = drug([{ repeat: 'as needed', maximum: { amount: 40, unit: 'mg', per: 'day' } }]);
    expect(mostOf(mg(50, 'day'), capped, adult)).toBe(40);
    const open = drug([{ repeat: 'as needed' }]);
    expect(excessOf(mg(500, 'day'), open, adult)).toBeNull();
  });

  it('names the limit of another route for a daily dose that no other rule bounds', () => {
    const one = drug(
      [{ routes: ['oral'], repeat: 'as needed' }, { routes: ['IM'] }],
      [{ amount: 20, per: 'day', routes: ['IM'] }],
    );
    expect(textsOf(mg(30, 'day'), one, { ...adult, routes: ['oral'] })).toEqual([
      'Adult: 20 mg in 24 hours IM',
    ]);
  });

  it('compares rates with rates, whatever their time, and a total with totals', () => {
    const one = drug(
      [{ amount: fixed(1, 4, 'mg', 'min'), concentration: 'bag' }, { amount: fixed(100, 100, 'mg') }],
      [{ amount: 300, per: 'course' }],
    );
    expect(excessOf(mg(4, 'min'), one, adult)).toBeNull();
    expect(mostOf(mg(5, 'min'), one, adult)).toBe(240);
    expect(excessOf(mg(240, 'h'), one, adult)).toBeNull();
    expect(mostOf(mg(300, 'h'), one, adult)).toBe(240);
    expect(mostOf(mg(200), one, adult)).toBe(100);
    expect(excessOf(mg(300, 'course'), one, adult)).toBeNull();
    expect(mostOf(mg(400, 'course'), one, adult)).toBe(300);
    const limited = drug([{}], [{ amount: 50, per: 'min' }]);
    expect(textsOf(mg(100, 'min'), limited, adult)).toEqual(['Adult: 50 mg a minute']);
    expect(excessOf(mg(100, 'min'), drug([{}]), adult)).toBeNull();
    const byVein = drug([{}], [{ amount: 50, per: 'min', routes: ['IV'] }]);
    expect(mostOf(mg(100, 'min'), byVein, adult)).toBe(3000);
    expect(excessOf(mg(100, 'min'), byVein, { ...adult, routes: ['IM'] })).toBeNull();
  });

  it('compares a rate per kg for the weight', () => {
    const one = drug([{ amount: perKg(0.05, 1, 'microgram', 'min'), concentration: 'bag' }]);
    const rate = (amount: number): GivenDose => ({ ...mgPerKg(amount, 'min'), unit: 'microgram' });
    expect(excessOf(rate(1), one, adult)).toBeNull();
    expect(mostOf(rate(2), one, adult)).toBeCloseTo(0.06, 9);
    // 1 microgram/kg/min for 70 kg is 4.2 mg/h.
    expect(mostOf(mg(5, 'h'), one, { ...adult, weight: 70 })).toBeCloseTo(4.2, 9);
  });

  it('compares an amount of the drug with a dose that the page states in mL of a strength', () => {
    const one = drug([{ patient: 'child', amount: perKg(2, 2, 'mL'), concentration: 'bag' }]);
    expect(excessOf(mgPerKg(2), one, child)).toBeNull();
    expect(mostOf(mgPerKg(3), one, child)).toBe(2);
    expect(isComparable(mg(1), one)).toBe(true);
    expect(isComparable({ ...mg(1), unit: 'unit' }, one)).toBe(false);
  });

  it('takes the maximum of a dose for a rule of totals, which an amount per kg breaks only with a weight', () => {
    const one = drug([
      { patient: 'child', amount: perKg(0.1, 0.1, 'mg'), maximum: { amount: 2, unit: 'mg' } },
    ]);
    expect(excessOf(mgPerKg(0.1), one, { ...child, age: years(11) })).toBeNull();
    expect(mostOf(mgPerKg(0.1), one, { ...child, weight: 40 })).toBe(0.05);
  });

  it('compares a named purpose by another route before another purpose, and keeps to routes that are alike', () => {
    const one = drug([
      { topic: 'Cardiac arrest', routes: ['IV'], amount: fixed(1, 1, 'mg') },
      { topic: 'Anaphylaxis', routes: ['IM'], amount: fixed(0.5, 0.5, 'mg') },
      { topic: 'Anaphylaxis', routes: ['nebulised'], amount: fixed(5, 5, 'mg') },
    ]);
    expect(mostOf(mg(1), one, { ...adult, routes: ['IV'], topics: ['Anaphylaxis'] })).toBe(0.5);
    expect(excessOf(mg(1), one, { ...adult, routes: ['IV'] })).toBeNull();
    expect(excessOf(mg(5), one, { ...adult, routes: ['nebulised'], topics: ['Anaphylaxis'] })).toBeNull();
    // No dose stands on the page for SC, and 5 mg is one to breathe in.
    expect(mostOf(mg(5), one, { ...adult, routes: ['SC'] })).toBe(1);
  });

  it('compares a stated largest amount with the largest that the page allows at any weight or time', () => {
    const one = drug(
      [{ patient: 'child', amount: perKg(0.01, 0.01, 'mg'), maximum: { amount: 1, unit: 'mg' } }],
      [{ patient: 'child', amount: 3, per: 'course' }],
    );
    const most = (amount: number): GivenDose => ({ ...mg(amount), isMost: true });
    expect(mostOf(mg(1), one, child)).toBeCloseTo(0.6, 9);
    expect(excessOf(most(3), one, child)).toBeNull();
    expect(mostOf(most(4), one, child)).toBe(3);
    const single = drug([
      { patient: 'child', amount: perKg(0.01, 0.01, 'mg'), maximum: { amount: 1, unit: 'mg' } },
    ]);
    expect(excessOf(most(1), single, child)).toBeNull();
    expect(mostOf(most(2), single, child)).toBe(1);
  });

  it('takes a short interval for that of a few doses, and not of a whole day', () => {
    const soon = drug([{ repeat: 'after 20 min', interval: { min: 20, max: 20, unit: 'min' } }]);
    expect(excessOf(mg(500, 'day'), soon, adult)).toBeNull();
    const regular = drug([{ repeat: 'every 8 h', interval: { min: 8, max: 8, unit: 'h' } }]);
    expect(mostOf(mg(31, 'day'), regular, adult)).toBe(30);
  });
});
