import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { clearPatient, setPatient } from '../../clinical/patient/patient-store.ts';
import { stubApi } from '../../test/stub-api.ts';
import { PediatricsScreen } from './pediatrics-screen.tsx';

const years = (value: number) => value * 365.25;
const age = () => screen.getByLabelText<HTMLInputElement>('Age').value;
const weight = () => screen.getByLabelText<HTMLInputElement>('Weight (kg)').value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubApi({
    'GET /api/pediatrics/vital-signs': { body: [] },
    'GET /api/pediatrics/equipment': { body: [] },
    'GET /api/pediatrics/defibrillation': {
      body: [
        {
          procedure: 'Defibrillation',
          indication: 'VF',
          energyJoulesPerKg: '4',
          maxEnergy: 'adult dose',
          notes: null,
        },
      ],
    },
    'GET /api/medications': { body: [] },
  });
});

describe('Paed-Cal with a patient in hand', () => {
  it('is empty without one', () => {
    render(<PediatricsScreen title="Paed-Cal" />);
    expect([age(), weight()]).toEqual(['', '']);
    expect(screen.queryByText(/^Emergency sheet/)).toBeNull();
  });

  it('enters the age and a measured weight, and says where they come from', async () => {
    setPatient({ age: years(4), weight: 17, weightFrom: 'length' });
    render(<PediatricsScreen title="Paed-Cal" />);
    expect([age(), weight()]).toEqual(['4', '17']);
    screen.getByText('From the patient in hand, estimated by length tape');
    await screen.findByRole('heading', {
      name: 'Emergency sheet: 4 years, 17 kg (estimated by length tape)',
    });
  });

  it('leaves an estimate by age to its own estimate, which is named', async () => {
    setPatient({ age: years(4), weight: 16, weightFrom: 'age' });
    render(<PediatricsScreen title="Paed-Cal" />);
    expect([age(), weight()]).toEqual(['4', '']);
    await screen.findByText('16.0 kg');
    await screen.findByRole('heading', { name: 'Emergency sheet: 4 years, 16 kg (estimated by age)' });
  });

  it('follows a new patient, also where a value was typed over, and is empty when it is cleared', () => {
    setPatient({ age: years(4), weight: 17, weightFrom: 'scales' });
    render(<PediatricsScreen title="Paed-Cal" />);
    type('Weight (kg)', '20');
    act(() => setPatient({ age: 10, weight: 3.2, weightFrom: 'scales' }));
    expect([age(), weight()]).toEqual(['0.3', '3.2']);
    act(clearPatient);
    expect([age(), weight()]).toEqual(['', '']);
  });

  it('fills in nothing for an adult', () => {
    setPatient({ age: years(30), weight: 60, weightFrom: 'scales' });
    render(<PediatricsScreen title="Paed-Cal" />);
    expect([age(), weight()]).toEqual(['', '']);
    screen.getByText(/no child up to 12 years/);
  });

  it('fills in nothing for 70 kg of unknown age', () => {
    setPatient({ weight: 70, weightFrom: 'scales' });
    render(<PediatricsScreen title="Paed-Cal" />);
    expect(weight()).toBe('');
  });
});

describe('the emergency sheet', () => {
  it('has sizes that exist, pressure, fluid with its caution, and energy', async () => {
    render(<PediatricsScreen title="Paed-Cal" />);
    type('Age', '4');
    type('Weight (kg)', '16');
    await screen.findByText('160–320 mL');
    screen.getByText('4.0 or 5.5 mm');
    screen.getByText('14 cm');
    screen.getByText('size 2');
    screen.getByText('78 mmHg');
    screen.getByText(/boluses increased deaths/);
    // 4 J/kg of 16 kg
    await screen.findByText('64 J');
    screen.getByRole('button', { name: 'Print the sheet' });
  });

  it('works out no dose from an unreliable estimate under 3 months', async () => {
    render(<PediatricsScreen title="Paed-Cal" />);
    type('Age', '2');
    fireEvent.click(screen.getByLabelText('Months'));
    await screen.findByText(/need a weight/);
    screen.getByRole('heading', { name: 'Emergency sheet: 2 months' });
  });

  it('says that the doses could not be loaded', async () => {
    stubApi({ 'GET /api/medications': 'network failure' });
    render(<PediatricsScreen title="Paed-Cal" />);
    type('Weight (kg)', '16');
    await screen.findByText(/doses could not be loaded/);
  });

  it('is printed alone', async () => {
    render(<PediatricsScreen title="Paed-Cal" />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.closest('.print\\:hidden')).toBeNull();
    type('Weight (kg)', '16');
    await waitFor(() => expect(heading.closest('.print\\:hidden')).not.toBeNull());
    expect(screen.getByText(/^Emergency sheet/).closest('.print\\:hidden')).toBeNull();
  });
});
