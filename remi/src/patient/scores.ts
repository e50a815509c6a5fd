import {
  type Evaluation,
  evaluateDefinition,
  exclusionFor,
  loadDefinition,
  type RawValues,
  toolById,
} from '@oryx/calculators';
import type { ChatSource } from '@oryx/contract';
import { type Patient, signValue } from '../read/patient.ts';

/** A score of a patient, or the reason why it was not calculated. */
export interface Score {
  readonly id: string;
  readonly source: ChatSource;
  /** Absent if the score was not calculated. */
  readonly evaluation?: Evaluation;
  /** The exclusion of the tool that applies to the patient. */
  readonly notFor?: string;
}

/** Derives AVPU from the GCS if needed. A GCS below 15 is never `alert`. */
const consciousnessOf = ({ avpu, gcs }: Patient) =>
  gcs !== undefined && gcs < 15 && avpu === 'alert'
    ? 'voice'
    : (avpu ?? (gcs === undefined ? undefined : gcs === 15 ? 'alert' : 'voice'));

/** The scores of a handover, each with a mapping from patient to inputs. */
const scores: readonly { readonly id: string; readonly raw: (patient: Patient) => RawValues }[] = [
  {
    id: 'news',
    raw: (patient) => ({
      respiratoryRate: signValue(patient, 'respiratoryRate'),
      // Scale 2 applies only to a prescribed target, as the caution of the tool says.
      smokingStatus: patient.hasLowTarget ? 'smoker/COPD' : 'non-smoker',
      oxygenSaturation: signValue(patient, 'oxygenSaturation'),
      supplementalOxygen: patient.isOnOxygen,
      temperature: signValue(patient, 'temperature'),
      systolicBp: patient.pressure?.latest.value,
      heartRate: signValue(patient, 'heartRate'),
      consciousness: consciousnessOf(patient),
    }),
  },
  {
    id: 'shock-index',
    raw: (patient) => ({
      heartRate: signValue(patient, 'heartRate'),
      systolicBp: patient.pressure?.latest.value,
    }),
  },
  {
    id: 'map',
    raw: ({ pressure }) => ({ systolic: pressure?.latest.value, diastolic: pressure?.latest.diastolic }),
  },
];

/**
 * Calculates the scores of a patient. A score needs all of its values, and a patient the tool is meant for.
 */
export function scoresOf(patient: Patient): Promise<Score[]> {
  return Promise.all(
    scores.map(async ({ id, raw }) => {
      const definition = await loadDefinition(id);
      const source = { title: toolById(id)?.title ?? id, route: `/calculator/${id}` };
      const excluded = exclusionFor(definition, patient);
      if (excluded) return { id, source, notFor: excluded.words };
      if (patient.group === undefined) return { id, source };
      const evaluation = evaluateDefinition(definition, raw(patient), new Date());
      return evaluation.isComplete ? { id, source, evaluation } : { id, source };
    }),
  );
}

/** Returns the number of a calculated score. */
export function scoreNumber({ evaluation }: Score): number | undefined {
  const score = evaluation?.outcome.values['score'];
  return typeof score === 'number' ? score : undefined;
}
