import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { referenceCache } from '../../product.ts';
import { roleHolder } from '../../test/desk.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { stubCaches } from '../../test/stub-caches.ts';
import { PediatricsScreen } from './pediatrics-screen.tsx';

const calls = {
  vitalSigns: 'GET /api/pediatrics/vital-signs',
  equipment: 'GET /api/pediatrics/equipment',
  defibrillation: 'GET /api/pediatrics/defibrillation',
};

const full: Record<string, ApiAnswer> = {
  [calls.vitalSigns]: {
    body: [
      {
        ageGroup: 'Infant 1-12 mo',
        weightKg: '4-10',
        heartRateRange: '',
        respiratoryRateRange: null,
        systolicBpRange: '72-104',
      },
      {
        ageGroup: 'School 6-12 yrs',
        weightKg: '20-40',
        heartRateRange: '75-118',
        respiratoryRateRange: '18-25',
        systolicBpRange: '97-120',
      },
    ],
  },
  [calls.equipment]: {
    body: [{ ageGroup: 'Preschool 3-6 yrs', opaSize: null, ettSize: '4.5-5.5', ngTubeSize: '10-12' }],
  },
  [calls.defibrillation]: {
    body: [
      {
        procedure: 'Cardioversion',
        indication: 'SVT',
        energyJoulesPerKg: '0.5-1',
        maxEnergy: '2 J/kg',
        notes: 'synchronise',
      },
      { procedure: 'Defibrillation', indication: 'VF', energyJoulesPerKg: '4', maxEnergy: null, notes: null },
    ],
  },
};

beforeEach(() => queryClient.clear());

function renderWith(answers: Record<string, ApiAnswer>) {
  stubApi({ ...full, ...answers });
  return render(<PediatricsScreen title="Paed-Cal" />);
}

const table = (name: string) => within(screen.getByRole('region', { name }));

