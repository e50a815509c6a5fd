import type { Dose, Medication } from '@oryx/contract';
import {
  doseParts,
  doseText,
  maximumText,
  noBreakSpace,
  otherUnitText,
  routesText,
  type ShownDose,
  shownDose,
  unbroken,
  volumeText,
  whomText,
  workOut,
} from '@oryx/doses';
import { type Patient, signValue } from '../../read/patient.ts';

/**
 * Returns the figure of each dose on one line: the amount for the patient with its volume, and the stated amount where
 * it cannot be worked out. The code of the page of the drug does the sums.
 */
export function figureLines(medication: Medication, doses: readonly Dose[], patient: Patient): string[] {
  const isMixed = new Set(doses.map((dose) => dose.patient)).size > 1;
  return doses.map((dose) => {
    const line = workedLine(medication, dose, patient) ?? statedLine(medication, dose, patient);
    return isMixed ? `${whomText({ ...dose, ages: null, weights: null, who: null })}: ${line}` : line;
  });
}

function patientOf(patient: Patient) {
  const { days = null, sex = null } = patient;
  const [weight = null, height = null] = [signValue(patient, 'weight'), signValue(patient, 'height')];
  return { weight, age: days, height, sex };
}

function workedLine({ concentrations }: Medication, dose: Dose, patient: Patient): string | undefined {
  const candidate = { dose, patient: patientOf(patient), isUnsure: false, waitsFor: null };
  const shown = shownDose(candidate, concentrations, null, null);
  return shown ? lineOf(dose, shown) : undefined;
}

/** Returns the line of a dose that cannot be worked out, with the reason if it is not the missing weight. */
function statedLine({ concentrations }: Medication, dose: Dose, patient: Patient): string {
  const known = patientOf(patient);
  const worked = workOut(dose, known, null);
  const why = known.weight !== null && worked.state === 'withheld' ? [`not worked out: ${worked.why}`] : [];
  const { size } = doseParts(dose, concentrations);
  return `**${unbroken(size)}**, ${[dose.indication, ...why, ...repeatOf(dose)].join('; ')}`;
}

const repeatOf = ({ repeat }: Dose): readonly string[] => (repeat === null ? [] : [`repeat ${repeat}`]);

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
    ...repeatOf(dose),
    isDiluted && drawnFrom.preparation && `dilute first: ${drawnFrom.preparation}`,
    tooSmall && !isDiluted && 'too little to measure undiluted',
  ].filter((part) => typeof part === 'string');
  const how = [routesText(dose.routes), dose.over].filter(Boolean).join(' ');
  return `**${figure}** ${how}, ${[dose.indication, ...cautions].join('; ')}`;
}
