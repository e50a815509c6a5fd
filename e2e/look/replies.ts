import { contentFiles } from '@oryx/content';
import * as contract from '@oryx/contract';
import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';

/* The replies of the server in the snapshots. They are made up, so that a change of content changes no snapshot. */

/** The moment at which every snapshot is taken. */
export const now = new Date('2026-03-11T10:30:00+02:00');

/** Returns a call and its reply. Throws if the reply does not fit the contract. */
function reply<E extends contract.Endpoint>({ method, path, response }: E, body: z.input<E['response']>) {
  return { method, path, body: response.parse(body) };
}

const draft = { status: 'draft', by: null, on: null } as const;

const user = reply(contract.currentUser, {
  id: 'user-1',
  firstName: 'Maria',
  lastName: 'Shikongo',
  email: 'maria.shikongo@example.org',
  profession: 'Advanced Life Support Paramedic',
  createdAt: '2026-01-15T08:00:00.000Z',
});

const sessions = reply(contract.listSessions, [
  {
    id: 'session-1',
    createdAt: '2026-03-01T06:00:00.000Z',
    lastSeenAt: '2026-03-11T08:30:00.000Z',
    device: 'Chrome on Android',
    isCurrent: true,
  },
  {
    id: 'session-2',
    createdAt: '2026-02-10T06:00:00.000Z',
    lastSeenAt: '2026-03-09T16:45:00.000Z',
    device: 'Firefox on Windows',
    isCurrent: false,
  },
]);

const updates = reply(contract.listSystemUpdates, [
  {
    id: 'update-1',
    title: 'Charts for children',
    description: 'Nine algorithms for children have a chart of their own.',
    type: 'new',
    category: 'Algorithms',
    createdAt: '2026-03-11T05:30:00Z',
  },
  {
    id: 'update-2',
    title: 'Doses by weight',
    description: 'A dose is worked out for the weight that is entered, and no more than the limit is shown.',
    type: 'improvement',
    category: 'Medications',
    createdAt: '2026-03-08T05:30:00Z',
  },
  {
    id: 'update-3',
    title: 'Search without a signal',
    description: 'Names are found on the device.',
    type: 'fix',
    category: 'Search',
    createdAt: '2026-02-25T05:30:00Z',
  },
]);

const adrenaline = {
  id: 1,
  name: 'Adrenaline',
  tallMan: 'EPINEPHrine',
  synonyms: ['Epinephrine'],
  genericName: 'Adrenaline (epinephrine)',
  classification: 'Catecholamine for arrest, anaphylaxis and shock',
  schedule: 'SA S4; Namibia NS2',
  pharmacologicalAction: 'Narrows vessels, and makes the heart beat harder and faster.',
  onset: 'Under 1 min IV',
  duration: '5 to 10 min',
  pharmacokinetics: 'Half-life of 2 to 3 min.',
  precautions: 'Read the strength on the ampoule aloud before drawing up.',
  adverseEffects: 'Palpitations, tremor, high blood pressure.',
  packaging: 'Ampoule of 1 mg in 1 mL.',
  maxAtHand: '10 ampoules',
  pregnancy: 'Give it in an emergency.',
  renal: 'No change.',
  tradeNames: ['EpiPen'],
  indications: ['Cardiac arrest', 'Anaphylaxis', 'Shock that does not respond to fluid'],
  contraindications: ['None in cardiac arrest or anaphylaxis'],
  route: 'IV, IM',
  dosageAdministration:
    'Adult, cardiac arrest: 1 mg (10 mL of 1:10 000) IV. Repeat every 3 to 5 min.\n' +
    'Child, cardiac arrest: 10 micrograms/kg (0.1 mL/kg of 1:10 000) IV, at most 1 mg.\n' +
    'Adult, anaphylaxis: 0.5 mg (0.5 mL of 1:1000) IM. [Awaiting clinical review]',
  maxDose: 'Adult: 1 mg in one dose',
  dangers: ['Read the strength aloud: the wrong one is a tenfold error.'],
  limits: [{ patient: 'adult', kind: 'fixed', amount: 1, unit: 'mg', per: 'dose' }],
  doses: [
    {
      indication: 'cardiac arrest',
      topic: 'Cardiac arrest',
      patient: 'adult',
      routes: ['IV'],
      amount: { kind: 'fixed', min: 1, max: 1, unit: 'mg' },
      repeat: 'every 3 to 5 min',
      concentration: 'weak',
      source: 'example',
      basis: 'seen',
    },
    {
      indication: 'cardiac arrest',
      topic: 'Cardiac arrest',
      patient: 'child',
      routes: ['IV'],
      amount: { kind: 'perKg', min: 10, max: 10, unit: 'microgram' },
      maximum: { amount: 1, unit: 'mg' },
      concentration: 'weak',
      source: 'example',
      basis: 'seen',
    },
    {
      indication: 'anaphylaxis',
      topic: 'Anaphylaxis',
      patient: 'adult',
      routes: ['IM'],
      amount: { kind: 'fixed', min: 0.5, max: 0.5, unit: 'mg' },
      concentration: 'strong',
      source: 'example',
      basis: 'general',
    },
  ],
  concentrations: [
    {
      key: 'weak',
      label: '1:10 000',
      amount: 0.1,
      unit: 'mg/mL',
      routes: ['IV'],
      preparation: '1 mg (1 mL of 1:1000) made up to 10 mL with sodium chloride 0.9%',
    },
    { key: 'strong', label: '1:1000', amount: 1, unit: 'mg/mL', routes: ['IM'] },
  ],
  general: ['duration'],
  sources: [
    {
      key: 'example',
      kind: null,
      title: 'An example',
      edition: 'not stated',
      read: 'none',
      for: 'the look of a dose',
    },
  ],
  review: draft,
} satisfies z.input<typeof contract.medication>;

