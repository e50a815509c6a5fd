import type { Dose, Medication } from '@oryx/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAmpoules } from '../../clinical/ampoules/ampoules-store.ts';
import { clearHandover, handoverKey } from '../../clinical/handover/handover-store.ts';
import { readSheet } from '../../clinical/handover/sheet.ts';
import { clearPatient, setPatient } from '../../clinical/patient/patient-store.ts';
import {
  dose,
  ends,
  fixed,
  kilograms,
  medication,
  months,
  perKg,
  strength,
  years,
} from '../../test/medication.ts';
import { stubApi } from '../../test/stub-api.ts';
import { WeightBox } from './weight-box.tsx';

beforeEach(() => void stubApi({}));

const weak = strength({ key: 'weak', label: '1:10 000', amount: 0.1, preparation: '1 mL made up to 10 mL' });
const strong = strength({ key: 'strong', label: '1:1000', amount: 1 });

const forAdult = dose({
  topic: 'Cardiac arrest',
  indication: 'cardiac arrest',
  routes: ['IV', 'IO'],
  amount: fixed(1, 1, 'mg'),
  repeat: 'every 3 to 5 min',
  concentration: 'weak',
});
const forChild = dose({
  ...forAdult,
  patient: 'child',
  amount: perKg(10, 10, 'microgram'),
  maximum: { amount: 1, unit: 'mg', per: 'dose' },
});

const drug = (doses: readonly Dose[], changes: Partial<Medication> = {}) =>
  medication({ doses: [...doses], concentrations: [weak, strong], ...changes });

function open(doses: readonly Dose[], changes: Partial<Medication> = {}) {
  render(<WeightBox medication={drug(doses, changes)} />);
  return within(screen.getByRole('region', { name: 'Dose for weight' }));
}

const box = () => within(screen.getByRole('region', { name: 'Dose for weight' }));
const enter = (label: string, value: string) =>
  fireEvent.change(box().getByLabelText(label), { target: { value } });
const choose = (name: string) => fireEvent.click(box().getByRole('radio', { name }));

