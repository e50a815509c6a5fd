import type { AlgorithmStep, Dose, Medication } from '@oryx/contract';
import { doseText, planFor, routesText, type ShownDose, shownDose, volumeText } from '@oryx/doses';
import type { Emergency } from '../../clinical/emergencies.ts';

/** A dose that a step of the chart gives, as the page of its drug states it. */
export interface StepDose {
  /** Such as `1 mg`. Undefined if it waits for the weight. */
  readonly amount: string | undefined;
  /** Such as `10 mL of 1:10 000`. */
  readonly volume: string | undefined;
  readonly routes: string;
  readonly medication: number;
}

/** What is known of the patient: the weight in kg and the age in days. */
interface Known {
  readonly weight: number | null;
  readonly age: number | null;
}

/**
 * Returns the dose of a drug step for a patient, worked out from the rows of the page of the drug. Returns undefined
 * if the chart names no row, or the page has none for these patients.
 */
export function stepDose(
  { given }: AlgorithmStep,
  medications: readonly Medication[],
  { patient }: Pick<Emergency, 'patient'>,
  { weight, age }: Known,
): StepDose | undefined {
  const medication = medications.find(({ name }) => name === given?.name);
  const rows = medication?.doses.filter(
    (dose) => dose.indication === given?.indication && dose.patient === patient,
  );
  const [row] = rows ?? [];
  if (!medication || !row || rows?.length !== 1) return undefined;
  const shared = { routes: routesText(row.routes), medication: medication.id };
  // The age of the group is certain, because somebody has chosen the emergency of a child or of an adult.
  const { candidates } = planFor([row], { weight, age, height: null, sex: null, ages: null });
  const [candidate] = candidates;
  if (row.amount.kind === 'perKg' && weight === null)
    return { ...shared, amount: undefined, volume: undefined };
  const shown = candidate && shownDose(candidate, medication.concentrations, null, null);
  if (!shown) return undefined;
  return { ...shared, ...textsOf(shown, row) };
}

/** Returns the amount and the volume of a dose in words, the volume with what it is drawn from. */
export function textsOf(
  { worked, volume, drawnFrom }: ShownDose,
  { amount }: Pick<Dose, 'amount'>,
): { readonly amount: string; readonly volume: string | undefined } {
  return {
    amount: doseText(worked.amount, amount),
    volume:
      volume && drawnFrom
        ? `${[...new Set([volume.low, volume.high])].map((mL) => volumeText(mL, amount)).join(' to ')} of ${drawnFrom.label}`
        : undefined,
  };
}
