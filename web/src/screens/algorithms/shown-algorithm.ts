import type { Algorithm, AlgorithmStep } from '@oryx/contract';
import { referenceText } from '@oryx/contract/algorithms';

/** The two lists of algorithms. */
export type AlgorithmTab = 'Namibia_STDG' | 'RCSA';

/** An algorithm as the screen shows it. */
export interface ShownAlgorithm {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tab: AlgorithmTab;
  /** The references, with a mark on each that nobody has opened, and these last. */
  readonly references: readonly string[];
  /** A picture that the server names, of the kinds that the page may load. */
  readonly image: string | null;
  /** The drawing as it came; it is checked when it is drawn. */
  readonly svg: string | null;
  readonly steps: readonly AlgorithmStep[];
  /** When to call for help and whom, and where the patient goes. */
  readonly help: string | null;
  readonly sourceNotes: readonly string[];
  readonly sources: NonNullable<Algorithm['sources']>;
  /** The marks in the place of steps that were taken out of use. */
  readonly withdrawn: NonNullable<Algorithm['withdrawn']>;
  /** What the site says of it. */
  readonly local: Algorithm['local'];
  /** Who signed it off, and when; null while nobody has. */
  readonly reviewed: { readonly by: string; readonly on: string } | null;
}

/** What the screen shows of an algorithm. */
export function shownAlgorithm(algorithm: Algorithm): ShownAlgorithm {
  const { medicalReferences = [], medical_references = [], review, sources = [], withdrawn = [] } = algorithm;
  return {
    id: algorithm.id,
    title: algorithm.title,
    description: algorithm.description,
    // What names no source stands with the RCSA's.
    tab: algorithm.source ?? 'RCSA',
    references: marked([...medicalReferences, ...medical_references], sources),
    image: loadableImage(algorithm.image),
    svg: algorithm.chart?.svg ?? null,
    steps: algorithm.steps ?? [],
    help: algorithm.help ?? null,
    sourceNotes: algorithm.sourceNotes ?? [],
    sources: openedFirst(sources),
    withdrawn,
    local: algorithm.local,
    reviewed: review?.status === 'reviewed' ? review : null,
  };
}

/** Only Oryx's own files and pictures inside the answer: the page may load no others. */
function loadableImage(address: string | null): string | null {
  return address !== null && /^(\/(?!\/)|data:image\/)/.test(address) ? address : null;
}

type Sources = NonNullable<Algorithm['sources']>;

const openedFirst = (sources: Sources): Sources =>
  sources.toSorted((one, other) => Number(one.read === 'none') - Number(other.read === 'none'));

function marked(references: readonly string[], sources: Sources): string[] {
  const unopened = new Set(sources.filter(({ read }) => read === 'none').map(referenceText));
  const opened = references.filter((reference) => !unopened.has(reference));
  const rest = references.filter((reference) => unopened.has(reference));
  return [...opened, ...rest.map((reference) => `${reference} (not opened)`)];
}