describe('Paed-Cal', () => {
  it('say of each table whether clinicians have reviewed it, and of its rows where they differ', async () => {
    const rows = (call: string) => (full[call] as { body: object[] }).body;
    const signed = (on: string) => ({
      review: { status: 'reviewed', by: 'Dr A, Dr B', on, until: '2028-01-01' },
    });
    const [infant, school] = rows(calls.vitalSigns);
    renderWith({
      [calls.vitalSigns]: { body: [{ ...infant, ...signed('2026-11-20') }, school] },
      [calls.defibrillation]: {
        body: rows(calls.defibrillation).map((row, index) => ({ ...row, ...signed(`2026-11-2${index}`) })),
      },
    });
    await screen.findByText('75-118');
    const words = /Awaiting clinical review|Reviewed by .*/;
    const marksOf = (title: string) =>
      within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
        .getAllByText(words)
        .map((mark) => mark.textContent);
    expect(marksOf('Normal Vital Signs by Age')).toEqual([
      'Awaiting clinical review',
      'Reviewed by Dr A, Dr B, 2026-11-20',
      'Awaiting clinical review',
    ]);
    expect(marksOf('Defibrillation Energy')).toEqual(['Reviewed by Dr A, Dr B, 2026-11-21']);
    expect(marksOf('Airway Equipment Sizes')).toEqual(['Awaiting clinical review']);
  });

  it('PAED-03 PAED-04 PAED-05 PAED-07 shows the three displays, with N/A for what is empty', async () => {
    renderWith({});
    await screen.findByText('75-118');
    const headings = [
      'Age group',
      'Weight (kg)',
      'Heart rate (/min)',
      'Respiratory rate (/min)',
      'Systolic BP (mmHg)',
    ];
    expect(
      table('Normal Vital Signs by Age')
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(headings);
    expect(table('Normal Vital Signs by Age').getAllByText('N/A')).toHaveLength(2);
    expect(table('Airway Equipment Sizes').getAllByText('N/A')).toHaveLength(1);
    const procedures = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(procedures).toEqual(['Defibrillation', 'Cardioversion']);
    screen.getByText('4 J/kg');
  });

  it('PAED-01 PAED-02 narrows vital signs and equipment to an age range, but not the energies', async () => {
    renderWith({});
    await screen.findByText('75-118');
    fireEvent.click(screen.getByRole('button', { name: 'School 6-12 yrs' }));
    expect(table('Normal Vital Signs by Age').getAllByRole('rowheader')).toHaveLength(1);
    screen.getByText('No equipment data available');
    screen.getByText('SVT');
    fireEvent.click(screen.getByRole('button', { name: 'All Ages 0-12 yrs' }));
    expect(table('Normal Vital Signs by Age').getAllByRole('rowheader')).toHaveLength(2);
  });

  it('PAED-08 names each table that is empty', async () => {
    renderWith({ [calls.vitalSigns]: { body: [] }, [calls.defibrillation]: { body: [] } });
    await screen.findByText('No vital signs data available');
    await screen.findByText('No defibrillation data available');
  });

  it('PAED-08 says that there is no data if all three tables are empty', async () => {
    renderWith({
      [calls.vitalSigns]: { body: [] },
      [calls.equipment]: { body: [] },
      [calls.defibrillation]: { body: [] },
    });
    await screen.findByText('No data available');
  });

  it('PAED-09 shows 8, 6 and 3 skeleton rows while loading', () => {
    const { container } = renderWith({});
    const counts = [...container.querySelectorAll('[role=status]:has([aria-hidden])')].map(
      (status) => status.querySelectorAll('[aria-hidden]').length,
    );
    expect(counts).toEqual([8, 6, 3]);
  });

  it('PAED-07 keeps the energy that is being read, announces a changed one, and marks it once it is shown', async () => {
    const energies = full[calls.defibrillation] as { body: readonly { indication: string }[] };
    const path = '/api/pediatrics/defibrillation';
    stubCaches().set(referenceCache, new Map([[path, new Response(JSON.stringify(energies.body))]]));
    const changed = energies.body.map((row) =>
      row.indication === 'VF' ? { ...row, energyJoulesPerKg: '2' } : row,
    );
    renderWith({ [calls.defibrillation]: { body: changed } });
    const show = await screen.findByRole('button', { name: 'New version of this page: show' });
    const fibrillation = () => screen.getByText('VF').closest('li')?.textContent;
    expect(fibrillation()).toContain('4 J/kg'.replace(' ', '\u00a0'));
    fireEvent.click(show);
    await waitFor(() => expect(fibrillation()).toContain('2\u00a0J/kg'));
    expect(screen.getAllByText('Changed since you opened it')).toHaveLength(1);
    expect(fibrillation()).toContain('Changed since you opened it');
  });

  it.each(Object.values(calls))('PAED-10 says that the data cannot be loaded if %s fails', async (call) => {
    renderWith({ [call]: { status: 500, body: {} } });
    await screen.findByText('Unable to Load Paediatric Data');
    screen.getByText(
      'There was an error loading the paediatric reference data. Please check your connection and try again.',
    );
  });

  it('marks the rows of the child that is entered and shows its figures', async () => {
    renderWith({});
    await screen.findByText('75-118');
    fireEvent.change(screen.getByLabelText('Age'), { target: { value: '7' } });
    await screen.findByText('This child', { selector: 'th *' });
    // 2 x (7 + 4) = 22 kg, 7/4 + 3.5 = 5.25, and 4 J/kg.
    await screen.findByText('22.0 kg');
    expect((await screen.findAllByText('5.0 or 5.5 mm')).length).toBeGreaterThan(0);
    screen.getByText('88 J');
  });

  it('states below which systolic pressure each age has a low one, with the source', async () => {
    renderWith({});
    const limits = await screen.findByRole('region', { name: 'Low pressure' });
    const text = limits.textContent?.replaceAll('\u00a0', ' ') ?? '';
    for (const limit of ['Newborn at term60 mmHg', '1-12 months70 mmHg', '1 year72 mmHg', '5 years80 mmHg'])
      expect(text).toContain(limit);
    expect(text).toContain('Over 10 years90 mmHg');
    expect(text).toMatch(/70 \+ 2 × age.*PALS/);
  });

  it('survives malformed rows', async () => {
    renderWith({ [calls.vitalSigns]: { body: [{ ageGroup: null, weightKg: 7 }] } });
    expect((await screen.findAllByText('N/A')).length).toBeGreaterThan(2);
  });

  it('show the tables of another day to somebody with a role, without anything to work out', async () => {
    window.history.replaceState(null, '', '/pediatrics?at=2026-11-21');
    const onDay = (table: string) => `GET /api/review/on-day?readers=%2Fpediatrics%2F${table}&at=2026-11-21`;
    const then = [{ ageGroup: 'Preschool 3-6 yrs', opaSize: null, ettSize: '4.0 then', ngTubeSize: null }];
    renderWith({
      'GET /api/roles/mine': { body: roleHolder },
      [onDay('vital-signs')]: { body: { page: [] } },
      [onDay('equipment')]: { body: { page: then } },
      [onDay('defibrillation')]: { body: { page: [] } },
    });
    expect(await screen.findByText('4.0 then')).toBeDefined();
    expect(screen.getByRole('note').textContent).toContain("This is not today's page.");
    expect(screen.queryByText('4.5-5.5')).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it("are today's, with a line why, for everybody else who asks for another day", async () => {
    window.history.replaceState(null, '', '/pediatrics?at=2026-11-21');
    renderWith({ 'GET /api/roles/mine': { body: { ...roleHolder, roles: [] } } });
    expect(await screen.findByText('4.5-5.5')).toBeDefined();
    expect((await screen.findByText(/Only reviewers, editors and administrators/)).textContent).toMatch(
      /^This is today's page\./,
    );
  });
});
