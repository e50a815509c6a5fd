import type { ChatSource, Dose, DoseCard, Limit, Medication } from '@oryx/contract';
import {
  amountText,
  doseText,
  isForAge,
  isForWeight,
  limitText,
  maximumText,
  noBreakSpace,
  otherUnitText,
  quantityText,
  repeatPhrase,
  routesText,
  type ShownDose,
  shownDose,
  volumeText,
  whomText,
  workOut,
} from '@oryx/doses';
import { type Patient, signValue } from '../../read/patient.ts';
import { type Strength, storedStrength } from '../preparation/strengths.ts';

/** Returns true if a dose is drawn from another strength than the one in hand, so that its volume would be wrong. */
export function isOtherStrength(
  { concentrations }: Medication,
  dose: Dose,
  inHand: Strength | undefined,
): boolean {
  const drawn = concentrations.find(({ key }) => key === dose.concentration);
  if (!inHand || !drawn) return false;
  const { size, dimension } = storedStrength(drawn);
  return dimension === inHand.dimension && Math.abs(size / inHand.size - 1) > 0.01;
}

/**
 * Returns the card of a dose: the amount for the patient with its volume, and the stated amount where it cannot be
 * worked out. The code of the page of the drug does the sums. A volume of another strength than the one in hand is left
 * out.
 */
export function cardOf(
  medication: Medication,
  dose: Dose,
  patient: Patient,
  source: ChatSource,
  inHand?: Strength,
): DoseCard {
  const { volume, strength, ...card } = wholeCard(medication, dose, patient, source);
  if (isOtherStrength(medication, dose, inHand)) return card;
  return { ...card, ...(volume ? { volume } : {}), ...(strength ? { strength } : {}) };
}

function wholeCard(medication: Medication, dose: Dose, patient: Patient, source: ChatSource): DoseCard {
  const known = patientOf(patient);
  const candidate = { dose, patient: known, isUnsure: false, waitsFor: null };
  const shown = shownDose(candidate, medication.concentrations, null, null);
  const { weight } = known;
  const whom = whomText({ ...dose, ages: null, weights: null, who: null });
  const shared = {
    kind: 'dose' as const,
    drug: medication.name,
    patient: weight === null ? whom : `${whom}, ${weight}${noBreakSpace}kg`,
    purpose: dose.indication,
    route: [routesText(dose.routes), dose.over].filter(Boolean).join(' '),
    ...(dose.maximum ? { maximum: maximumText(dose.maximum, noBreakSpace) } : {}),
    ...(dose.repeat === null ? {} : { repeat: dose.repeat }),
    ...(dose.amount.kind === 'perKg' && shown ? { rule: amountText(dose.amount, noBreakSpace) } : {}),
    source,
  };
  return shown
    ? { ...shared, ...workedParts(dose, shown) }
    : { ...shared, ...statedParts(medication, dose, known) };
}

function patientOf(patient: Patient) {
  const { days = null, sex = null } = patient;
  const [weight = null, height = null] = [signValue(patient, 'weight'), signValue(patient, 'height')];
  return { weight, age: days, height, sex };
}

/**
 * Returns each limit per kg with its amount for the weight, which is never above a fixed limit for the same. Returns
 * none without a weight.
 */
export function limitLines(limits: readonly Limit[], patient: Patient): string[] {
  const { weight } = patientOf(patient);
  if (weight === null) return [];
  const same = ({ patient: whom, per, routes, topics }: Limit) => JSON.stringify([whom, per, routes, topics]);
  return limits.flatMap((limit) => {
    const { kind, amount, unit } = limit;
    if (kind !== 'perKg') return [];
    const ceiling = limits.find(
      (other) => other.kind === 'fixed' && other.unit === unit && same(other) === same(limit),
    );
    const most = Math.min(amount * weight, ceiling?.amount ?? Number.POSITIVE_INFINITY);
    const text = [limit, ...(ceiling ? [ceiling] : [])].map(limitText).join('. ');
    return [`**At most ${quantityText(Number(most.toPrecision(4)), unit)}** at ${weight} kg. ${text}`];
  });
}

