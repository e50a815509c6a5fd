import type { Dose } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { ages, doseOf as dose, fixed, kilograms, perKg } from '../test/doses.ts';
import { answerFor, type PlannedPatient, planFor, waysOf } from './dose-plan.ts';

const nobody: PlannedPatient = { weight: null, age: null, height: null, sex: null, ages: null };
const weighing = (weight: number, more: Partial<PlannedPatient> = {}): PlannedPatient => ({
  ...nobody,
  weight,
  ...more,
});
const aged = (value: number) => value * 365.25;

const adult = dose({ indication: 'adult', topic: 'Cardiac arrest', amount: fixed(1, 1, 'mg') });
const child = dose({
  indication: 'child',
  topic: 'Cardiac arrest',
  patient: 'child',
  amount: perKg(10, 10, 'microgram'),
});
const newborn = dose({ ...child, indication: 'newborn', patient: 'newborn' });
const all = [adult, child, newborn];

const names = (doses: readonly { readonly dose: Dose }[]) =>
  doses.map(({ dose: { indication } }) => indication);
const shownFor = (doses: readonly Dose[], recipient: PlannedPatient) => {
  const { candidates } = planFor(doses, recipient);
  const [first] = candidates;
  if (!first) return 'nothing';
  const answer = answerFor(first, candidates);
  return answer.state === 'ask age'
    ? answer.options.map(({ label }) => label)
    : answer.candidate.dose.indication;
};

