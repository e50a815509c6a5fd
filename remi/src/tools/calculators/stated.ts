import type { RawValues } from '@oryx/calculators';
import type { StatedValue } from '@oryx/contract';
import type { Findings } from '../../read/findings.ts';
import { type Patient, signValue } from '../../read/patient.ts';

/** What a text states, as far as a calculator can use it. */
export interface Stated {
  readonly patient: Patient;
  readonly findings: Findings;
}

/** Returns the value of an input, the options of which one holds, or undefined if the text does not state it. */
export type Rule = (stated: Stated) => RawValues[string] | undefined;

/** Returns a measure, the pressure or the age in completed years, as far as they are stated. */
export function statedValue({ patient }: Stated, key: StatedValue): number | undefined {
  switch (key) {
    case 'years':
      return patient.years === undefined ? undefined : Math.floor(patient.years);
    case 'systolic':
      return patient.pressure?.latest.value;
    case 'diastolic':
      return patient.pressure?.latest.diastolic;
    default:
      return signValue(patient, key);
  }
}
