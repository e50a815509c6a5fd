import type { DangerSign, Finding, MeasureKey, Vital } from '@oryx/contract';
import { ageSpan, guards, inDays, isWithin, plausibleAges, type Span } from '@oryx/doses';
import { grouped } from '../../grouped.ts';
import { measures } from '../../read/measures.ts';
import { type Patient, signValue } from '../../read/patient.ts';

/** A danger sign of a patient, with the values that it rests on, such as `BP 70/40`. */
export interface FoundSign {
  readonly row: DangerSign;
  readonly figures: readonly string[];
  /** True if the sign holds for some of the ages that the patient may have. */
  readonly isPossible?: boolean;
}

/** Lowest saturation of a patient with a prescribed target of 88 to 92%. */
const lowTargetFrom = 88;

/**
 * Returns the signs that the values and the words of a patient meet, in the order of the rows. A patient of unknown
 * age counts as an adult, unless a word or the weight tells of a child. Of danger signs that speak of the same values,
 * only the first one is returned.
 */
export function signsOf(
  patient: Patient,
  rows: readonly DangerSign[],
  findings: ReadonlySet<Finding> = new Set(),
): FoundSign[] {
  const met = rows.filter(
    (row) =>
      isOfPregnancy(row, patient) &&
      isMet(row, patient) &&
      row.said.every((finding) => findings.has(finding)),
  );
  const ages = possibleAges(patient);
  const shown: (readonly string[])[] = [];
  const isNew = (row: DangerSign): boolean => {
    const said = directionsOf(row);
    if (!row.isDanger) return true;
    if (shown.some((before) => isPartOf(said, before) || isPartOf(before, said))) return false;
    shown.push(said);
    return true;
  };
  const sure = forAges(met, ages).filter(isNew);
  const possible =
    ages.low < ages.high && ages.low < oldestChild ? met.filter((row) => overlaps(row, ages)) : [];
  return [
    ...sure.map((row) => ({ row, figures: figuresOf(patient, row) })),
    ...possible
      .filter((row) => row.isDanger && !sure.includes(row) && isNew(row))
      .map((row) => ({ row, figures: figuresOf(patient, row), isPossible: true })),
  ];
}

/** Age in days from which every limit is that of an adult. */
const oldestChild = inDays({ value: 12, unit: 'year' });

function overlaps(row: DangerSign, { low, high }: Span): boolean {
  const own = ageSpan(row);
  // Groups that meet on one day do not overlap.
  return own.low < high && low + 1 < own.high;
}

/** What a value may mean where it is dangerous at some of the ages that a patient may have. */
const possibleMeaning = (row: DangerSign): string =>
  row.means.includes('low blood pressure')
    ? 'possible shock'
    : `possibly ${(row.means[0] ?? 'a danger').toLowerCase()}`;

/** Returns the title of a sign, such as `BP 70/40: systolic pressure 90 or less` or `GCS 7: 8 or less`. */
export function titleOf({ row, figures, isPossible }: FoundSign): string {
  if (isPossible)
    return `${figures.join(' and ') || lowerFirst(row.sign)}: ${possibleMeaning(row)}; state the age`;
  const label = row.when.length === 1 ? labelOf(row.when[0]?.of) : undefined;
  const isNamed = label !== undefined && row.sign.startsWith(`${label} `) && figures[0]?.startsWith(label);
  const sign = isNamed ? row.sign.slice(label.length + 1) : lowerFirst(row.sign);
  return figures.length === 0 ? sign : `${figures.join(' and ')}: ${sign}`;
}

const lowerFirst = (sign: string) => sign.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Returns true if the patient is a woman who is pregnant or gave birth lately, and not her child. */
const isMother = ({ isPregnant, isAfterBirth, stage, days, group }: Patient): boolean =>
  isAfterBirth ||
  (isPregnant && stage !== 'newborn' && !(group === 'child' && days !== undefined && days < youngest));

/** Lowest age in days of a pregnant girl. */
const youngest = inDays({ value: 10, unit: 'year' });

const isOfPregnancy = ({ pregnant }: DangerSign, patient: Patient) =>
  pregnant === null || pregnant === isMother(patient);

function isMet({ when }: DangerSign, patient: Patient): boolean {
  return when.every((limits) => {
    const { of } = limits;
    const isWanted = of === 'oxygenSaturation' && patient.hasLowTarget;
    if (isWanted && (signValue(patient, of) ?? 0) >= lowTargetFrom) return false;
    return meets(patient, limits);
  });
}

/**
 * Returns the rows that hold for every age that a patient may have. Rows of neighbouring ages hold together: each age
 * has its own limit, and the value passes all of them. The one with the mildest limit then stands for all.
 */
function forAges(met: readonly DangerSign[], possible: Span): readonly DangerSign[] {
  const alike = grouped(met, (row) => [row.isDanger, ...directionsOf(row).toSorted()].join(' '));
  const mildest = new Set(
    [...alike.values()].flatMap((rows) => {
      if (rows.some((row) => isWithin(possible, ageSpan(row)))) return [];
      return cover(rows.map(ageSpan), possible) ? [rows.reduce(milder)] : [];
    }),
  );
  return met.filter((row) => isWithin(possible, ageSpan(row)) || mildest.has(row));
}

