import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { MedicationsScreen } from './medications-screen.tsx';

const call = 'GET /api/medications';

const adrenaline = {
  id: 7,
  name: 'Adrenaline',
  tallMan: 'EPINEPHrine',
  synonyms: ['Epinephrine'],
  genericName: 'Adrenaline (epinephrine)',
  classification: 'Alpha and beta agonist',
  schedule: 'S4',
  route: 'IV, IM',
  tradeNames: ['EpiPen', 'Q-Med'],
  indications: ['Cardiac arrest', 'Anaphylaxis'],
  contraindications: ['None in arrest', 'Never into fingers'],
  dosageAdministration:
    'Adult, cardiac arrest: 1 mg IV. Repeat every 3 to 5 min.\nChild, asthma: 10 micrograms/kg IM. [Awaiting clinical review]',
  maxDose: 'Adult: 1 mg in one dose',
  doses: [
    {
      indication: 'cardiac arrest',
      patient: 'child',
      routes: ['IV'],
      amount: { kind: 'perKg', min: 10, max: 10, unit: 'microgram', time: null },
      maximum: { amount: 1, unit: 'mg' },
      concentration: '1:10 000',
      source: 'samj',
      basis: 'seen',
    },
    {
      indication: 'shock',
      patient: 'adult',
      routes: ['IV'],
      amount: { kind: 'perKg', min: 0.05, max: 0.5, unit: 'microgram', time: 'min' },
      maximum: null,
      concentration: null,
      source: 'samj',
      basis: 'general',
    },
  ],
  concentrations: [
    { key: '1:10 000', label: '1:10 000', amount: 0.1, unit: 'mg/mL', preparation: null },
    { key: '1:1000', label: '1:1000', amount: 1, unit: 'mg/mL', preparation: null },
  ],
  pharmacologicalAction: 'Narrows vessels.',
  onset: 'Under 1 min.',
  duration: '5 min.',
  pharmacokinetics: 'Half-life 2 min.',
  precautions: 'Read the ampoule.',
  adverseEffects: 'Tremor.',
  packaging: 'Ampoule.',
  maxAtHand: '10 ampoules',
  pregnancy: 'Give it.',
  renal: 'No change.',
  general: ['onset'],
  sources: [{ key: 'samj', title: 'SAMJ', edition: '2013', read: 'excerpt', for: 'arrest doses' }],
  review: { status: 'draft', by: null, on: null },
};

const glucose = { ...adrenaline, id: 9, name: 'Glucose', tallMan: null, synonyms: ['Dextrosé'], doses: [] };

beforeEach(() => queryClient.clear());

function open(answer: ApiAnswer, id?: string) {
  stubApi({ [call]: answer });
  return render(<MedicationsScreen id={id} />);
}

