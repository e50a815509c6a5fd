import type { EcgTrace } from './leads.ts';

/** What the answer to a question is: an interpretation with a diagnosis, or a list of what to do. */
export type ModelAnswer =
  | {
      readonly kind: 'interpretation';
      readonly interpretation: readonly string[];
      readonly diagnosis: string;
    }
  | { readonly kind: 'management'; readonly steps: readonly string[] };

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
  /** How the recording came about. */
  readonly recording: string;
  /** What is to be seen on the recording, in words, without saying what it means. */
  readonly inWords: readonly string[];
  /** Draws the recording of 10 seconds. */
  readonly record: () => EcgTrace;
  readonly questions: readonly [EcgQuestion, EcgQuestion];
  /** What the answers rest on, and how far it was read. */
  readonly sources: readonly {
    readonly title: string;
    readonly read: 'full' | 'excerpt' | 'none';
    readonly for: string;
  }[];
}