/** Returns true if spans together hold every value of another one, which is longer than a single value. */
function cover(spans: readonly Span[], whole: Span): boolean {
  if (whole.low === whole.high) return false;
  let reached = whole.low;
  for (const { low, high } of spans.toSorted((one, other) => one.low - other.low))
    if (low <= reached) reached = Math.max(reached, high);
  return reached >= whole.high;
}

/** Returns the row whose first limit is further from normal, so that its words are true of the other one as well. */
function milder(one: DangerSign, other: DangerSign): DangerSign {
  const [a, b] = [one.when[0], other.when[0]];
  if (!a || !b || a.of !== b.of) return one;
  if (a.below !== null && b.below !== null) return a.below <= b.below ? one : other;
  return (a.from ?? 0) >= (b.from ?? 0) ? one : other;
}

/** Returns the ages in days that a patient may have. */
export function possibleAges(patient: Patient): Span {
  const { days, group, stage } = patient;
  const weight = signValue(patient, 'weight');
  if (days !== undefined) return { low: days, includesLow: true, high: days, includesHigh: true };
  if (isMother(patient)) return ageSpan({ patient: 'adult', ages: null });
  if (stage === 'newborn') return ageSpan({ patient: 'newborn', ages: null });
  if (weight !== undefined && weight < guards.lightestAdult && group !== 'adult')
    return plausibleAges(weight);
  if (stage === 'baby') return { low: 0, includesLow: true, high: oldestBaby, includesHigh: false };
  return ageSpan({ patient: group === 'child' ? 'child' : 'adult', ages: null });
}

/** Age in days below which somebody is called a baby. */
const oldestBaby = inDays({ value: 2, unit: 'year' });

interface Limits {
  readonly of: Vital;
  readonly below: number | null;
  readonly from: number | null;
}

/** Returns true if a value of a patient lies within limits, or a bound of it can only lie there. */
export function meets(
  patient: Patient,
  { of, below, from }: Limits,
  value = valueOfVital(patient, of),
): boolean {
  if (value !== undefined) return (below === null || value < below) && (from === null || value >= from);
  const bound = of === 'diastolic' || of === 'shockIndex' ? undefined : patient.bounds.get(of);
  if (!bound) return false;
  return bound.is === 'below'
    ? from === null && below !== null && bound.value <= below
    : below === null && from !== null && bound.value >= from;
}

/** Returns the current value of a vital sign, or one that is worked out from others. */
export function valueOfVital(patient: Patient, of: Vital): number | undefined {
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

/** Returns what a sign says: which of the measured values are low (`pressure -`) and which are high (`heartRate +`). */
function directionsOf({ when, said }: DangerSign): readonly string[] {
  const measured = when.flatMap(({ of, from }) => {
    if (of === 'shockIndex') return ['heartRate +', 'pressure -'];
    const measure = of === 'systolic' || of === 'diastolic' || of === 'meanPressure' ? 'pressure' : of;
    return [`${measure} ${from === null ? '-' : '+'}`];
  });
  return [...measured, ...said];
}

const isPartOf = (some: readonly string[], all: readonly string[]) =>
  some.every((each) => all.includes(each));

/** Returns the values that a sign rests on, each once. */
function figuresOf(patient: Patient, { when }: DangerSign): readonly string[] {
  return [
    ...new Set(when.flatMap(({ of }) => measuresOf(of, patient).flatMap((key) => figureOf(patient, key)))),
  ];
}

/** The measures that a vital rests on, in the order of their figures. */
function measuresOf(of: Vital, { signs }: Patient): readonly (MeasureKey | 'pressure')[] {
  if (of === 'systolic' || of === 'diastolic') return ['pressure'];
  if (of === 'meanPressure' && !signs.has('meanPressure')) return ['pressure'];
  return of === 'shockIndex' ? ['heartRate', 'pressure'] : [of];
}

const labelOf = (of: Vital | undefined) => measures.find(({ key }) => key === of)?.label;

function figureOf(patient: Patient, key: MeasureKey | 'pressure'): string[] {
  if (key === 'pressure') {
    const text = patient.pressure?.latest.text ?? patient.bounds.get('systolic')?.text;
    return text === undefined ? [] : [`BP ${text}`];
  }
  const measure = measures.find((each) => each.key === key);
  const stated = patient.signs.get(key)?.latest ?? patient.bounds.get(key);
  const text = stated?.text ?? (key === 'gcs' ? patient.gcs : undefined);
  if (!measure || text === undefined) return [];
  const unit = measure.unit === '' || measure.unit.startsWith('/') ? '' : measure.unit;
  return [`${measure.label} ${text}${unit === '' || unit === '%' ? unit : ` ${unit}`}`];
}

/** Returns what a measured danger adds to the findings, by what its row means. */
export const findingsOfSigns = (signs: readonly FoundSign[]): Finding[] =>
  signs.flatMap(({ row }) => [
    ...(row.isDanger && row.means.includes('low blood pressure') ? (['shock'] as const) : []),
    ...(row.isDanger && row.means.includes('bradycardia') ? (['slow-heart'] as const) : []),
    ...(row.means.includes('fever') ? (['fever'] as const) : []),
  ]);
