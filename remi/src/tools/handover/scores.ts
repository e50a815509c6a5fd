import {
  type Evaluation,
  evaluateDefinition,
  exclusionFor,
  loadDefinition,
  type RawValues,
  toolById,
} from '@oryx/calculators';
import type { ChatSource } from '@oryx/contract';
import { type Patient, signValue } from '../../read/patient.ts';

/** A score of a patient, or the reason why it was not calculated. */
export interface Score {
  readonly id: string;
  readonly source: ChatSource;
  /** Absent if the score was not calculated. */
  readonly evaluation?: Evaluation;
  /** The points of the stated values alone, if some are missing. The score is this or more. */
  readonly atLeast?: number;
  /** What is missing, such as `temperature`. */
  readonly missing?: readonly string[];
  /** The exclusion of the tool that applies to the patient. */
  readonly notFor?: string;
}

/** Derives AVPU from the GCS if needed. A GCS below 15 is never `alert`. */
const consciousnessOf = ({ avpu, gcs }: Patient) =>
  gcs !== undefined && gcs < 15 && avpu === 'alert'
    ? 'voice'
    : (avpu ?? (gcs === undefined ? undefined : gcs === 15 ? 'alert' : 'voice'));

/** A score of a handover. */
interface PatientScore {
  readonly id: string;
  /** Maps a patient to its inputs. */
  readonly raw: (patient: Patient) => RawValues;
  /** Values that give no points, if it is a sum of points of which none is below 0. */
  readonly withoutPoints?: RawValues;
}

const scores: readonly PatientScore[] = [
  {
    id: 'news',
    withoutPoints: {
      respiratoryRate: 16,
      oxygenSaturation: 97,
      supplementalOxygen: false,
      temperature: 37,
      systolicBp: 120,
      heartRate: 70,
      consciousness: 'alert',
    },
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
 * Calculates the scores of a patient the tool is meant for. A score needs all of its values. A sum of points that lacks
 * some says what it is at least.
 */
export function scoresOf(patient: Patient): Promise<Score[]> {
  return Promise.all(
    scores.map(async ({ id, raw, withoutPoints }) => {
      const definition = await loadDefinition(id);
      const source = { title: toolById(id)?.title ?? id, route: `/calculator/${id}` };
      const excluded = exclusionFor(definition, patient);
      if (excluded) return { id, source, notFor: excluded.words };
      if (patient.group === undefined) return { id, source };
      const values = raw(patient);
      const evaluation = evaluateDefinition(definition, values, new Date());
      if (evaluation.isComplete) return { id, source, evaluation };
      const { missing } = evaluation;
      const labels = missing.map((key) => nameOf(definition.inputs[key]?.label ?? key));
      if (!withoutPoints) return { id, source, missing: labels };
      const supposed = Object.fromEntries(missing.map((key) => [key, withoutPoints[key]]));
      const least = evaluateDefinition(definition, { ...values, ...supposed }, new Date());
      return { id, source, missing: labels, atLeast: scoreNumber({ evaluation: least }) ?? 0 };
    }),
  );
}

/** Returns the label of an input without its unit, as it stands within a sentence. */
const nameOf = (label: string) => label.replace(/ \([^)]*\)$/, '').toLowerCase();

/** Returns the number of a calculated score. */
export function scoreNumber({ evaluation }: Pick<Score, 'evaluation'>): number | undefined {
  const score = evaluation?.outcome.values['score'];
  return typeof score === 'number' ? score : undefined;
}
