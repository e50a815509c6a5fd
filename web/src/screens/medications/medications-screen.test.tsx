import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
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
    'Child, cardiac arrest: 10 micrograms/kg (0.1 mL/kg of 1:10 000) IV, at most 1 mg.\nAdult, shock: 0.05-0.5 micrograms/kg/min IV. [Awaiting clinical review]',
  maxDose: 'Adult: 1 mg in one dose',
  limits: [],
  dangers: ['Read the strength aloud.'],
  doses: [
    {
      indication: 'cardiac arrest',
      topic: 'Cardiac arrest',
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
      topic: 'Shock',
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
  sources: [
    { key: 'samj', kind: 'paper', title: 'SAMJ', edition: '2013', read: 'excerpt', for: 'arrest doses' },
  ],
  review: { status: 'draft', by: null, on: null },
};

const glucose = { ...adrenaline, id: 9, name: 'Glucose', tallMan: null, synonyms: ['Dextrosé'], doses: [] };

beforeEach(() => queryClient.clear());

/** The screen at whatever address it moves to, as the app shows it. */
function Routed() {
  const [, , id] = useLocation()[0].split('/');
  return <MedicationsScreen title="Medications" id={id} />;
}

function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  return render(<Routed />);
}

function open(answer: ApiAnswer, id?: string) {
  stubApi({ [call]: answer });
  return renderAt(id === undefined ? '/medications' : `/medications/${id}`);
}

const addresses = () =>
  within(screen.getByRole('list', { name: 'Medications' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** The dialog with all its parts: those below the first screen follow after the first frame. */
async function wholeDialog() {
  await screen.findByRole('region', { name: 'Packaging' });
  return screen.getByRole('dialog');
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the list of medications', () => {
  it('MED-01 MED-08 shows medications by name under a search box, with references and acknowledgments', async () => {
    open({ body: [glucose, adrenaline] });
    const list = await screen.findByRole('list', { name: 'Medications' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medications');
    screen.getByRole('searchbox');
    expect(addresses()).toEqual(['/medications/7', '/medications/9']);
    within(list).getByText('Adrenaline (EPINEPHrine)');
    const references = within(screen.getByRole('list', { name: 'References' })).getAllByRole('listitem');
    expect(references.length).toBeGreaterThan(1);
    screen.getByRole('heading', { name: 'Acknowledgments' });
  });

  it('MED-02 MED-09 shows 8 skeleton rows until it is loaded, and then the dialog of the address', async () => {
    let deliver = (_: Response) => {};
    const answer = new Promise<Response>((resolve) => {
      deliver = resolve;
    });
    vi.stubGlobal('fetch', () => answer);
    const { container } = renderAt('/medications/7');
    expect(container.querySelectorAll('[role=status] > [aria-hidden]')).toHaveLength(8);
    expect(screen.queryByRole('dialog')).toBeNull();
    deliver(new Response(JSON.stringify([adrenaline, glucose])));
    await screen.findByRole('dialog', { name: 'Adrenaline (EPINEPHrine)' });
    // The list behind it follows.
    await waitFor(() => expect(container.querySelectorAll('[role=status] > [aria-hidden]')).toHaveLength(0));
  });

  it.each([
    ['GLUC', ['/medications/9']],
    ['dextrose', ['/medications/9']],
    ['épinephrine', ['/medications/7', '/medications/9']],
    ['  epipen ', ['/medications/7', '/medications/9']],
  ])('MED-03 is narrowed to "%s" by any name, regardless of case and accents', async (text, found) => {
    open({ body: [adrenaline, glucose] });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } });
    expect(addresses()).toEqual(found);
  });

  it('shows the further medicines after those of the specification, under their own heading and count', async () => {
    open({ body: [{ ...glucose, id: 43, name: 'Atenolol' }, adrenaline] });
    const further = await screen.findByRole('list', { name: 'Further medicines' });
    expect(addresses()).toEqual(['/medications/7']);
    expect(within(further).getByRole('link').getAttribute('href')).toBe('/medications/43');
    expect(screen.getByRole('heading', { name: 'Further medicines (1)' })).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'atenolol' } });
    expect(screen.queryByRole('list', { name: 'Medications' })).toBeNull();
    screen.getByRole('list', { name: 'Further medicines' });
  });

  it('MED-03 is whole again when the search is cleared', async () => {
    open({ body: [adrenaline, glucose] });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'gluc' } });
    expect(addresses()).toEqual(['/medications/9']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(addresses()).toEqual(['/medications/7', '/medications/9']);
  });

  it('MED-03 says that nothing matches, and does not mention an administrator', async () => {
    open({ body: [adrenaline] });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zzz' } });
    screen.getByText('No Medications Found');
    expect(screen.queryByText(/administrator/)).toBeNull();
  });

  it('MED-12 says that there are no medications', async () => {
    open({ body: [] });
    await screen.findByText('No Medications Found');
    screen.getByText(/ask an administrator to add/);
  });

  it('MED-13 says that the medications cannot be loaded, and can be loaded again', async () => {
    open({ status: 500, body: {} });
    await screen.findByText('Unable to Load Medications');
    screen.getByText(
      'There was an error loading the medication database. Please check your connection and try again.',
    );
    stubApi({ [call]: { body: [adrenaline] } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Medications' });
    expect(addresses()).toEqual(['/medications/7']);
  });
});

