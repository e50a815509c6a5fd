import type { Dose, Medication } from '@oryx/contract';
import {
  doseText,
  isByWeight,
  maximumText,
  noBreakSpace,
  otherUnitText,
  routesText,
  type ShownDose,
  shownDose,
  volumeText,
  whomText,
} from '@oryx/doses';
import { type Patient, signValue } from '../../read/patient.ts';

/** Maximum number of amounts to work out. More than the first choices would hide them. */
const mostDoses = 4;

/**
 * Returns the amounts of doses by weight for a patient, each with its volume, in the order of the doses. They are
 * worked out by the code of the page of the drug. Returns none without a weight.
 */
export function workedLines(medication: Medication, doses: readonly Dose[], patient: Patient): string[] {
  const weight = signValue(patient, 'weight');
  if (weight === undefined) return [];
  const { days = null, sex = null } = patient;
  const known = { weight, age: days, height: signValue(patient, 'height') ?? null, sex };
  return doses
    .filter(isByWeight)
    .flatMap((dose) => {
      const candidate = { dose, patient: known, isUnsure: false, waitsFor: null };
      const shown = shownDose(candidate, medication.concentrations, null, null);
      return shown ? [lineOf(dose, shown)] : [];
    })
    .slice(0, mostDoses);
}

/** Returns true if one of the doses depends on a weight that is not known. */
export const needsWeight = (doses: readonly Dose[], patient: Patient): boolean =>
  signValue(patient, 'weight') === undefined && doses.some(({ amount }) => amount.kind === 'perKg');

function lineOf(dose: Dose, { worked, volume, strength, drawnFrom, tooSmall }: ShownDose): string {
  const amount = doseText(worked.amount, dose.amount);
  const other = otherUnitText(worked.amount, dose.amount);
  const drawn =
    volume && drawnFrom
      ? `${volume.low === volume.high ? '' : `${volumeText(volume.low, dose.amount).split(noBreakSpace)[0]}–`}${volumeText(volume.high, dose.amount)} of ${drawnFrom.label}`
      : undefined;
  const figure = [amount, other, drawn].filter(Boolean).join(' = ');
  const isDiluted = drawnFrom !== null && drawnFrom !== strength;
  const cautions = [
    dose.maximum && `at most ${maximumText(dose.maximum, noBreakSpace)}`,
    worked.capped === 'all' && 'limited by that maximum',
    worked.isRaised && 'raised to the stated minimum',
    (worked.isUnsure || dose.who !== null) && `only for: ${whomText(dose, noBreakSpace)}`,
    isDiluted && drawnFrom.preparation && `dilute first: ${drawnFrom.preparation}`,
    tooSmall && !isDiluted && 'too little to measure undiluted',
  ].filter((part) => typeof part === 'string');
  const how = [routesText(dose.routes), dose.over].filter(Boolean).join(' ');
  return `**${figure}** ${how}, ${[dose.indication, ...cautions].join('; ')}`;
}
