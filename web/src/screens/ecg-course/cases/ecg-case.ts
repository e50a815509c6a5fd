import type { EcgTrace } from '../../../clinical/ecg/leads.ts';

/** A model answer: an interpretation with a diagnosis, or a list of actions. */
export type ModelAnswer =
  | {
      readonly kind: 'interpretation';
      readonly interpretation: readonly string[];
      readonly diagnosis: string;
    }
  | { readonly kind: 'management'; readonly steps: readonly string[] };

/** Returns the points of a model answer by which a reader marks the own answer. */
export function pointsOf(answer: ModelAnswer): readonly string[] {
  return answer.kind === 'management' ? answer.steps : [...answer.interpretation, answer.diagnosis];
}

interface EcgQuestion {
  readonly prompt: string;
  readonly correctAnswer: ModelAnswer;
  readonly learningPoints: readonly string[];
}

export interface EcgCase {
  readonly title: string;
  readonly patient: {
    readonly age: number;
    readonly gender: 'Male' | 'Female';
    readonly presentation: string;
    readonly history: string;
  };
  readonly vitals: Readonly<Record<'hr' | 'bp' | 'rr' | 'spo2' | 'gcs' | 'glucose', string>>;
  /** Circumstances of the recording. */
  readonly recording: string;
  /** A description of the recording without its interpretation. */
  readonly inWords: readonly string[];
  /** Returns the recording of 10 seconds. */
  readonly record: () => EcgTrace;
  readonly questions: readonly [EcgQuestion, EcgQuestion];
  /** The sources of the answers, and how far each was read. */
  readonly sources: readonly {
    readonly title: string;
    readonly read: 'full' | 'excerpt' | 'none';
    readonly for: string;
  }[];
}
