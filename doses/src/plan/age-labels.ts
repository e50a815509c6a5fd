import type { Dose } from '@oryx/contract';
import { agesText, whomText } from '../wording.ts';
import { capitalised } from './figures.ts';

/** Returns the patient and ages of a dose, such as `Child (6 months or older)`. */
export const patientLabel = ({ patient, ages }: Dose): string => whomText({ patient, ages, weights: null });

/** Returns the ages of a dose alone, such as `Under 75 years`. */
export const agesLabel = (dose: Dose): string => {
  const text = agesText(dose.ages);
  return text === null ? patientLabel(dose) : capitalised(text);
};
