import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeSheet, isHandoverKept } from '../handover/handover-store.ts';
import { PatientChip } from './patient-chip.tsx';
import { patientKeys, setPatient } from './patient-store.ts';

const years = (value: number) => value * 365.25;
const stored = () => JSON.parse(localStorage.getItem(patientKeys.patient) ?? 'null');
const sheet = () => within(screen.getByRole('dialog', { name: 'Patient in hand' }));
const type = (label: string, value: string) =>
  fireEvent.change(sheet().getByLabelText(label), { target: { value } });
const choose = (label: string) => fireEvent.click(sheet().getByLabelText(label));
const submit = () => fireEvent.click(sheet().getByRole('button', { name: 'Use this patient' }));

async function open() {
  render(<PatientChip />);
  fireEvent.click(screen.getByRole('button', { name: 'Set the patient' }));
  await screen.findByRole('dialog', { name: 'Patient in hand' });
}

describe('the chip of the patient in hand', () => {
  it('is missing without a patient where it only stands for one', () => {
    const { container } = render(<PatientChip isHiddenWithoutPatient />);
    expect(container.textContent).toBe('');
    act(() => setPatient({ weight: 14, weightFrom: 'scales' }));
    screen.getByRole('region', { name: 'Patient in hand' });
  });

  it('says all of the patient to a screen reader', () => {
    setPatient({ age: years(4), weight: 16, weightFrom: 'age', sex: 'female' });
    render(<PatientChip />);
    screen.getByRole('button', { name: '4 years, 16 kg (estimated by age), female. Change' });
    screen.getByText('4 y · 16 kg est · ♀');
  });

  it('asks after 15 minutes, and takes yes or a new patient for an answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    setPatient({ weight: 14, weightFrom: 'scales' });
    render(<PatientChip />);
    act(() => vi.advanceTimersByTime(15 * 60_000));
    screen.getByText('Still this patient?');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, the same' }));
    screen.getByRole('button', { name: '14 kg. Change' });
    act(() => vi.advanceTimersByTime(15 * 60_000));
    fireEvent.click(screen.getByRole('button', { name: 'New patient' }));
    expect(stored()).toBeNull();
    await waitFor(() => expect(sheet().getByLabelText<HTMLInputElement>('Weight (kg)').value).toBe(''));
  });
});

describe('a handover of the patient in hand', () => {
  const name = (text: string) => changeSheet(() => ({ name: text }));

  it('asks before a new patient takes a handover away', async () => {
    setPatient({ weight: 14, weightFrom: 'scales' });
    name('Bed 4');
    render(<PatientChip />);
    fireEvent.click(screen.getByRole('button', { name: 'New patient' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(stored()).toMatchObject({ weight: 14 });
    fireEvent.click(screen.getByRole('button', { name: 'New patient' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear both' }));
    expect(stored()).toBeNull();
    expect(isHandoverKept()).toBe(false);
    await screen.findByRole('dialog', { name: 'Patient in hand' });
  });

  it('is asked about as well when the patient is cleared, and not if it is empty', async () => {
    setPatient({ weight: 14, weightFrom: 'scales' });
    name('');
    render(<PatientChip />);
    fireEvent.click(screen.getByRole('button', { name: '14 kg. Change' }));
    await screen.findByRole('dialog', { name: 'Patient in hand' });
    act(() => name('Bed 4'));
    fireEvent.click(sheet().getByRole('button', { name: 'Clear the patient' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear both' }));
    expect(stored()).toBeNull();
    expect(isHandoverKept()).toBe(false);
  });
});

describe('the sheet of the patient in hand', () => {
  it('takes age, weight and where the weight is from', async () => {
    await open();
    type('Age', '7');
    choose('Months');
    type('Weight (kg)', '7,5');
    choose('Length tape');
    submit();
    expect(stored()).toMatchObject({ age: 7 * 30.4375, weight: 7.5, weightFrom: 'length', sex: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // 2 x (4 + 4)
  it('estimates the weight of a child by age, and says so', async () => {
    await open();
    type('Age', '4');
    await screen.findByText(/^16 kg is used, estimated by age: 2 × \(age \+ 4\)/);
    submit();
    expect(stored()).toMatchObject({ weight: 16, weightFrom: 'age' });
  });

  it('waits for the estimate when the patient is used at once', async () => {
    await open();
    type('Age', '4');
    submit();
    await waitFor(() => expect(stored()).toMatchObject({ weight: 16, weightFrom: 'age' }));
  });

  it('estimates no weight under 3 months, where no formula is reliable', async () => {
    await open();
    type('Age', '2');
    choose('Months');
    await screen.findByText(/no reliable estimate under 3 months/);
    submit();
    expect(stored()).toMatchObject({ weight: null, weightFrom: null });
  });

  it('estimates no weight of an adult', async () => {
    await open();
    type('Age', '30');
    submit();
    await waitFor(() => expect(stored()).toMatchObject({ age: years(30), weight: null }));
  });

  it.each([
    ['Age', '121'],
    ['Weight (kg)', '1400'],
    ['Weight (kg)', '0'],
    ['Weight (kg)', 'abc'],
    ['Height (cm)', '5'],
  ])('does not count a wrong value, and says so: %s %s', async (label, value) => {
    await open();
    type(label, value);
    expect(sheet().getAllByText(/^Not counted:/)).toHaveLength(1);
    submit();
    expect(stored()).toBeNull();
    sheet().getByText('Correct what is not counted.');
  });

  it('asks for something to go by', async () => {
    await open();
    submit();
    sheet().getByText('Enter an age or a weight.');
  });

  it('asks to check age and weight that do not go together', async () => {
    await open();
    type('Age', '4');
    choose('Months');
    type('Weight (kg)', '40');
    sheet().getByText('40 kg is unusual at 4 months: check both.');
  });

  it('asks for a pregnancy of a woman alone, and forgets the answer for a man', async () => {
    await open();
    type('Age', '30');
    expect(sheet().queryByRole('group', { name: 'Pregnant' })).toBeNull();
    choose('Female');
    fireEvent.click(within(sheet().getByRole('group', { name: 'Pregnant' })).getByLabelText('Yes'));
    type('Allergies', ' penicillin ');
    submit();
    await waitFor(() => expect(stored()).not.toBeNull());
    expect(stored()).toMatchObject({ sex: 'female', isPregnant: true, allergies: 'penicillin' });
    fireEvent.click(screen.getByRole('button', { name: /Change$/ }));
    await screen.findByRole('dialog', { name: 'Patient in hand' });
    choose('Male');
    submit();
    await waitFor(() => expect(stored()).toMatchObject({ sex: 'male', isPregnant: null }));
  });

  it('shows the patient that is changed, with an estimate left to the age', async () => {
    setPatient({ age: years(4), weight: 16, weightFrom: 'age', height: 102 });
    render(<PatientChip />);
    fireEvent.click(screen.getByRole('button', { name: /Change$/ }));
    await screen.findByRole('dialog', { name: 'Patient in hand' });
    const value = (label: string) => sheet().getByLabelText<HTMLInputElement>(label).value;
    expect([value('Age'), value('Weight (kg)'), value('Height (cm)')]).toEqual(['4', '', '102']);
    fireEvent.click(sheet().getByRole('button', { name: 'Clear the patient' }));
    expect(stored()).toBeNull();
  });
});