describe('the doses that are for a patient', () => {
  it('MED-07 keeps a dose for an adult and one for a child apart by the age', () => {
    expect(names(planFor(all, weighing(60, { age: aged(30) })).candidates)).toEqual(['adult']);
    expect(names(planFor(all, weighing(60, { age: aged(12) })).candidates)).toEqual(['child']);
    expect(names(planFor(all, weighing(4, { age: 3 })).candidates)).toEqual(['newborn']);
  });

  it('MED-07 shows the dose for an adult above 50 kg without an age, and no child’s', () => {
    const { candidates, withheld } = planFor(all, weighing(70));
    expect(names(candidates)).toEqual(['adult']);
    expect(withheld.map(({ why }) => why.replaceAll('\u00a0', ' '))).toContain(
      'for a child: above 50 kg only with an age',
    );
  });

  it('MED-07 asks for the age if only the age tells the doses of one purpose apart', () => {
    const young = dose({ indication: 'full', ages: ages({ under: '75 years' }) });
    const old = dose({ indication: 'half', ages: ages({ from: '75 years' }) });
    expect(shownFor([young, old], weighing(70))).toEqual(['Under 75 years', '75 years or older']);
    expect(shownFor([young, old], weighing(70, { age: aged(74) }))).toBe('full');
    expect(shownFor([young, old], weighing(70, { age: aged(75) }))).toBe('half');
  });

  it('MED-07 asks for the patient if the weight may be a child’s or an adult’s', () => {
    expect(shownFor(all, weighing(40))).toEqual(['Child', 'Adult']);
    expect(shownFor(all, weighing(4))).toEqual(['Newborn', 'Child']);
    expect(shownFor(all, nobody)).toEqual(['Newborn', 'Child', 'Adult']);
  });

  it('MED-07 asks for a child as one where the ages of two children’s doses overlap', () => {
    const younger = dose({ ...child, ages: ages({ upTo: '11 years' }) });
    const older = dose({ ...child, ages: ages({ from: '6 months' }) });
    expect(shownFor([adult, younger, older], weighing(40))).toEqual(['Child', 'Adult']);
  });

  it('MED-07 takes the ages that the user has chosen for the age', () => {
    const answered = (recipient: PlannedPatient, label: string) => {
      const { candidates } = planFor(all, recipient);
      const [first] = candidates;
      const answer = first && answerFor(first, candidates);
      const options = answer?.state === 'ask age' ? answer.options : [];
      return options.find((option) => option.label === label)?.span ?? null;
    };
    const adultAges = answered(nobody, 'Adult');
    expect(adultAges).not.toBeNull();
    expect(names(planFor(all, { ...nobody, ages: adultAges }).candidates)).toEqual(['adult']);
    expect(names(planFor(all, weighing(40, { ages: adultAges })).candidates)).toEqual(['adult']);
    // A weight of 12 kg is no adult's, whatever was chosen.
    expect(planFor(all, weighing(12, { ages: adultAges })).candidates).toEqual([]);
  });

  it('MED-07 narrows the chosen ages by the weight', () => {
    const older = dose({ ...child, indication: 'from 6 months', ages: ages({ from: '6 months' }) });
    const childAges = { low: 28, includesLow: false, high: aged(18), includesHigh: false };
    expect(planFor([older], weighing(3, { ages: childAges })).candidates).toEqual([]);
    expect(names(planFor([older], weighing(20, { ages: childAges })).candidates)).toEqual(['from 6 months']);
  });

  it('MED-07 marks a dose that is for some of the possible ages only', () => {
    const older = dose({ ...child, ages: ages({ from: '6 months' }) });
    const isUnsure = (recipient: PlannedPatient) =>
      planFor([older], recipient).candidates.map((each) => each.isUnsure);
    expect(isUnsure(weighing(8))).toEqual([true]);
    expect(isUnsure(weighing(14))).toEqual([false]);
    expect(isUnsure(weighing(8, { age: aged(1) }))).toEqual([false]);
    expect(isUnsure(weighing(3))).toEqual([]);
  });

  it('MED-07 needs no age for a dose for anyone', () => {
    const anyone = dose({ patient: 'any' });
    expect(planFor([anyone], nobody).candidates).toMatchObject([{ isUnsure: false, waitsFor: null }]);
  });

  it('MED-07 waits for the weight with a dose per kg, and with one for some weights', () => {
    const banded = dose({ weights: kilograms({ from: 60 }) });
    const waiting = (each: Dose) => planFor([each], { ...nobody, age: aged(30) }).candidates[0]?.waitsFor;
    expect(waiting(dose({ amount: perKg(1, 1, 'mg') }))).toBe('weight');
    expect(waiting(banded)).toBe('weight');
    expect(waiting(adult)).toBeNull();
  });

  it('MED-07 does not ask for the age while the weight may tell', () => {
    const younger = dose({ ...child, indication: 'young', ages: ages({ under: '6 months' }) });
    const older = dose({ ...child, indication: 'old', ages: ages({ from: '6 months' }) });
    const { candidates } = planFor([younger, older], nobody);
    const [first] = candidates;
    expect(first && answerFor(first, candidates).state).toBe('ask weight');
  });

  it('MED-07 waits for height and sex with a dose on the ideal weight', () => {
    const ideal = dose({ amount: perKg(1, 1, 'mg'), bodyWeight: 'ideal' });
    const waiting = (recipient: PlannedPatient) => planFor([ideal], recipient).candidates[0]?.waitsFor;
    expect(waiting(weighing(120))).toBe('height and sex');
    expect(waiting(weighing(120, { height: 170, sex: 'male' }))).toBeNull();
  });

  it('MED-07 withholds a dose without a stated largest one above 100 kg', () => {
    const unstated = dose({ amount: perKg(1, 1, 'mg'), bodyWeight: 'unstated' });
    expect(planFor([unstated], weighing(100)).candidates).toHaveLength(1);
    expect(planFor([unstated], weighing(101)).withheld[0]?.why).toMatch(/^no source names a largest dose/);
  });

  it('MED-07 puts a dose that differs, and one for other ages, behind the first choice', () => {
    const differing = dose({ indication: 'second', differs: 'UK label' });
    expect(names(planFor([differing, dose({ indication: 'first' })], weighing(70)).candidates)).toEqual([
      'first',
      'second',
    ]);
  });

  it('MED-07 names the purposes in the order of the page, those without a dose left out', () => {
    const doses = [
      dose({ topic: 'B', differs: 'x' }),
      dose({ topic: 'A' }),
      dose({ topic: 'C', patient: 'newborn' }),
    ];
    expect(planFor(doses, weighing(70)).topics).toEqual(['B', 'A']);
  });
});

describe('the ways to give a drug', () => {
  it('MED-07 are the routes, and routes of the same doses are one', () => {
    const { candidates } = planFor(
      [dose({ routes: ['IV', 'IO'] }), dose({ routes: ['IM'] }), dose({ routes: ['intranasal'] })],
      weighing(70),
    );
    expect(waysOf(candidates).map(({ label }) => label)).toEqual(['IV or IO', 'IM', 'Into the nose']);
  });

  it('MED-07 keep a dose that has one route in common under each of its routes', () => {
    const { candidates } = planFor(
      [dose({ indication: 'both', routes: ['IV', 'IO'] }), dose({ indication: 'vein', routes: ['IV'] })],
      weighing(70),
    );
    expect(waysOf(candidates).map(({ label, candidates: own }) => [label, ...names(own)])).toEqual([
      ['IV', 'both', 'vein'],
      ['IO', 'both'],
    ]);
  });
});
