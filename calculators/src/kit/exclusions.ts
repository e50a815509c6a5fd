/** Facts about a patient, all of which hold. Only such facts are listed that a program can know. */
interface PatientFacts {
  readonly group?: 'child' | 'adult';
  readonly underYears?: number;
  readonly isPregnant?: true;
}

/** Patients for whom a tool must not be used. */
export interface Exclusion {
  /** Completes "Not for ...". */
  readonly words: string;
  /** The same as facts. Absent if only the reader can tell, as with "pneumonia acquired in hospital". */
  readonly facts?: PatientFacts;
}

/** A patient for whom a tool is considered, as far as known. */
export interface Candidate {
  readonly group?: 'child' | 'adult' | undefined;
  readonly years?: number | undefined;
  readonly isPregnant?: boolean | undefined;
}

/** Returns the exclusion of a tool that applies to a patient. A child of unknown age may be under any age. */
export const exclusionFor = (
  { notFor }: { readonly notFor: readonly Exclusion[] },
  patient: Candidate,
): Exclusion | undefined => notFor.find(({ facts }) => facts !== undefined && holds(facts, patient));

function holds({ group, underYears, isPregnant }: PatientFacts, patient: Candidate): boolean {
  const isUnder = (years: number) =>
    patient.years === undefined ? patient.group === 'child' : patient.years < years;
  return (
    (group === undefined || patient.group === group) &&
    (underYears === undefined || isUnder(underYears)) &&
    (isPregnant === undefined || patient.isPregnant === isPregnant)
  );
}