/** The dialog with all its parts: those below the first screen follow after the first frame. */
async function wholeDialog() {
  await screen.findByRole('region', { name: 'Packaging' });
  return screen.getByRole('dialog');
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the medications', () => {
  it('MED-01 MED-08 are listed by name, under a search box, with references and acknowledgments', async () => {
    open({ body: [glucose, adrenaline] });
    const list = await screen.findByRole('list', { name: 'Medications' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medications');
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/medications/7', '/medications/9']);
    expect(within(list).getByText('Adrenaline (EPINEPHrine)')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'References' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Acknowledgments' })).toBeTruthy();
  });

  it('MED-02 are 8 skeleton rows while they load', () => {
    const { container } = open({ body: [] });
    expect(container.querySelectorAll('[role=status] [aria-hidden]')).toHaveLength(8);
  });

  it.each([
    ['GLUC', ['/medications/9']],
    ['dextrose', ['/medications/9']],
    ['épinephrine', ['/medications/7', '/medications/9']],
    ['  epipen ', ['/medications/7', '/medications/9']],
  ])('MED-03 are narrowed to %s by any of their names, without case and accents', async (text, found) => {
    open({ body: [adrenaline, glucose] });
    const box = await screen.findByRole('searchbox');
    fireEvent.change(box, { target: { value: text } });
    const list = screen.getByRole('list', { name: 'Medications' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(found);
  });

  it('MED-03 say so when nothing matches, without asking for data', async () => {
    open({ body: [adrenaline] });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zzz' } });
    expect(screen.getByText('No Medications Found')).toBeTruthy();
    expect(screen.queryByText(/administrator/)).toBeNull();
  });

  it('MED-12 say so when there are none', async () => {
    open({ body: [] });
    expect(await screen.findByText('No Medications Found')).toBeTruthy();
    expect(screen.getByText(/ask an administrator to add/)).toBeTruthy();
  });

  it('MED-13 say so when they cannot be loaded', async () => {
    open({ status: 500, body: {} });
    expect(await screen.findByText('Unable to Load Medications')).toBeTruthy();
    expect(
      screen.getByText(
        'There was an error loading the medication database. Please check your connection and try again.',
      ),
    ).toBeTruthy();
  });
});

describe('the dialog of a medication', () => {
  it.each(['7', '07'])('MED-04 MED-06 MED-07 MED-09 opens by %s with every part', async (id) => {
    open({ body: [adrenaline, glucose] }, id);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adrenaline (EPINEPHrine)' }));
    await wholeDialog();
    for (const text of ['Alpha and beta agonist', 'S4', 'IV, IM', 'Adrenaline (epinephrine)']) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
    for (const list of ['Trade names', 'Indications', 'Contraindications']) {
      expect(section(list).getAllByRole('listitem')).toHaveLength(2);
    }
    const parts = [
      ['Pharmacological action', 'Narrows vessels.'],
      ['Onset', 'Under 1 min.'],
      ['Duration', '5 min.'],
      ['Pharmacokinetics', 'Half-life 2 min.'],
      ['Precautions', 'Read the ampoule.'],
      ['Adverse effects', 'Tremor.'],
      ['Packaging', 'Ampoule.'],
      ['Max at hand', '10 ampoules'],
    ] as const;
    for (const [name, text] of parts) expect(section(name).getByText(text)).toBeTruthy();
    expect(section('Dosage and administration').getByText('1 mg IV.')).toBeTruthy();
  });

  it('MED-07 marks what awaits clinical review: the drug, a part, a dose', async () => {
    open({ body: [adrenaline] }, '7');
    await wholeDialog();
    expect(section('Onset').getByText('Awaiting clinical review')).toBeTruthy();
    expect(section('Duration').queryByText('Awaiting clinical review')).toBeNull();
    const doses = section('Dosage and administration').getAllByRole('listitem');
    expect(doses.map((dose) => dose.textContent?.includes('Awaiting clinical review'))).toEqual([
      false,
      true,
    ]);
    expect(doses[1]?.textContent).not.toContain('[');
  });

  it('MED-05 shows N/A for what is missing, and survives what is no medication', async () => {
    const broken = [null, 3, { id: 7 }, { id: 'x', name: 4, doses: 'many', review: [] }];
    open({ body: broken }, '7');
    await screen.findByRole('dialog', { name: 'N/A' });
    await wholeDialog();
    for (const label of ['Generic name', 'Classification', 'Schedule', 'Route']) {
      expect(screen.getByText(label).nextElementSibling?.textContent?.trim()).toBe('N/A');
    }
    expect(section('Max at hand').getByText('N/A')).toBeTruthy();
    expect(section('Trade names').getByText('N/A')).toBeTruthy();
  });

  it.each(['99999', 'abc', '', '-0x1'])('MED-10 does not open by %s', async (id) => {
    open({ body: [adrenaline] }, id);
    await screen.findByRole('list', { name: 'Medications' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the weight box', () => {
  async function weigh(text: string, drug: object = adrenaline) {
    open({ body: [drug] }, '7');
    await wholeDialog();
    const box = section('Dose for weight');
    fireEvent.change(box.getByLabelText('Weight'), { target: { value: text } });
    return box;
  }

  it('MED-07 works out the doses by weight, and says which are not for this patient', async () => {
    const box = await weigh('18');
    expect(box.getByText('180 micrograms')).toBeTruthy();
    expect(box.getByText('= 0.18 mg')).toBeTruthy();
    expect(box.getByText(/^1\.8 mL/)).toBeTruthy();
    expect(box.getByText(/Adult, IV, shock: not worked out below 30/)).toBeTruthy();
    expect(box.getByText(/Adult: 1 mg in one dose/)).toBeTruthy();
  });

  it('MED-07 says when the maximum caps a dose', async () => {
    const box = await weigh('120');
    expect(box.getByText('1000 micrograms')).toBeTruthy();
    expect(box.getByText('Capped at the stated maximum of 1 mg a dose.')).toBeTruthy();
  });

  const [perKg] = adrenaline.doses;
  const fixed = { ...perKg, amount: { kind: 'fixed', min: 40, max: 40, unit: 'mg' }, maximum: null };
  const banded = {
    ...adrenaline,
    doses: [
      { ...fixed, indication: 'STEMI', weights: { under: 60 } },
      { ...fixed, indication: 'STEMI', weights: { from: 60, under: 70 } },
      { ...fixed, indication: 'STEMI', weights: { from: 70 } },
      { ...fixed, indication: 'stroke', weights: null },
    ],
  };

  it.each([
    ['59.9', 'Child (under 60 kg), IV: 40 mg'],
    ['60', 'Child (60 to under 70 kg), IV: 40 mg'],
    ['70', 'Child (70 kg or more), IV: 40 mg'],
  ])(
    'MED-07 shows at %s kg only the dose for that weight, with one line for the others',
    async (kg, text) => {
      const box = await weigh(kg, banded);
      const dose = within(box.getByRole('article'));
      const label = (_: string, element: Element | null) =>
        element?.tagName === 'P' && element.textContent?.replaceAll('\u00a0', ' ').trim() === text;
      expect(dose.getByText(label)).toBeTruthy();
      expect(box.getByText('2 doses are not for this weight: see the dosage.')).toBeTruthy();
    },
  );

  it('MED-07 says what is the most in a day, and that a dose was raised to the least', async () => {
    const doses = [
      {
        ...perKg,
        minimum: { amount: 0.1, unit: 'mg' },
        maximum: { amount: 20, unit: 'mg', per: 'day' },
      },
    ];
    const box = await weigh('9.9', { ...adrenaline, doses });
    expect(box.getByText('At most 20 mg in a day.')).toBeTruthy();
    expect(box.getByText('Raised to the stated least of 0.1 mg.')).toBeTruthy();
    fireEvent.change(box.getByLabelText('Weight'), { target: { value: '10' } });
    expect(box.queryByText(/Raised/)).toBeNull();
  });

  it('MED-07 goes by the strength at hand, with a warning when it is not the stated one', async () => {
    const box = await weigh('18');
    fireEvent.change(box.getByLabelText('Strength at hand'), { target: { value: '1:1000' } });
    expect(box.getByText(/^0\.18 mL/)).toBeTruthy();
    expect(box.getByText(/for another strength/)).toBeTruthy();
  });

  it('MED-07 takes pounds', async () => {
    const box = await weigh('');
    fireEvent.click(box.getByRole('button', { name: 'lb' }));
    fireEvent.change(box.getByLabelText('Weight'), { target: { value: '44.1' } });
    expect(box.getByText('200 micrograms')).toBeTruthy();
  });

  it('MED-07 leaves no reason of one weight behind on the next, though two doses have the same', async () => {
    const [, shock] = adrenaline.doses;
    const box = await weigh('2', { ...adrenaline, doses: [shock, shock] });
    const reasons = () => box.queryAllByText(/not worked out below/).length;
    expect(reasons()).toBe(1);
    fireEvent.change(box.getByLabelText('Weight'), { target: { value: '70' } });
    expect(reasons()).toBe(0);
  });

  it.each(['', '0', '-5', 'abc', '301', '0.1'])('MED-07 gives no dose for the weight "%s"', async (text) => {
    const box = await weigh(text);
    expect(box.queryByRole('article')).toBeNull();
  });
});
