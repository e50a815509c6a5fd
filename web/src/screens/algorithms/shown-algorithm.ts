import type { Algorithm, AlgorithmStep } from '@oryx/contract';

/** The two lists of algorithms. */
export type AlgorithmTab = 'Namibia_STDG' | 'RCSA';

/** An algorithm as the screen shows it. */
export interface ShownAlgorithm {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tab: AlgorithmTab;
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
  /** Who signed it off, and when; null while nobody has. */
  readonly reviewed: { readonly by: string; readonly on: string } | null;
}

/** What the screen shows of an algorithm. */
export function shownAlgorithm(algorithm: Algorithm): ShownAlgorithm {
  const { medicalReferences = [], medical_references = [], review } = algorithm;
  return {
    id: algorithm.id,
    title: algorithm.title,
    description: algorithm.description,
    // What names no source stands with the RCSA's.
    tab: algorithm.source ?? 'RCSA',
    references: [...medicalReferences, ...medical_references],
    image: loadableImage(algorithm.image),
    svg: algorithm.chart?.svg ?? null,
    steps: algorithm.steps ?? [],
    help: algorithm.help ?? null,
    sourceNotes: algorithm.sourceNotes ?? [],
    sources: algorithm.sources ?? [],
    reviewed: review?.status === 'reviewed' ? review : null,
  };
}

/** Only Oryx's own files and pictures inside the answer: the page may load no others. */
function loadableImage(address: string | null): string | null {
  return address !== null && /^(\/(?!\/)|data:image\/)/.test(address) ? address : null;
}
