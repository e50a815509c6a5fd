import type { Concentration, Dose, Medication } from '@oryx/contract';
import {
  type Amounts,
  drawn,
  isHardToMeasure,
  isVolume,
  type Patient,
  quantityText,
  routesText,
  strengthsFor,
  type WorkedDose,
  whomText,
  workOut,
} from '@oryx/doses';
import { type Ampoules, stockedKey } from '../../../clinical/ampoules/ampoules.ts';

/** A purpose on the sheet, and which doses of which drug it is served by. */
interface Purpose {
  readonly title: string;
  readonly drug: string;
  readonly topics: readonly string[];
  /** The routes to show, or undefined for any. */
  readonly routes?: Dose['routes'];
}

const purposes: readonly Purpose[] = [
  {
    title: 'Cardiac arrest',
    drug: 'Adrenaline',
    topics: ['Cardiac arrest', 'Newborn resuscitation'],
    routes: ['IV', 'IO'],
  },
  { title: 'Anaphylaxis', drug: 'Adrenaline', topics: ['Anaphylaxis'], routes: ['IM'] },
  { title: 'VF or pulseless VT', drug: 'Amiodarone', topics: ['Cardiac arrest'], routes: ['IV', 'IO'] },
  { title: 'Low glucose', drug: 'Glucose', topics: ['Hypoglycaemia'], routes: ['IV', 'IO'] },
  { title: 'Seizure', drug: 'Midazolam', topics: ['Seizure'] },
  { title: 'Seizure', drug: 'Diazepam', topics: ['Seizure'] },
];

/** One dose on the sheet. */
export interface SheetDose {
  /** What the dose is for, as the medicine page states it. */
  readonly indication: string;
  readonly dose: string;
  /** The volume to draw up, or null without a strength. */
  readonly volume: string | null;
  /** The strength that the volume is of, and how it is made. */
  readonly strength: string | null;
  /** True if the user stocks this strength. */
  readonly isStocked: boolean;
  readonly notes: readonly string[];
}

/** The doses of one drug for one purpose, or why there are none. */
export interface SheetDrug {
  readonly title: string;
  readonly medication: Pick<Medication, 'id' | 'name'>;
  readonly doses: readonly SheetDose[];
  readonly withheld: string | null;
}

/**
 * Returns the doses of the sheet for a child, from the rows of the medicine pages. A drug that is not on the
 * device is left out.
 */
export function childDoses(
  medications: readonly Medication[],
  patient: Patient,
  ampoules: Ampoules,
): readonly SheetDrug[] {
  return purposes.flatMap((purpose) => {
    const medication = medications.find(({ name }) => name === purpose.drug);
    return medication ? [drugOf(purpose, medication, patient, ampoules)] : [];
  });
}

function drugOf(purpose: Purpose, medication: Medication, patient: Patient, ampoules: Ampoules): SheetDrug {
  const known = medication.concentrations;
  const stocked = stockedKey(ampoules, medication.id);
  const worked = medication.doses
    .filter((dose) => isOnSheet(dose, purpose))
    .map((dose) => {
      // A dose that is a volume holds for its stated strength alone.
      const usable = isVolume(dose) ? known : strengthsFor(dose, known, patient);
      const isStocked = ({ key }: Concentration) => key === stocked && !isVolume(dose);
      const strength = usable.find(isStocked) ?? usable.find(({ key }) => key === dose.concentration);
      return { dose, strength: strength ?? null, result: workOut(dose, patient, strength ?? null) };
    });
  const doses = worked.flatMap(({ dose, strength, result }) =>
    result.state === 'worked' ? [sheetDose(dose, strength, result, strength?.key === stocked)] : [],
  );
  const refusal = worked.map(({ result }) => result).find(({ state }) => state === 'withheld');
  return {
    title: purpose.title,
    medication: { id: medication.id, name: medication.name },
    doses,
    withheld: doses.length === 0 && refusal?.state === 'withheld' ? refusal.why : null,
  };
}

/** Returns true for a first-choice dose of the purpose, given at once to a child or newborn. */
const isOnSheet = (dose: Dose, { topics, routes }: Purpose) =>
  dose.patient !== 'adult' &&
  dose.amount.time === null &&
  dose.differs === null &&
  topics.includes(dose.topic) &&
  (routes === undefined || dose.routes.some((route) => routes.includes(route)));

function sheetDose(
  dose: Dose,
  strength: Concentration | null,
  worked: WorkedDose,
  isStocked: boolean,
): SheetDose {
  const { over, repeat } = dose;
  const volume = isVolume(dose) ? worked.amount : worked.volume;
  // The largest volume that the maximum allows, so that rounding never passes it.
  const most = isVolume(dose) ? worked.most : volumeOfMost(worked);
  return {
    indication: dose.indication,
    dose: [doseText(dose, worked), routesText(dose.routes), over].filter(Boolean).join(' '),
    volume: volume && volumeText(volume, most),
    strength: strength && [strength.label, strength.preparation].filter((part) => part !== null).join(': '),
    isStocked,
    notes: [
      worked.capped === 'no' ? null : 'at its maximum',
      worked.isUnsure ? `only ${inSentence(whomText({ ...dose, who: null }))}` : null,
      dose.who === null ? null : `only ${dose.who}`,
      repeat && `repeat ${repeat}`,
      volume && isHardToMeasure(volume.low) ? 'under 0.1 mL cannot be measured: dilute it first' : null,
      dose.basis === 'general' ? 'awaiting clinical review' : null,
    ].filter((note) => note !== null),
  };
}

const inSentence = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`;

/** Returns the volume of the largest amount, infinite without a maximum. */
function volumeOfMost({ amount, volume, most }: WorkedDose): number {
  return volume === null || amount.high === 0 ? Number.POSITIVE_INFINITY : (volume.high / amount.high) * most;
}

/** Rounds to three significant digits, which is more than any syringe shows. */
const threeDigits = (size: number) => Number(size.toPrecision(3));

/** Returns the amount of a dose, such as `2.8–4.2 mg`. From 1000 micrograms on it is stated in mg. */
function doseText({ amount: { unit } }: Dose, { amount }: WorkedDose): string {
  const isLarge = unit === 'microgram' && amount.high >= 1000;
  const [factor, shown] = isLarge ? ([0.001, 'mg'] as const) : ([1, unit] as const);
  return rangeText(
    { low: threeDigits(amount.low * factor), high: threeDigits(amount.high * factor) },
    (size) => quantityText(size, shown, '\u00a0'),
  );
}

function volumeText({ low, high }: Amounts, most: number): string {
  // A volume that cannot be measured is stated as it is, because rounded it could read 0 mL.
  const round = (volume: number) =>
    isHardToMeasure(volume) ? threeDigits(volume) : drawn(volume, most).volume;
  return rangeText({ low: round(low), high: round(high) }, (size) => quantityText(size, 'mL', '\u00a0'));
}

const rangeText = ({ low, high }: Amounts, text: (size: number) => string) =>
  low === high ? text(high) : `${low}–${text(high)}`;
