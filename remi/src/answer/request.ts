import type { Score } from '../patient/scores.ts';
import type { Allergies } from '../read/allergies.ts';
import type { Patient } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import type { Finding } from '../retrieval/retrieval.ts';
import type { FoundSign } from '../tools/danger/danger-signs.ts';

/** A parsed message. It is read once and shared by every kind of answer. */
export interface Request {
  readonly text: string;
  readonly finding: Finding;
  readonly patient: Patient;
  readonly scores: readonly Score[];
  readonly allergies: Allergies;
  readonly isOfSeveral: boolean;
  /** What the values of the patient mean. */
  readonly signs: readonly FoundSign[];
}

/** The kind of an answer. Education mode chooses its question by this kind. */
export type AnswerKind =
  | 'interactions'
  | 'handover'
  | 'permission'
  | 'differentials'
  | 'plan'
  | 'explanation'
  | 'pages';

export interface Answer {
  readonly kind: AnswerKind;
  readonly blocks: readonly Block[];
}