const medications = reply(contract.listMedications, [
  adrenaline,
  ...[
    ['Amiodarone', 'Antiarrhythmic of class III'],
    ['Diazepam', 'Benzodiazepine for seizures and agitation'],
    ['Glucose', 'Sugar solution for low blood glucose'],
    ['Ketamine', 'Dissociative anaesthetic and analgesic'],
    ['Magnesium sulphate', 'Mineral for eclampsia, severe asthma and torsades de pointes, given slowly'],
    ['Morphine', 'Opioid analgesic'],
    ['Naloxone', 'Opioid antagonist'],
    ['Salbutamol', 'Beta-2 agonist that widens the airways'],
  ].map(([name = '', classification = ''], index) => ({
    ...adrenaline,
    id: index + 2,
    name,
    genericName: name,
    tallMan: null,
    classification,
  })),
]);

/** A chart with each kind of step, drawn as the files of the content are. */
const arrest = contentFiles.algorithms.each.parse({
  id: 1,
  title: 'Cardiac arrest',
  description: 'Compressions, rhythm, shock and drugs.',
  source: 'RCSA',
  references: [{ title: 'An example', edition: 'not stated', read: 'excerpt', for: 'the look of a chart' }],
  review: draft,
  help: 'Call the team at once.',
  sourceNotes: ['This chart is an example.'],
  nodes: [
    { id: 'start', type: 'start', column: 1, row: 1, span: 2, text: 'No response\nNot breathing normally' },
    {
      id: 'cpr',
      type: 'action',
      column: 1,
      row: 2,
      span: 2,
      text: 'CPR 30:2\nOxygen\nAttach the defibrillator',
      without: 'No defibrillator: go on with CPR.',
      until: 'When the team takes over.',
    },
    {
      id: 'rhythm',
      type: 'decision',
      column: 1,
      row: 3,
      span: 2,
      text: 'Can the rhythm be shocked?',
      asks: 'sign',
    },
    { id: 'shock', type: 'shock', column: 1, row: 4, text: 'One shock\nCPR for 2 min at once' },
    { id: 'drug', type: 'drug', column: 2, row: 4, text: 'Adrenaline 1 mg IV\nEvery 3 to 5 min' },
    { id: 'pulse', type: 'decision', column: 1, row: 5, span: 2, text: 'Pulse?', asks: 'sign' },
    { id: 'airway', type: 'action', column: 1, row: 7, span: 2, text: 'Airway', beside: ['cpr'] },
    {
      id: 'end',
      type: 'outcome',
      column: 1,
      row: 6,
      span: 2,
      text: 'Care after cardiac arrest',
      goes: 'high-care',
    },
  ],
  edges: [
    { from: 'start', to: 'cpr' },
    { from: 'cpr', to: 'rhythm' },
    { from: 'rhythm', to: 'shock', label: 'Yes' },
    { from: 'rhythm', to: 'drug', label: 'No' },
    { from: 'shock', to: 'pulse' },
    { from: 'drug', to: 'pulse' },
    { from: 'pulse', to: 'end', label: 'Yes' },
    { from: 'pulse', to: 'cpr', label: 'No', via: 'left' },
  ],
});

