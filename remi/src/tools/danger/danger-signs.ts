import type { DangerSign, Vital } from '@oryx/contract';
import { ageSpan, isWithin, plausibleAges, type Span } from '@oryx/doses';
import { type MeasureKey, measures } from '../../read/measures.ts';
import { type Patient, signValue } from '../../read/patient.ts';

/** A danger sign of a patient, with the values that it rests on, such as `70/40`. */
export interface FoundSign {
  readonly row: DangerSign;
  readonly figures: readonly string[];
}

/** Weight in kg below which a patient of unknown age counts as a child. */
const adultWeight = 30;

/** Returns the signs that the values of a patient meet. A patient of unknown age counts as an adult. */
export function signsOf(patient: Patient, rows: readonly DangerSign[]): FoundSign[] {
  const possible = possibleAges(patient);
  return rows.flatMap((row) => {
    if (row.pregnant !== null && row.pregnant !== patient.isPregnant) return [];
    // Without an age, a row of some children could be wrong for this one.
    if (!isWithin(possible, ageSpan(row))) return [];
    const values = row.when.map(({ of, below, from }) => {
      const value = valueOfVital(patient, of);
      const isMet =
        value !== undefined && (below === null || value < below) && (from === null || value >= from);
      return isMet ? of : undefined;
    });
    return values.every((of) => of !== undefined)
      ? [{ row, figures: values.flatMap((of) => (of === undefined ? [] : figureOf(patient, of))) }]
      : [];
  });
}

/** Returns the ages in days that a patient may have. */
function possibleAges(patient: Patient): Span {
  const { days, group } = patient;
  const weight = signValue(patient, 'weight');
  if (days !== undefined) return { low: days, includesLow: true, high: days, includesHigh: true };
  if (weight !== undefined && weight < adultWeight && group !== 'adult') return plausibleAges(weight);
  return ageSpan({ patient: group === 'child' ? 'child' : 'adult', ages: null });
}

function valueOfVital(patient: Patient, of: Vital): number | undefined {
  const pressure = patient.pressure?.latest;
  const heartRate = signValue(patient, 'heartRate');
  switch (of) {
    case 'systolic':
      return pressure?.value;
    case 'diastolic':
      return pressure?.diastolic;
    case 'meanPressure':
      return (
        signValue(patient, 'meanPressure') ??
        (pressure?.diastolic === undefined ? undefined : (pressure.value + 2 * pressure.diastolic) / 3)
      );
    case 'shockIndex':
      return heartRate === undefined || pressure === undefined ? undefined : heartRate / pressure.value;
    case 'gcs':
      return patient.gcs;
    default:
      return signValue(patient, of);
  }
}

/** The measures that each vital rests on, in the order of their figures. */
const measuresOf = (of: Vital): readonly (MeasureKey | 'pressure')[] => {
  if (of === 'systolic' || of === 'diastolic') return ['pressure'];
  if (of === 'shockIndex') return ['heartRate', 'pressure'];
  return [of];
};

function figureOf(patient: Patient, of: Vital): string[] {
  return measuresOf(of).flatMap((key) => {
    if (key === 'pressure') return patient.pressure ? [`BP ${patient.pressure.latest.text}`] : [];
    const measure = measures.find((each) => each.key === key);
    const text = patient.signs.get(key)?.latest.text ?? (key === 'gcs' ? patient.gcs : undefined);
    if (!measure || text === undefined) return [];
    return [
      `${measure.label} ${text}${measure.unit === '' || measure.unit.startsWith('/') ? '' : ` ${measure.unit}`}`,
    ];
  });
}
