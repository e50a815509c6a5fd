import type { AlgorithmStep, StepType } from '@oryx/contract';
import { idOf, notAvailable, recordsOf, textOf, textsOf } from '../../clinical/shown.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The two lists of algorithms. */
export type AlgorithmTab = 'Namibia_STDG' | 'RCSA';

/** A source of an algorithm, as far as it is known. */
interface AlgorithmSource {
  readonly title: string;
  readonly edition: string | null;
  readonly read: 'full' | 'excerpt' | 'none';
}

/** An algorithm in which everything is there or plainly missing. */
export interface ShownAlgorithm {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly tab: AlgorithmTab;
  readonly references: readonly string[];
  /** A picture that the server names, of the kinds that the page may load. */
  readonly image: string | null;
  /** The drawing as it came; it is checked when it is drawn. */
  readonly svg: string | null;
  readonly steps: readonly AlgorithmStep[];
  readonly sourceNotes: readonly string[];
  readonly sources: readonly AlgorithmSource[];
  /** Who signed it off, and when; null while nobody has. */
  readonly reviewed: { readonly by: string; readonly on: string } | null;
}

/** The algorithms of an answer in the order of their titles, whatever the answer holds. */
export function readAlgorithms(answer: unknown): ShownAlgorithm[] {
  return recordsOf(answer)
    .map(readAlgorithm)
    .sort((one, other) => one.title.localeCompare(other.title, 'en', { sensitivity: 'base' }));
}

function readAlgorithm(raw: Raw, index: number): ShownAlgorithm {
  const [chart = {}] = recordsOf([raw['chart']]);
  const [review = {}] = recordsOf([raw['review']]);
  const [by, on] = [textOf(review['by']), textOf(review['on'])];
  return {
    id: idOf(raw['id'], index),
    title: textOf(raw['title']) ?? notAvailable,
    description: textOf(raw['description']),
    // What names no source, or one that is not known, stands with the RCSA's.
    tab: raw['source'] === 'Namibia_STDG' ? 'Namibia_STDG' : 'RCSA',
    references: [...textsOf(raw['medicalReferences']), ...textsOf(raw['medical_references'])],
    image: loadableImage(textOf(raw['image'])),
    svg: textOf(chart['svg']),
    steps: readSteps(raw['steps']),
    sourceNotes: textsOf(raw['sourceNotes']),
    sources: recordsOf(raw['sources']).map(readSource),
    reviewed: review['status'] === 'reviewed' && by !== null && on !== null ? { by, on } : null,
  };
}

/** Only Oryx's own files and pictures inside the answer: the page may load no others. */
function loadableImage(address: string | null): string | null {
  return address !== null && /^(\/(?!\/)|data:image\/)/.test(address) ? address : null;
}

const types: Record<StepType, true> = {
  start: true,
  action: true,
  decision: true,
  drug: true,
  shock: true,
  outcome: true,
};

const isType = (value: unknown): value is StepType =>
  typeof value === 'string' && Object.hasOwn(types, value);

/** The steps that can be followed; ways that lead nowhere are left out. */
function readSteps(value: unknown): AlgorithmStep[] {
  const rows = recordsOf(value).filter(({ id }) => textOf(id) !== null);
  const ids = new Set(rows.map(({ id }) => textOf(id)));
  return rows.map((row) => ({
    id: textOf(row['id']) ?? '',
    type: isType(row['type']) ? row['type'] : 'action',
    heading: textOf(row['heading']) ?? notAvailable,
    details: textsOf(row['details']),
    next: recordsOf(row['next'])
      .map(({ to, label }) => ({ to: textOf(to) ?? '', label: textOf(label) }))
      .filter(({ to }) => ids.has(to)),
  }));
}

function readSource(raw: Raw): AlgorithmSource {
  const read = raw['read'];
  return {
    title: textOf(raw['title']) ?? notAvailable,
    edition: textOf(raw['edition']),
    read: read === 'full' || read === 'excerpt' ? read : 'none',
  };
}