/** Returns the limits that can hold for a patient who gets one of the doses, those for the topics first. */
export function limitsOf(
  { limits }: Medication,
  doses: readonly Dose[],
  patient: Patient,
  isAskedRoute: (route: Dose['routes'][number]) => boolean,
  topics: ReadonlySet<string> | undefined,
): readonly Limit[] {
  const { weight, age } = patientOf(patient);
  const groups = new Set<string>(['any', ...doses.map((dose) => dose.patient)]);
  const isOfTopic = (limit: Limit) => !topics || (limit.topics?.some((topic) => topics.has(topic)) ?? true);
  return limits
    .filter(
      (limit) =>
        (weight === null || isForWeight(limit.weights, weight)) &&
        (age === null || isForAge(limit, age)) &&
        (groups.has(limit.patient) || groups.size === 1) &&
        (limit.routes === null || limit.routes.some(isAskedRoute)) &&
        isOfTopic(limit),
    )
    .toSorted((one, other) => (topics ? Number(one.topics === null) - Number(other.topics === null) : 0));
}

/** Returns true if one of the doses depends on a weight that is not known. */
export const needsWeight = (doses: readonly Dose[], patient: Patient): boolean =>
  signValue(patient, 'weight') === undefined && doses.some(({ amount }) => amount.kind === 'perKg');

function workedParts(dose: Dose, { worked, volume, strength, drawnFrom, tooSmall }: ShownDose) {
  const { amount } = dose;
  const other = otherUnitText(worked.amount, amount);
  const isDiluted = drawnFrom !== null && drawnFrom !== strength;
  const low =
    volume && volume.low !== volume.high ? `${volumeText(volume.low, amount).split(noBreakSpace)[0]}–` : '';
  const cautions = [
    worked.capped === 'all' && 'limited by that maximum',
    worked.isRaised && 'raised to the stated minimum',
    (dose.who !== null || (worked.isUnsure && dose.ages !== null)) &&
      `only for: ${whomText(dose, noBreakSpace)}`,
    isDiluted && drawnFrom.preparation && `dilute first: ${drawnFrom.preparation}`,
    tooSmall && !isDiluted && 'too little to measure undiluted',
  ].filter((part) => typeof part === 'string');
  return {
    amount: doseText(worked.amount, amount),
    ...(other ? { otherUnit: other } : {}),
    ...(volume && drawnFrom
      ? { volume: `${low}${volumeText(volume.high, amount)}`, strength: drawnFrom.label }
      : {}),
    cautions,
  };
}

/** Returns the amount as stated, with the reason if something but the missing weight keeps it from being worked out. */
function statedParts({ concentrations }: Medication, dose: Dose, known: ReturnType<typeof patientOf>) {
  const worked = workOut(dose, known, null);
  const why = known.weight !== null && worked.state === 'withheld' ? [`not worked out: ${worked.why}`] : [];
  const drawn = concentrations.find(({ key }) => key === dose.concentration);
  return {
    amount: amountText(dose.amount, noBreakSpace),
    ...(drawn ? { strength: drawn.label } : {}),
    cautions: [
      ...(dose.ages === null && dose.who === null ? [] : [`only for: ${whomText(dose, noBreakSpace)}`]),
      ...(dose.minimum
        ? [`at least ${quantityText(dose.minimum.amount, dose.minimum.unit, noBreakSpace)}`]
        : []),
      ...why,
    ],
  };
}

/** Returns all that a card says on one line. `withPatient` names the patient group as well. */
export function cardLine(card: DoseCard, withPatient: boolean): string {
  const { amount, otherUnit, volume, strength, route, purpose, maximum, repeat, cautions } = card;
  const drawn = strength && (volume ? `${volume} of ${strength}` : undefined);
  // A dose that is stated in mL is its own volume.
  const figure = [amount === volume ? undefined : amount, otherUnit, drawn].filter(Boolean).join(' = ');
  const from = strength && !volume ? [`drawn from ${strength}`] : [];
  const more = [
    purpose,
    ...(maximum ? [`at most ${maximum}`] : []),
    ...(repeat ? [repeatPhrase(repeat)] : []),
    ...from,
    ...cautions,
  ];
  return `${withPatient ? `${card.patient}: ` : ''}**${figure}** ${route}, ${more.join('; ')}`;
}
