import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PatientFacts } from '../../clinical/patient/patient-in-hand.ts';
import {
  clearPatient,
  confirmPatient,
  patientKeys,
  setPatient,
} from '../../clinical/patient/patient-store.ts';
import {
  barWords,
  choose,
  enter,
  field,
  headline,
  openCalculator,
  press,
  question,
  resultCard,
  wordsOf,
} from '../../test/calculator-page.tsx';

const years = (value: number) => value * 365.25;
const child: Partial<PatientFacts> = { age: years(4), weight: 16, weightFrom: 'age' };

const set = (facts: Partial<PatientFacts>) => act(() => setPatient(facts));
const chosen = (label: string) =>
  within(question(label)).queryByRole<HTMLInputElement>('radio', { checked: true });
const marks = () => screen.queryAllByText(/^From the patient in hand/).map(wordsOf);

describe('a calculator with a patient in hand', () => {
  it('PLAT-20 has empty inputs without one', async () => {
    await openCalculator('rsi');
    expect(field('Weight').value).toBe('');
    expect(chosen('Patient type')).toBeNull();
    expect(marks()).toEqual([]);
    screen.getByRole('button', { name: 'Set the patient' });
  });

  it('starts with the weight and type of the patient, and says where they come from', async () => {
    setPatient(child);
    await openCalculator('rsi');
    expect(field('Weight').value).toBe('16');
    expect(chosen('Patient type')?.value).toBe('paediatric');
    expect(headline()).toContain('16 kg');
    expect(marks()).toEqual(['From the patient in hand, estimated by age', 'From the patient in hand']);
  });

  it('takes a value that is typed over for this page alone', async () => {
    setPatient(child);
    await openCalculator('rsi');
    enter('Weight', '20');
    expect(headline()).toContain('20 kg');
    expect(marks()).toEqual(['From the patient in hand']);
    cleanup();
    await openCalculator('post-intubation');
    expect(field('Weight').value).toBe('16');
  });

  it('keeps the focus in a field that is typed over', async () => {
    setPatient(child);
    await openCalculator('rsi');
    field('Weight').focus();
    enter('Weight', '20');
    expect(document.activeElement).toBe(field('Weight'));
  });

  it('PLAT-20 is empty once the patient is cleared, also where a value was typed over', async () => {
    setPatient(child);
    await openCalculator('rsi');
    enter('Weight', '20');
    act(clearPatient);
    expect(field('Weight').value).toBe('');
    expect(chosen('Patient type')).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });

  it('never carries a weight to the next patient', async () => {
    await openCalculator('rsi');
    enter('Weight', '70');
    set({ weight: 8, weightFrom: 'scales' });
    expect(field('Weight').value).toBe('8');
    set({ age: years(30) });
    expect(field('Weight').value).toBe('');
    expect(chosen('Patient type')?.value).toBe('adult');
  });

  it('keeps what is not of the patient when the patient changes', async () => {
    await openCalculator('burns');
    enter('Burned body surface', '20');
    set({ weight: 70, weightFrom: 'scales' });
    expect(field('Burned body surface').value).toBe('20');
    expect(field('Weight').value).toBe('70');
  });

  it('is empty while it is asked whether it is still the same patient', async () => {
    await openCalculator('burns');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    set({ weight: 70, weightFrom: 'scales' });
    act(() => vi.advanceTimersByTime(15 * 60_000));
    expect(field('Weight').value).toBe('');
    // The code of the question may still be on its way.
    await screen.findByText('Still this patient?');
    act(confirmPatient);
    expect(field('Weight').value).toBe('70');
  });

  it('has one tap to a new patient', async () => {
    setPatient(child);
    await openCalculator('rsi');
    press('New patient');
    expect(localStorage.getItem(patientKeys.patient)).toBeNull();
    await screen.findByRole('dialog', { name: 'Patient in hand' });
    // The dialog asks for a weight too.
    const weights = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Weight/, hidden: true });
    expect(weights.filter((each) => !each.closest('dialog')).map(({ value }) => value)).toEqual(['']);
  });

  it('starts with the values of the patient again after a reset', async () => {
    setPatient(child);
    await openCalculator('rsi');
    enter('Weight', '20');
    press('Reset Calculator');
    expect(field('Weight').value).toBe('16');
  });

  it('enters the weight in kg where the device prefers lb', async () => {
    localStorage.setItem('oryx-units', '{"weight":"lb"}');
    setPatient({ weight: 70, weightFrom: 'scales' });
    await openCalculator('rsi');
    choose('Patient type', 'Adult');
    // 70 / 0.45359237
    expect(field('Weight').value).toBe('154.3');
    expect(headline()).toContain('70 kg');
  });

  it('CALC-WAF-02 enters a known weight alone into WAFELSM, whose formula would change it', async () => {
    setPatient(child);
    await openCalculator('wafelsm');
    expect(field('Weight').value).toBe('16');
    expect(field('Age in months').value).toBe('');
    expect(field('Age in years').value).toBe('');
  });

  it.each([
    ['curb65', 70.9, 'Age', '70'],
    ['geneva-score', 70, 'Age', '70'],
    ['weight-loss-formulas', 4.5, 'Age', '4.5'],
  ])('enters the age into %s', async (id, age, label, text) => {
    setPatient({ age: years(age) });
    await openCalculator(id);
    expect(field(label).value).toBe(text);
  });

  it('ticks age and sex in CHA2DS2-VASc', async () => {
    setPatient({ age: years(75), sex: 'female' });
    await openCalculator('cha2ds2-vasc');
    const ticked = screen
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map((box) => wordsOf(box.parentElement));
    expect(ticked.map((words) => words.replace(/ \+.*/, ''))).toEqual(['Age 75 or more', 'Female sex']);
  });

  it('has no chip where no input is of the patient', async () => {
    await openCalculator('map');
    expect(screen.queryByRole('button', { name: 'Set the patient' })).toBeNull();
  });
});

