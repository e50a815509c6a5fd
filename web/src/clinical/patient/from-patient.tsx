import type { PatientInHand } from './patient-in-hand.ts';
import { estimateWords } from './patient-words.ts';

interface FromPatientProps {
  readonly patient: PatientInHand;
  /** True beside a weight, whose estimate is then named. */
  readonly isWeight?: boolean;
}

/** Says beside a prefilled value that it comes from the patient in hand. */
export function FromPatient({ patient, isWeight = false }: FromPatientProps) {
  const estimate = isWeight ? estimateWords(patient) : null;
  return (
    <span className="mt-1.5 block font-medium text-sm text-yours-ink">
      {`From the patient in hand${estimate === null ? '' : `, ${estimate}`}`}
    </span>
  );
}