const algorithms = reply(contract.listAlgorithms, [
  arrest,
  ...[
    ['Acute asthma', 'From the first nebuliser to ventilation.'],
    ['Anaphylaxis', 'Adrenaline first, and what follows it.'],
    ['Burns', 'Cool, cover, count the surface, give fluid.'],
    ['Snakebite', 'Immobilise, watch the airway, and give antivenom where it is due.'],
  ].map(([title = '', description = ''], index) => ({
    ...arrest,
    id: index + 2,
    title,
    description,
    source: 'Namibia_STDG' as const,
  })),
]);

/** A name that the chart links to. */
const searchData = reply(contract.getSearchData, {
  entries: [
    {
      ...{ id: '1', type: 'medication', title: 'Adrenaline', description: '' },
      ...{ route: '/medications/1', names: [], terms: [] },
    },
  ],
  otherDrugs: [],
});

const vitalSigns = reply(contract.listVitalSigns, [
  {
    ageGroup: 'Newborn',
    weightKg: '3-4',
    heartRateRange: '100-180',
    respiratoryRateRange: '40-60',
    systolicBpRange: '60-90',
  },
  {
    ageGroup: '1-2 years',
    weightKg: '10-12',
    heartRateRange: '90-150',
    respiratoryRateRange: '25-35',
    systolicBpRange: '80-95',
  },
  {
    ageGroup: '5-12 years',
    weightKg: '18-40',
    heartRateRange: '70-120',
    respiratoryRateRange: '18-25',
    systolicBpRange: '90-110',
  },
]);

const equipment = reply(contract.listAirwayEquipment, [
  { ageGroup: 'Newborn', opaSize: '000-00', ettSize: '3.0-3.5', ngTubeSize: '6-8' },
  { ageGroup: '1-2 years', opaSize: '1', ettSize: '4.0-4.5', ngTubeSize: '8-10' },
]);

const defibrillation = reply(contract.listDefibrillation, [
  {
    procedure: 'Defibrillation',
    indication: 'VF or pulseless VT',
    energyJoulesPerKg: '4',
    maxEnergy: 'adult dose',
    notes: 'CPR at once.',
  },
]);

const chat = reply(contract.chat, {
  response: [
    '**Adrenaline in anaphylaxis**',
    '',
    '> Adult, anaphylaxis: 0.5 mg IM.',
    '',
    '- Lay the patient flat and raise the legs.',
    '- Repeat after 5 min if there is no improvement.',
    '',
    'Check the strength on the ampoule before giving it.',
  ].join('\n'),
  sources: [
    { title: 'Adrenaline', route: '/medications/1' },
    { title: 'Anaphylaxis', route: '/algorithms/3' },
  ],
});

const myPages = reply(contract.mergeMyPages, { entries: [] });

const roles = reply(contract.ownRoles, {
  roles: [],
  secondFactor: { isSetUp: false, recoveryCodesLeft: 0, freshUntil: null },
  reviewer: null,
});

const corrections = reply(contract.listCorrections, []);

const replies = [
  myPages,
  corrections,
  roles,
  user,
  sessions,
  updates,
  medications,
  algorithms,
  searchData,
  vitalSigns,
  equipment,
  defibrillation,
  chat,
];

/** Replies to the calls of the page instead of the server. A visitor gets status 401 for each call. */
export async function replyTo(page: Page, audience: 'visitor' | 'user'): Promise<void> {
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const method = route.request().method();
    const found = replies.find((one) => one.method === method && one.path === pathname);
    if (found === undefined) throw new Error(`There is no reply to ${method} ${pathname}.`);
    if (audience === 'visitor') return route.fulfill({ status: 401, json: { message: 'Please sign in.' } });
    return route.fulfill({ json: found.body });
  });
}
