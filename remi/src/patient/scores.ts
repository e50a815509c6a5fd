import {
  type Evaluation,
  evaluateDefinition,
  loadDefinition,
  type RawValues,
  toolById,
} from '@oryx/calculators';
import type { ChatSource } from '@oryx/contract';
import { type Patient, signValue } from './patient.ts';

/** A score of a patient, or why there is none. */
export interface Score {
  readonly id: string;
  readonly source: ChatSource;
  /** Absent where it was not worked out. */
  readonly evaluation?: Evaluation;
  /** Why it was not: whom the tool is not for, or that their age is not known. */
  readonly notFor?: string;
}

/** Alert has the points of a GCS of 15; whoever is below is not fully alert. */
const consciousnessOf = ({ avpu, gcs }: Patient) =>
  gcs !== undefined && gcs < 15 && avpu === 'alert'
    ? 'voice'
    : (avpu ?? (gcs === undefined ? undefined : gcs === 15 ? 'alert' : 'voice'));

/** The scores of a handover, each with its values from a patient. */
const scores: readonly { readonly id: string; readonly raw: (patient: Patient) => RawValues }[] = [
  {
    id: 'news',
    raw: (patient) => ({
      respiratoryRate: signValue(patient, 'respiratoryRate'),
      // The second scale only for a prescribed target, as the tool's own caution says.
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

/** Whom a tool is not for, by the words of its definition. */
const exclusions: readonly (readonly [RegExp, (patient: Patient) => boolean])[] = [
  [/under 16|children/, ({ group }) => group === 'child'],
  [/pregnan/, ({ isPregnant }) => isPregnant],
];

/** The scores of a patient, each only where all its values are stated and the tool is for them. */
export function scoresOf(patient: Patient): Promise<Score[]> {
  return Promise.all(
    scores.map(async ({ id, raw }) => {
      const definition = await loadDefinition(id);
      const source = { title: toolById(id)?.title ?? id, route: `/calculator/${id}` };
      const notFor = definition.notFor.find((words) =>
        exclusions.some(([pattern, isSo]) => pattern.test(words) && isSo(patient)),
      );
      if (notFor) return { id, source, notFor };
      if (patient.group === undefined) return { id, source };
      const evaluation = evaluateDefinition(definition, raw(patient), new Date());
      return evaluation.isComplete ? { id, source, evaluation } : { id, source };
    }),
  );
}

/** The number of a score that was worked out. */
export function scoreNumber({ evaluation }: Score): number | undefined {
  const score = evaluation?.outcome.values['score'];
  return typeof score === 'number' ? score : undefined;
}
