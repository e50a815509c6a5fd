import type { Algorithm, Complaint, Medication, SearchEntry } from '@oryx/contract';
import type { Mentions } from './mentions.ts';
import type { Guideline, ListedTool, SearchSources } from './sources.ts';

/** Number of indications that describe a drug in a list of results. */
const shownIndications = 3;

/** Returns the search entry of a drug. Its doses are found by their topics, which are shorter than their indications. */
export function medicationEntry(drug: Medication): SearchEntry {
  const { id, name, genericName, synonyms, tradeNames, classification, indications, doses, concentrations } =
    drug;
  const isForChildren = doses.some(({ patient }) => patient === 'child' || patient === 'newborn');
  const kind = classification?.split(/ \(|;/)[0];
  return {
    id: String(id),
    type: 'medication',
    title: name,
    description: indications.slice(0, shownIndications).join('. '),
    ...(kind ? { category: kind } : {}),
    route: `/medications/${id}`,
    ...firstOf(drug),
    names: [...(genericName ? [genericName] : []), ...synonyms, ...tradeNames],
    terms: [
      ...(classification ? [classification] : []),
      ...indications,
      ...doses.map(({ topic }) => topic),
      ...concentrations.map(({ label }) => label),
      'adult',
      ...(isForChildren ? ['child', 'paediatric', 'children'] : []),
    ],
  };
}

/** Returns that a page comes first, if the site says so. */
const firstOf = ({ local }: Pick<Medication, 'local'>): { isFirst?: true } =>
  local && local.rank !== null ? { isFirst: true } : {};

/**
 * Returns the search entry of an algorithm.
 *
 * @param drugs drugs whose names lead to the charts that use them
 */
export function algorithmEntry(algorithm: Algorithm, drugs: Mentions): SearchEntry {
  const { id, title, description, source, steps = [] } = algorithm;
  const texts = steps.flatMap((step) => [step.heading, ...step.details]);
  return {
    id: String(id),
    type: 'algorithm',
    title,
    description,
    ...(source ? { category: source.replace('_', ' ') } : {}),
    route: `/algorithms/${id}`,
    ...firstOf(algorithm),
    names: namesIn(title),
    terms: [...drugs.in(texts).flatMap((names) => names.slice(0, 3)), ...steps.map(({ heading }) => heading)],
  };
}

export function calculatorEntry({ id, title, description, categories }: ListedTool): SearchEntry {
  const [category] = categories;
  return {
    id,
    type: 'calculator',
    title,
    description,
    ...(category ? { category: category === 'rsi' ? 'RSI' : capitalised(category) } : {}),
    route: `/calculator/${id}`,
    names: namesIn(title),
    terms: [...categories],
  };
}

export function guidelineEntry(guideline: Guideline): SearchEntry {
  const { id, title, publisher, about, names, citedBy } = guideline;
  return {
    id,
    type: 'guideline',
    title,
    description: about,
    category: publisher,
    route: routeTo(citedBy[0] ?? ''),
    names: [...names],
    terms: ['guideline', 'guidelines', 'reference'],
  };
}

export function complaintEntry({ id, complaint, names }: Complaint): SearchEntry {
  return {
    id,
    type: 'other',
    title: complaint,
    description: 'Causes not to miss, and what to ask.',
    category: 'Complaint',
    route: `/complaints/${id}`,
    names: [...names],
    terms: [],
  };
}

/** The handover of a patient, which is the same for all content. */
export const handoverEntry: SearchEntry = {
  id: 'handover',
  type: 'other',
  title: 'Handover (ISBAR)',
  description: 'A sheet of the patient for the next team, as text, on paper or by codes between phones.',
  route: '/handover',
  names: ['Handover', 'Hand over', 'ISBAR', 'SBAR', 'MIST', 'ATMIST'],
  terms: ['sign out', 'shift', 'summary', 'QR code', 'transfer'],
};

/** The entry of the interaction checker, a page of its own. */
export const interactionsEntry: SearchEntry = {
  id: 'interactions',
  type: 'other',
  title: 'Interactions',
  description: 'Checks drugs and allergies against each other.',
  category: 'Medications',
  route: '/interactions',
  names: [
    'Interaction',
    'Interaction checker',
    'Drug interactions',
    'Drug interaction checker',
    'Drug check',
    'Drug checker',
    'Check drugs',
  ],
  terms: ['combination', 'together'],
};

/** The entries of ECGs to read and to learn from, and of the hours of learning, which are the same for all content. */
export const learningEntries: readonly SearchEntry[] = [
  {
    id: 'ecg-gallery',
    type: 'other',
    title: 'ECG gallery',
    description: 'Labelled ECGs: what each shows, and what to do.',
    category: 'Education',
    route: '/ecg-gallery',
    names: [
      'ECG',
      'EKG',
      'EKG gallery',
      '12 lead',
      '12-lead ECG',
      '12 lead EKG',
      'ECG interpretation',
      'Electrocardiogram',
    ],
    terms: ['rhythm', 'rhythm strip', 'trace', 'arrhythmia', 'elektrokardiogram', 'eletrocardiograma'],
  },
  {
    id: 'ecg-course',
    type: 'other',
    title: 'ECG practice course',
    description: 'ECG cases to read, with questions and answers.',
    category: 'Education',
    route: '/ecg-course',
    names: [
      'ECG',
      'EKG',
      'ECG practice',
      'EKG practice',
      'ECG course',
      'EKG course',
      'ECG quiz',
      'Rhythm strip',
    ],
    terms: ['12 lead', 'rhythm', 'learn', 'trace'],
  },
  {
    id: 'education',
    type: 'other',
    title: 'Education and CPD',
    description: 'Courses, CPD hours and certificates.',
    category: 'Education',
    route: '/continuing-education',
    names: ['CPD', 'CEU', 'CE', 'CPD points', 'CPD hours', 'Continuing education', 'Courses', 'HPCNA points'],
    terms: ['certificate', 'training', 'ACLS course', 'licence', 'ledger'],
  },
];

/** Returns entries for the paediatric tables, with their contents and their page. */
export function paediatricEntries({ vitalSigns, equipment, defibrillation }: SearchSources): SearchEntry[] {
  const table = (id: string, title: string, description: string, terms: readonly (string | null)[]) => ({
    id,
    type: 'pediatric' as const,
    title,
    description,
    category: 'Paediatrics',
    route: '/pediatrics',
    names: [],
    terms: [...new Set(['paediatric', 'child', 'infant', 'baby', ...terms.filter((term) => term !== null)])],
  });
  const ages = (rows: readonly { readonly ageGroup: string }[]) => rows.map(({ ageGroup }) => ageGroup);
  const filled = [
    {
      rows: vitalSigns,
      entry: () =>
        table(
          'vital-signs',
          'Normal Vital Signs by Age',
          'Weight, heart rate, respiratory rate and systolic pressure of a child.',
          ages(vitalSigns),
        ),
    },
    {
      rows: equipment,
      entry: () =>
        table(
          'equipment',
          'Airway Equipment Sizes',
          'Oropharyngeal airway, tracheal tube and nasogastric tube by age.',
          ages(equipment),
        ),
    },
    {
      rows: defibrillation,
      entry: () =>
        table(
          'defibrillation',
          'Defibrillation Energy',
          'Joules per kg for defibrillation and cardioversion of a child.',
          defibrillation.flatMap(({ procedure, indication }) => [procedure, indication]),
        ),
    },
  ].filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return [];
  const page = table('paed-cal', 'Paed-Cal', 'Doses, sizes and normal values of a child by age and weight.', [
    'newborn',
    'weight',
    'age',
  ]);
  return [page, ...filled.map(({ entry }) => entry())];
}

/** Returns the route of a page by its type and id, such as `algorithm/40`. */
function routeTo(thing: string): string {
  const [type = '', id = ''] = thing.split('/');
  const pages: Readonly<Record<string, string>> = {
    medication: '/medications',
    algorithm: '/algorithms',
    calculator: '/calculator',
  };
  return `${pages[type] ?? ''}/${id}`;
}

/** Returns the parts of a title that are names themselves: before and within brackets. */
function namesIn(title: string): string[] {
  const [, before, within] = /^(.*?)\s*\((.*?)\)/.exec(title) ?? [];
  return before && within ? [before, within] : [];
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
