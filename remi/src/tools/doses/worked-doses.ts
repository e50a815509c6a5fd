import type { ChatSource, Concentration, Dose, DoseCard, Limit, Medication } from '@oryx/contract';
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
  strengthsFor,
  volumeText,
  whomText,
  workOut,
} from '@oryx/doses';
import { type Patient, signValue } from '../../read/patient.ts';
import { type Strength, storedStrength } from '../preparation/strengths.ts';

/** Returns the strengths of a drug. A dose by mouth may be of any bottle, so that the one in hand stands for the stored one. */
function strengthsOf({ concentrations }: Medication, dose: Dose, inHand: Strength | undefined) {
  const isDrunk = dose.routes.every((route) => route === 'oral');
  return concentrations.map((each) => {
    const { size, dimension } = storedStrength(each);
    return isDrunk && each.key === dose.concentration && dimension === inHand?.dimension
      ? { ...each, label: inHand.label, amount: each.amount * (inHand.size / size) }
      : each;
  });
}

/**
 * Returns the card of a dose: the amount for the patient with its volume, and the stated amount where it cannot be
 * worked out. The code of the page of the drug does the sums. The volume is one of the strength in hand, if the page has
 * that for the dose, and else left out.
 */
export function cardOf(
  medication: Medication,
  dose: Dose,
  patient: Patient,
  source: ChatSource,
  inHand?: Strength,
): DoseCard {
  const strengths = strengthsOf(medication, dose, inHand);
  const known = patientOf(patient);
  const isLike = (each: Concentration) => {
    const { size, dimension } = storedStrength(each);
    return dimension === inHand?.dimension && Math.abs(size / inHand.size - 1) < 0.01;
  };
  const chosen = strengthsFor(dose, strengths, known).find(isLike);
  const stored = strengths.find(({ key }) => key === dose.concentration);
  const isOther = stored && !chosen && storedStrength(stored).dimension === inHand?.dimension;
  const candidate = { dose, patient: known, isUnsure: false, waitsFor: null };
  const shown = shownDose(candidate, strengths, chosen?.key ?? null, null);
  const { weight } = known;
  const whom = whomText({ ...dose, ages: null, weights: null, who: null });
  const { volume, strength, ...parts } = shown
    ? workedParts(dose, shown)
    : statedParts(strengths, dose, known);
  return {
    kind: 'dose' as const,
    drug: medication.name,
    patient: weight === null ? whom : `${whom}, ${weight}${noBreakSpace}kg`,
    purpose: dose.indication,
    route: [routesText(dose.routes), dose.over].filter(Boolean).join(' '),
    ...(dose.maximum ? { maximum: maximumText(dose.maximum, noBreakSpace) } : {}),
    ...(dose.repeat === null ? {} : { repeat: dose.repeat }),
    ...(dose.amount.kind === 'perKg' && shown ? { rule: amountText(dose.amount, noBreakSpace) } : {}),
    source,
    ...parts,
    ...(volume && !isOther ? { volume } : {}),
    ...(strength && !isOther ? { strength } : {}),
  };
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
function statedParts(
  strengths: readonly Concentration[],
  dose: Dose,
  known: ReturnType<typeof patientOf>,
): Pick<DoseCard, 'amount' | 'volume' | 'strength' | 'cautions'> {
  const worked = workOut(dose, known, null);
  const why = known.weight !== null && worked.state === 'withheld' ? [`not worked out: ${worked.why}`] : [];
  const drawn = strengths.find(({ key }) => key === dose.concentration);
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
