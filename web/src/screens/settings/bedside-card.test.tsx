import { concentration, dose } from '@oryx/contract/medications';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { ampoulesText } from '../../clinical/ampoules/ampoules.ts';
import { patientKeys } from '../../clinical/patient/patient-store.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { BedsideCard } from './bedside-card.tsx';

const strengths = (['weak', 'strong'] as const).map((key) =>
  concentration.parse({ key, label: `${key} ampoule`, amount: key === 'weak' ? 1 : 5, unit: 'mg/mL' }),
);
const midazolam = {
  id: 19,
  name: 'Midazolam',
  concentrations: strengths,
  doses: [
    dose.parse({
      indication: 'seizure',
      topic: 'Seizure',
      patient: 'adult',
      routes: ['IV'],
      amount: { kind: 'fixed', min: 5, max: 5, unit: 'mg' },
      source: 's',
      basis: 'seen',
    }),
  ],
};

const list = { 'GET /api/medications': { body: [midazolam] } };

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Midazolam/ });
const stored = () => localStorage.getItem('oryx-ampoules');

async function open(answers: Record<string, ApiAnswer> = list) {
  stubApi(answers);
  render(<BedsideCard />);
  fireEvent.click(screen.getByRole('button', { name: 'My ampoules' }));
}

async function importText(text: string, name = 'set.json') {
  await select();
  fireEvent.change(screen.getByLabelText('File of ampoules'), {
    target: { files: [new File([text], name)] },
  });
}

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the patient in hand in the settings', () => {
  it('is cleared after 1 hour at first, and after the chosen time', () => {
    stubApi({});
    render(<BedsideCard />);
    expect(screen.getByLabelText<HTMLInputElement>('1 hour').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('4 hours'));
    expect(localStorage.getItem(patientKeys.idle)).toBe('240');
    fireEvent.click(screen.getByLabelText('15 minutes'));
    expect(screen.getByLabelText<HTMLInputElement>('15 minutes').checked).toBe(true);
  });
});

describe('my ampoules', () => {
  it('are chosen by drug and stay on the device', async () => {
    await open();
    fireEvent.change(await select(), { target: { value: 'strong' } });
    screen.getByText('Stocked: strong ampoule');
    expect(stored()).toBe(ampoulesText({ 19: 'strong' }));
    fireEvent.change(await select(), { target: { value: '' } });
    expect(stored()).toBeNull();
  });

  it('ask to read the label', async () => {
    await open();
    await screen.findByText(/is this what the label says\?/);
  });

  it('open by their address', async () => {
    stubApi(list);
    window.history.replaceState(null, '', '/settings#ampoules');
    render(<BedsideCard />);
    await select();
  });

  it('are taken from a file, which can be undone', async () => {
    await open();
    fireEvent.change(await select(), { target: { value: 'weak' } });
    await importText(ampoulesText({ 19: 'strong', 99: 'other' }));
    await screen.findByText(
      '1 strength is set from the file. 1 left out, because this Oryx does not know them.',
    );
    expect((await select()).value).toBe('strong');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await select()).value).toBe('weak');
  });

  it.each([
    ['a photo', 'JFIF', 'This is not a file of ampoules from Oryx. Nothing was changed.'],
    [
      'a file of a newer Oryx',
      '{"kind":"oryx-ampoules","version":2}',
      'A newer Oryx made this file. Nothing was changed.',
    ],
    ['a huge file', ' '.repeat(100_001), 'The file is too large. Nothing was changed.'],
  ])('stay as they are after the import of %s', async (_what, text, answer) => {
    await open();
    fireEvent.change(await select(), { target: { value: 'weak' } });
    await importText(text);
    await screen.findByText(answer);
    expect((await select()).value).toBe('weak');
  });

  it('are exported as a file that can be imported', async () => {
    await open();
    const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export the set' });
    await select();
    expect(exportButton().disabled).toBe(true);
    fireEvent.change(await select(), { target: { value: 'strong' } });
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:set');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(exportButton());
    const [blob] = create.mock.calls[0] ?? [];
    expect(await (blob as Blob).text()).toBe(ampoulesText({ 19: 'strong' }));
  });

  it('say that the medications could not be loaded', async () => {
    await open({ 'GET /api/medications': 'network failure' });
    await screen.findByText('Unable to load the medications');
  });
});