/** The text of the card, without the break between figures and units. */
const card = () => {
  const article = box().queryByRole('article');
  return article === null
    ? 'no card'
    : (article.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
};

/** What is said about this patient outside the card. */
const words = () =>
  (screen.getByRole('region', { name: 'Dose for weight' }).textContent ?? '').replaceAll('\u00a0', ' ');

afterEach(() => {
  act(() => {
    clearPatient();
    clearHandover();
    setAmpoules({});
  });
  localStorage.clear();
});

describe('the dose for a weight', () => {
  it('is added to the handover with its volume, its cautions and whom it is for, as no record of a dose given', () => {
    act(() => setPatient({ weight: 120, weightFrom: 'scales', age: 12 * 365.25 }));
    open([forChild]);
    fireEvent.click(box().getByRole('button', { name: 'Add to handover' }));
    const [result] = readSheet(localStorage.getItem(handoverKey))?.results ?? [];
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
    expect(plain(result?.tool)).toBe('Testamine, cardiac arrest');
    expect(plain(result?.result)).toBe(
      '1\u202f000 micrograms = 1 mg = 10 mL of 1:10 000; IV or IO; repeat every 3 to 5 min; at most 1 mg a dose',
    );
    expect(plain(result?.inputs)).toMatch(/120 kg.*; worked out, no record that it was given$/);
    expect(plain(result?.caution)).toContain('Capped at the stated maximum of 1 mg');
  });

  it('MED-07 is the volume to draw up, then the amount, the strength and how it is made', () => {
    open([forChild]);
    enter('Weight', '12');
    // 10 micrograms/kg at 12 kg are 0.12 mg, which are 1.2 mL of 0.1 mg/mL.
    expect(card()).toMatch(
      /Draw up 1\.2 mL120 micrograms = 0\.12 mgof 1:10 000How it is made: 1 mL made up to 10 mL\./,
    );
  });

  it('MED-07 names route, repeat, largest dose, rule, source and its kind', () => {
    open([{ ...forChild, over: 'as a push', note: 'Go on with compressions' }], {
      limits: [
        {
          patient: 'child',
          ages: null,
          weights: null,
          routes: ['IV', 'IO'],
          topics: null,
          kind: 'fixed',
          amount: 5,
          unit: 'mg',
          per: 'day',
          note: null,
        },
      ],
    });
    enter('Weight', '12');
    const text = card();
    for (const words of [
      'GiveIV or IO as a push',
      'RepeatEvery 3 to 5 min',
      'At most1 mg a dose',
      'Child: 5 mg in 24 hours IV or IO',
      'Stated10 micrograms/kg',
      'NoteGo on with compressions',
      'National guideline, 2020 (guideline)',
    ])
      expect(text).toContain(words);
  });

  it('MED-07 reads a range as a dose to begin with and one that it may go to', () => {
    open([dose({ patient: 'child', amount: perKg(0.05, 0.1, 'mg'), concentration: 'weak' })]);
    enter('Weight', '12');
    // 0.6 to 1.2 mg of 0.1 mg/mL.
    expect(card()).toContain('Draw up 6 mL, may go to 12 mL0.6–1.2 mg');
  });

  it('MED-07 accepts a decimal comma, and pounds', () => {
    open([forChild]);
    enter('Weight', '18,5');
    // 0.185 mg are 1.85 mL, which a syringe shows as 1.9 mL.
    expect(card()).toContain('Draw up 1.9 mL185 micrograms = 0.185 mg');
    fireEvent.click(box().getByRole('button', { name: 'lb' }));
    enter('Weight', '44.1');
    expect(card()).toContain('200 micrograms = 0.2 mg');
  });

  it.each(['', '0', '-5', 'abc', '301', '0.1'])('MED-07 is not worked out for the weight "%s"', (text) => {
    open([forChild]);
    enter('Weight', text);
    expect(card()).toBe('no card');
  });

  it('MED-07 is not shown for any patient while the weight or the age cannot be read', () => {
    open([forAdult]);
    enter('Age', '30');
    expect(card()).toContain('Draw up 10 mL');
    enter('Age', '300');
    expect(card()).toBe('no card');
    expect(words()).toContain('Up to 120 years.');
    enter('Age', '30');
    enter('Weight', '7000');
    expect(card()).toBe('no card');
  });

  it('MED-07 says when the maximum caps it, and when it is raised to the least', () => {
    open([{ ...forChild, minimum: { amount: 0.1, unit: 'mg' } }]);
    enter('Weight', '45');
    enter('Age', '12');
    expect(card()).not.toMatch(/Capped|Raised/);
    enter('Weight', '120');
    expect(card()).toContain('Capped at the stated maximum of 1 mg a dose.');
    enter('Weight', '9');
    enter('Age', '1');
    expect(card()).toContain('Raised to the stated least of 0.1 mg.');
  });

  it('MED-07 says when the rounding to a syringe changes it by more than 5 %', () => {
    const maximum = { amount: 1.09, unit: 'mg', per: 'dose' } as const;
    open([dose({ amount: perKg(0.01, 0.01, 'mg'), maximum, concentration: 'strong' })]);
    enter('Weight', '105');
    // 1.05 mL are shown as 1 mL, because 1.1 mL are above the maximum: 0.05 of 1.05 is 4.8 %.
    expect(card()).toContain('Draw up 1 mL');
    expect(card()).not.toContain('Rounded');
    enter('Weight', '110');
    // The maximum of 1.09 mL is shown as 1 mL: 0.09 of 1.09 is 8.3 %.
    expect(card()).toContain('Draw up 1 mL');
    expect(card()).toContain('Rounded to what a syringe shows: 8 % less than the dose.');
  });

  it('MED-07 names the syringe for a volume under 1 mL', () => {
    open([forChild]);
    enter('Weight', '3.5');
    expect(card()).toContain('Draw up 0.35 mL');
    expect(card()).toContain('of 1:10 000, in a 1 mL syringe');
  });

  it('MED-07 asks for a dilution first if a syringe cannot measure the volume', () => {
    open([{ ...forChild, concentration: 'strong' }]);
    enter('Weight', '3.5');
    // 0.035 mL of 1 mg/mL, and 0.35 mL of the dilution.
    expect(card()).toContain('Dilute first. 1 mL made up to 10 mL.Draw up 0.35 mL');
  });

  it('MED-07 shows a volume that is hard to measure with a caution if the page has no recipe', () => {
    open([{ ...forChild, concentration: 'strong' }], { concentrations: [strong] });
    enter('Weight', '3');
    // 10 micrograms/kg at 3 kg, 0.03 mL of 1 mg/mL.
    expect(card()).toContain('Draw up 0.03 mL');
    expect(card()).not.toContain('Dilute first');
    expect(card()).toContain('0.03 mL of 1:1000: a syringe cannot measure it well');
  });

  it('MED-07 follows the strength that is chosen, and warns if it is not the stated one', () => {
    open([forChild]);
    enter('Weight', '18');
    enter('Strength at hand', 'strong');
    expect(card()).toContain('Draw up 0.18 mL');
    expect(card()).toContain('for another strength');
  });

  it('MED-07 marks what rests on general knowledge', () => {
    open([{ ...forChild, basis: 'general' }]);
    enter('Weight', '12');
    expect(card()).toContain('Awaiting clinical review');
  });

  it('MED-07 warns if the weight does not go with the age', () => {
    open([forChild]);
    enter('Weight', '40');
    enter('Age', '1');
    expect(words()).toContain('This weight is unusual for the age. Check both.');
  });
});

describe('the one answer', () => {
  const seizure = dose({ topic: 'Seizure', indication: 'seizure', concentration: 'strong' });

  it('MED-07 is chosen by purpose, the first of which is open', () => {
    open([forAdult, seizure]);
    enter('Weight', '70');
    expect(box().getByRole<HTMLInputElement>('radio', { name: 'Cardiac arrest' }).checked).toBe(true);
    choose('Seizure');
    expect(card()).toContain('Seizure');
    expect(card()).toContain('Draw up 10 mL10 mg');
  });

  it('MED-07 is chosen by route where a purpose has several', () => {
    open([seizure, dose({ ...seizure, routes: ['IM'], amount: fixed(5, 5, 'mg') })]);
    enter('Weight', '70');
    expect(card()).toContain('Draw up 10 mL');
    choose('IM');
    expect(card()).toContain('Draw up 5 mL');
    expect(box().getAllByRole('article')).toHaveLength(1);
  });

  it('MED-07 has the other doses folded beneath, with why they differ, and each can take its place', () => {
    open([seizure, { ...seizure, amount: fixed(20, 20, 'mg'), differs: 'UK label' }]);
    enter('Weight', '70');
    const other = box().getByRole('button', { name: /UK label/ });
    expect(other.closest('details')?.open).toBe(false);
    expect(other.textContent?.replaceAll('\u00a0', ' ')).toContain('20 mL · 20 mg');
    fireEvent.click(other);
    expect(card()).toContain('Differs from the first choice: UK label.');
    expect(card()).toContain('Draw up 20 mL');
    expect(document.activeElement?.tagName).toBe('H4');
  });

  it('MED-07 keeps the chosen purpose, and says so if no dose for it is left', () => {
    open([forAdult, forChild, { ...seizure, patient: 'child', amount: perKg(0.2, 0.2, 'mg') }]);
    enter('Weight', '14');
    choose('Seizure');
    enter('Weight', '70');
    expect(card()).toBe('no card');
    expect(words()).toContain('Seizure: no dose is worked out for this patient.');
    choose('Cardiac arrest');
    expect(card()).toContain('Draw up 10 mL');
  });
});

describe('the age', () => {
  it('MED-07 is asked for if only it tells which dose is meant, and neither is shown', () => {
    const stemi = dose({
      topic: 'STEMI',
      concentration: 'strong',
      weights: kilograms({ from: 70, under: 80 }),
    });
    open([
      { ...stemi, ages: ends({ under: years(75) }), amount: fixed(40, 40, 'mg') },
      { ...stemi, ages: ends({ from: years(75) }), amount: fixed(20, 20, 'mg') },
    ]);
    enter('Weight', '70');
    expect(card()).toBe('no card');
    expect(words()).not.toMatch(/\b[24]0 m[gL]/);
    choose('75 years or older');
    expect(card()).toContain('Draw up 20 mL20 mg');
    choose('Under 75 years');
    expect(card()).toContain('Draw up 40 mL40 mg');
    enter('Weight', '71');
    expect(card()).toBe('no card');
    enter('Age', '80');
    expect(card()).toContain('Draw up 20 mL20 mg');
    expect(box().queryByRole('radio', { name: 'Under 75 years' })).toBeNull();
  });

  it('MED-07 withholds a dose for other ages, with the reason in one quiet line', () => {
    const older = dose({
      topic: 'Pain',
      patient: 'child',
      ages: ends({ from: months(6) }),
      amount: perKg(0.1, 0.1, 'mg'),
      concentration: 'strong',
    });
    open([older, forChild]);
    enter('Weight', '3');
    expect(words()).toContain('Not for this patient: Pain, for child (6 months or older)');
    expect(box().queryByRole('radio', { name: 'Pain' })).toBeNull();
    enter('Weight', '8');
    expect(words()).not.toContain('Not for this patient');
    choose('Pain');
    expect(card()).toContain('Only for: Child (6 months or older). Check the age.');
    enter('Age', '2');
    expect(card()).not.toContain('Check the age');
  });

  it('MED-07 folds many reasons', () => {
    const others = ['Pain', 'Fever', 'Burns', 'Sedation'].map((topic) => dose({ topic, patient: 'newborn' }));
    open([forChild, ...others]);
    enter('Weight', '14');
    const summary = box().getByText('4 doses are not for this patient');
    expect(summary.closest('details')?.open).toBe(false);
    expect(
      box()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toHaveLength(4);
  });

  it('MED-07 offers no strength that is not for the patient', () => {
    const grown = { ...strong, key: '8.5%', label: '8.5%', ages: ends({ from: years(2) }) };
    open([forChild], { concentrations: [weak, strong, grown] });
    const offered = () =>
      within(box().getByLabelText('Strength at hand'))
        .getAllByRole('option')
        .map((each) => each.textContent);
    enter('Weight', '3');
    expect(offered()).toEqual(['1:10 000', '1:1000']);
    enter('Weight', '25');
    expect(offered()).toEqual(['1:10 000', '1:1000', '8.5%']);
  });
});

describe('the dose for an adult', () => {
  it('MED-07 is a card with a volume, though it is fixed, and no child’s dose is shown', () => {
    open([forChild, forAdult]);
    enter('Weight', '70');
    expect(card()).toContain('Draw up 10 mL1 mgof 1:10 000');
    expect(words()).not.toContain('700 micrograms');
  });

  it('MED-07 shows a child’s dose above 50 kg on request, when the age is known', () => {
    open([forChild, forAdult]);
    enter('Weight', '60');
    fireEvent.click(box().getByRole('button', { name: 'Child’s doses' }));
    expect(document.activeElement).toBe(box().getByLabelText('Age'));
    expect(words()).toContain('Enter the age of the child.');
    enter('Age', '12');
    expect(card()).toContain('Draw up 6 mL600 micrograms');
    expect(box().queryByRole('button', { name: 'Child’s doses' })).toBeNull();
  });

  it('MED-07 needs no weight if it is fixed, and a dose per kg waits for it', () => {
    open([forAdult, { ...forChild, topic: 'Shock', patient: 'adult' }]);
    enter('Age', '30');
    expect(card()).toContain('Draw up 10 mL1 mg');
    choose('Shock');
    expect(card()).toBe('no card');
    expect(words()).toContain('10 micrograms/kg IV or IO. Enter the weight.');
  });

  it('MED-07 is shown without weight and age once the group is chosen', () => {
    open([forAdult, forChild]);
    expect(card()).toBe('no card');
    choose('Adult');
    expect(card()).toContain('Draw up 10 mL1 mg');
    choose('Child');
    expect(card()).toBe('no card');
    expect(words()).toContain('Enter the weight.');
  });
});

describe('an intubation dose', () => {
  it('MED-07 asks for height and sex if it works on the ideal weight', () => {
    open([
      dose({ topic: 'Intubation', amount: perKg(1, 1, 'mg'), bodyWeight: 'ideal', concentration: 'strong' }),
    ]);
    enter('Weight', '120');
    expect(words()).toContain('It works on the ideal weight: enter height and sex.');
    enter('Height', '177.8');
    choose('Male');
    // Devine: 70 inches are 10 above 5 feet, so 50 + 23 = 73 kg.
    expect(card()).toContain('Give 73 mL73 mg');
    expect(card()).toContain('Stated1 mg/kg on the ideal weight of 73 kg');
  });

  it('MED-07 is marked without a stated largest dose, and withheld above 100 kg with the reason', () => {
    open([
      dose({
        topic: 'Intubation',
        amount: perKg(1, 1, 'mg'),
        bodyWeight: 'unstated',
        concentration: 'strong',
      }),
    ]);
    enter('Weight', '70');
    expect(card()).toContain('The source names no largest dose');
    enter('Weight', '120');
    expect(card()).toBe('no card');
    expect(words()).toMatch(/no source names a largest dose.*above 100 kg/);
  });
});

describe('an infusion', () => {
  const bag = strength({
    key: 'bag',
    label: '10 micrograms/mL',
    amount: 10,
    unit: 'microgram/mL',
    bag: {
      amount: 1,
      unit: 'mg',
      volume: 100,
      fluid: 'sodium chloride 0.9%',
      container: 'bag',
      source: 'label',
      basis: 'general',
    },
  });
  const infusion = dose({
    topic: 'Shock',
    amount: perKg(0.05, 0.5, 'microgram', 'min'),
    concentration: 'bag',
  });

  it('MED-07 shows the rate in mL/h, the recipe and its source, and no mg/min', () => {
    open([infusion], { concentrations: [bag, strong] });
    enter('Weight', '70');
    // 0.05 micrograms/kg/min at 70 kg are 210 micrograms/h, 21 mL/h of 10 micrograms/mL; ten times that at most.
    expect(card()).toContain('Run at 21 mL/h, may go to 210 mL/h3.5–35 micrograms/min');
    expect(card()).toContain('Bag: 1 mg made up to 100 mL with sodium chloride 0.9% = 10 micrograms/mL');
    expect(card()).toContain('Recipe: Package insert of Testamine, 2019 (label) Awaiting clinical review');
    expect(card()).not.toContain('mg/min');
  });

  it('MED-07 shows a table of rates with the drops of two giving sets', () => {
    open([infusion], { concentrations: [bag] });
    enter('Weight', '70');
    const rows = within(box().getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u200b', '')));
    expect(rows[0]).toEqual([
      'micrograms/kg/min',
      'micrograms/min',
      'mL/h',
      'drops/min, 20-drop set',
      'drops/min, 60-drop set',
    ]);
    // 21 mL/h are 420 drops of 20 to the mL in an hour, 7 a minute, and 21 of 60 to the mL.
    expect(rows[1]).toEqual(['0.05', '3.5', '21', '7', '21']);
    expect(rows.at(-1)).toEqual(['0.5', '35', '210', '70', '210']);
  });

  it('MED-07 can be printed with drug, patient and time', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open([infusion], { concentrations: [bag] });
    enter('Weight', '70');
    fireEvent.click(box().getByRole('button', { name: 'Print this infusion' }));
    expect(print).toHaveBeenCalledOnce();
    expect(card()).toMatch(/^Testamine for 70 kgPrinted .*No patient is named/);
    vi.unstubAllGlobals();
  });

  it('MED-07 is no gas: a flow has no bag and no sheet to print', () => {
    const flow = { kind: 'fixed', min: 2, max: 6, unit: 'L', time: 'min' } as const;
    open([dose({ topic: 'Low oxygen', routes: ['inhaled'], amount: flow })], { concentrations: [] });
    enter('Weight', '70');
    expect(card()).toMatch(/2 L\/min.*6 L\/min/);
    expect(box().queryByRole('button', { name: 'Print this infusion' })).toBeNull();
  });

  it('MED-07 says if the page has no recipe', () => {
    open([{ ...infusion, concentration: null }], { concentrations: [strong] });
    enter('Weight', '70');
    expect(card()).toContain('No recipe for this infusion is on this page.');
    expect(box().queryByRole('table')).toBeNull();
  });
});

describe('the patient in hand', () => {
  it('MED-07 gives weight and age, and the box says so', () => {
    act(() => setPatient({ weight: 16, weightFrom: 'age', age: 4 * 365.25 }));
    open([forChild]);
    expect(words()).toContain('Weight and age from the patient in hand.');
    expect(box().queryByLabelText('Weight')).toBeNull();
    expect(box().queryByLabelText('Age')).toBeNull();
    expect(card()).toContain('Testamine for 4 years, 16 kg (estimated by age)');
    expect(card()).toContain('Draw up 1.6 mL');
  });

  it('MED-07 leaves what is unknown of the patient to the fields', () => {
    act(() => setPatient({ age: 4 * 365.25 }));
    open([forChild]);
    expect(words()).toContain('Age from the patient in hand.');
    enter('Weight', '20');
    expect(card()).toContain('Draw up 2 mL');
  });

  it('MED-07 takes with it what was typed for another patient', () => {
    open([forChild]);
    enter('Weight', '20');
    act(() => setPatient({ age: 4 * 365.25 }));
    expect(card()).toBe('no card');
    expect(box().getByLabelText<HTMLInputElement>('Weight').value).toBe('');
  });

  it('MED-07 gets the volume of the strength that is stocked, with the question whether it is on the label', () => {
    act(() => setAmpoules({ '7': 'strong' }));
    open([forChild]);
    enter('Weight', '20');
    expect(card()).toContain('Draw up 0.2 mL');
    expect(card()).toContain('Is this what the label says?');
    enter('Strength at hand', 'weak');
    expect(card()).toContain('Draw up 2 mL');
    expect(card()).not.toContain('Is this what the label says?');
  });
});