describe('the dialog of a medication', () => {
  it.each(['7', '07'])('MED-05 MED-06 MED-07 MED-09 opens by the id %s with every part', async (id) => {
    open({ body: [adrenaline, glucose] }, id);
    const dialog = within(await screen.findByRole('dialog', { name: 'Adrenaline (EPINEPHrine)' }));
    await wholeDialog();
    for (const text of ['Alpha and beta agonist', 'S4', 'IV, IM', 'Adrenaline (epinephrine)']) {
      dialog.getByText(text);
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
    for (const [name, text] of parts) section(name).getByText(text);
    section('Dosage and administration').getByText(
      '10 micrograms/kg (0.1 mL/kg of 1:10 000) IV, at most 1 mg.',
    );
  });

  it('MED-07 marks what awaits clinical review: the drug, a part, a dose', async () => {
    open({ body: [adrenaline] }, '7');
    await wholeDialog();
    section('Onset').getByText('Awaiting clinical review');
    expect(section('Duration').queryByText('Awaiting clinical review')).toBeNull();
    const doses = section('Dosage and administration').getAllByRole('listitem');
    expect(doses.map((dose) => dose.textContent?.includes('Awaiting clinical review'))).toEqual([
      false,
      true,
    ]);
    expect(doses[1]?.textContent).not.toContain('[');
  });

  it('MED-05 shows N/A for missing names and routes, and survives what is no medication', async () => {
    const broken = [null, 3, { id: 7 }, { id: 'x', name: 4, doses: 'many', review: [] }];
    open({ body: broken }, '7');
    await screen.findByRole('dialog', { name: 'N/A' });
    await wholeDialog();
    for (const label of ['Generic name', 'Classification', 'Schedule', 'Route']) {
      expect(screen.getByText(label).nextElementSibling?.textContent?.trim()).toBe('N/A');
    }
    for (const title of ['Max at hand', 'Trade names', 'Pregnancy', 'Onset', 'Sources'])
      section(title).getByText('No information yet');
  });

  it('MED-04 opens by a click on its medication', async () => {
    open({ body: [adrenaline, glucose] });
    fireEvent.click(await screen.findByRole('link', { name: /Glucose/ }));
    await screen.findByRole('dialog', { name: 'Glucose' });
    expect(window.location.pathname).toBe('/medications/9');
  });

  it.each(['99999', 'abc', '', '-0x1'])(
    'MED-10 stays closed for the id "%s", and the list is shown',
    async (id) => {
      open({ body: [adrenaline] }, id);
      await screen.findByRole('list', { name: 'Medications' });
      expect(addresses()).toEqual(['/medications/7']);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('the dialog beside the list on a wide screen', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

  const rows = () => within(screen.getByRole('list', { name: 'Medications' })).getAllByRole('link');

  async function openFirst() {
    open({ body: [adrenaline, glucose] });
    await screen.findByRole('searchbox');
    fireEvent.click(rows()[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Adrenaline (EPINEPHrine)' });
  }

  it('MED-04 gives way to another row in one press, and stands in the history once', async () => {
    await openFirst();
    const { length } = window.history;
    expect(rows()[0]?.getAttribute('aria-current')).toBe('true');
    fireEvent.click(rows()[1] as HTMLElement);
    await screen.findByRole('dialog', { name: /Glucose/ });
    expect(window.location.pathname).toBe('/medications/9');
    expect(window.history).toHaveLength(length);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['a press on no control', () => fireEvent.click(document.body)],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('MED-11 closes by %s', async (_, close) => {
    await openFirst();
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/medications');
    expect(document.documentElement.dataset['beside']).toBeUndefined();
  });

  it('MED-11 stays open while the list is searched', async () => {
    await openFirst();
    fireEvent.click(screen.getByRole('searchbox'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gluc' } });
    expect(rows()).toHaveLength(1);
    screen.getByRole('dialog', { name: 'Adrenaline (EPINEPHrine)' });
  });
});

describe('the doses in the dialog', () => {
  it('MED-07 stand as text if the text says more than the doses that could be read', async () => {
    const [arrest] = adrenaline.doses;
    open({ body: [{ ...adrenaline, doses: [arrest, { indication: 'unreadable' }] }] }, '7');
    await wholeDialog();
    section('Dosage and administration').getByText(/Adult, shock: 0\.05-0\.5 micrograms/);
  });

  it('MED-07 stand below the dangers and above the other parts', async () => {
    open({ body: [adrenaline] }, '7');
    const dialog = within(await wholeDialog());
    const names = dialog.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual(['Dangers', null, 'Dosage and administration']);
    section('Dangers').getByText('Read the strength aloud.');
    section('Dose for weight').getByLabelText('Weight');
  });

  it('MED-07 forget the weight when the dialog closes, for the same and for another drug', async () => {
    open({ body: [adrenaline, { ...adrenaline, id: 9, name: 'Glucose', tallMan: null }] }, '7');
    await wholeDialog();
    const box = () => section('Dose for weight');
    const weight = () => box().getByLabelText<HTMLInputElement>('Weight');
    fireEvent.change(weight(), { target: { value: '18' } });
    expect(box().getAllByRole('article')).not.toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(window.location.pathname).toBe('/medications');
    for (const name of [/^Glucose/, /^Adrenaline/]) {
      expect(screen.queryByRole('dialog')).toBeNull();
      fireEvent.click(screen.getByRole('link', { name }));
      await screen.findByRole('dialog', { name });
      expect(weight().value).toBe('');
      expect(box().queryByRole('article')).toBeNull();
      act(() => navigate('/medications'));
    }
  });
});