describe('the table that opens a list of doses', () => {
  const rows = () =>
    within(screen.getByRole('region', { name: 'At a glance' }))
      .getAllByRole('term')
      .map(({ parentElement }) => wordsOf(parentElement));

  it('has dose, volume and rate of each drug under the weight, with the danger of a row beside it', async () => {
    await openCalculator('rsi');
    enter('Weight', '70');
    choose('Patient type', 'Adult');
    // By hand from the rates and strengths of CALC-RSI-04 to CALC-RSI-09.
    expect(rows()).toEqual([
      'Fentanyl 1–3 micrograms (ug)/kg Dose 70–210 micrograms (ug) Volume 7–21 mL',
      'Etomidate 0.1–0.3 mg/kg, at most 30 mg Dose 7–21 mg Volume 3.5–10.5 mL',
      'Ketamine 1–2 mg/kg Dose 70–140 mg Volume 7–14 mL',
      'Midazolam 0.2–0.3 mg/kg Dose 14–21 mg Volume 2.8–4.2 mL',
      'Rocuronium 0.6–1.2 mg/kg Dose 42–84 mg Volume 4.2–8.4 mL',
      'Suxamethonium 1–2 mg/kg Dose 70–140 mg Volume 7–14 mL Read the caution below.',
    ]);
    const words = wordsOf(resultCard());
    expect(words.indexOf('Fentanyl 1–3')).toBeLessThan(words.indexOf('halve the sedative'));
  });

  it('CALC-PINT-06 shows the morphine dose of a child only with the published maximum', async () => {
    await openCalculator('post-intubation');
    enter('Weight', '20');
    choose('Patient type', 'Paediatric');
    // 0.2 mg/kg of 20 kg
    expect(rows().find((row) => row.startsWith('Morphine'))).toBe(
      'Morphine Dose 2–40 mg Rate 400–1 600 micrograms (ug)/hr Child morphine: at most 4 mg a dose (0.2 mg/kg).',
    );
  });

  it('CALC-PINT-06 names the usual ceiling for a heavy child', async () => {
    await openCalculator('post-intubation');
    enter('Weight', '60');
    choose('Patient type', 'Paediatric');
    expect(rows().join()).toContain('at most 10 mg a dose (0.2 mg/kg, usual ceiling)');
  });

  it.each([
    ['rsi', 'Fentanyl 70–210 micrograms (ug)'],
    ['post-intubation', 'Fentanyl 50 micrograms (ug)'],
  ])('names the first drug with its dose in the bar of %s, not the weight', async (id, words) => {
    await openCalculator(id);
    expect(barWords()).toContain('--');
    enter('Weight', '70');
    choose('Patient type', 'Adult');
    expect(barWords()).toContain(words);
    expect(barWords()).not.toContain('70 kg');
  });

  it('is missing without a weight', async () => {
    await openCalculator('rsi');
    choose('Patient type', 'Adult');
    expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull();
  });

  it('CALC-PINT-02 follows what is shown', async () => {
    await openCalculator('post-intubation');
    enter('Weight', '70');
    choose('Patient type', 'Adult');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Analgesia/ }));
    expect(barWords()).toContain('Ketamine 35–70 mg');
    expect(rows().some((row) => row.startsWith('Fentanyl'))).toBe(false);
  });
});
