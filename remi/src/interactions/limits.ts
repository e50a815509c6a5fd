import { dimensionOf, inBasicUnit, isMore } from '@oryx/content/dose-size';
import type { Dose, DoseUnit, Medication } from '@oryx/contract';
import type { Group } from '../passages/passage.ts';
import type { Route } from '../patient/routes.ts';
import { amountsIn, type StatedDose } from './stated-doses.ts';

/** Whom a dose is given to, and how, as far as a text says so. */
export interface Recipient {
  readonly group: Group;
  /** In kg. */
  readonly weight?: number | undefined;
  /** None where the text names none. */
  readonly routes: readonly Route[];
}

/** How a stated dose compares with the limits of its drug. */
export interface Excess {
  readonly dose: StatedDose;
  readonly medication: Medication;
  /** The limits that it is above, word for word. */
  readonly limits: readonly string[];
}

/** A limit as the page of a drug states it, and the amount in it. */
interface Limit {
  readonly text: string;
  readonly amount: number;
  readonly unit: DoseUnit;
  readonly isPerKg: boolean;
  readonly isDaily: boolean;
  /** The most of a dose by weight, in the same dimension as its unit. */
  readonly cap?: Pick<Limit, 'amount' | 'unit'>;
}

const groupNames: Readonly<Record<Group, string>> = { adult: 'Adult', child: 'Child', newborn: 'Newborn' };

/** Where no weight is stated, a dose is above a limit only if it is for the lightest and the heaviest, in kg. */
const bounds: Readonly<Record<Group, { readonly lightest: number; readonly heaviest: number }>> = {
  adult: { lightest: 30, heaviest: 150 },
  child: { lightest: 3, heaviest: 60 },
  newborn: { lightest: 0.5, heaviest: 6 },
};

/** A line of the maximum dose, such as `Adult: 4 g in 24 hours`; other text has no amount to compare. */
const limitPattern =
  /^(Adult|Child|Newborn|Any age): ([\d. ]+) (g|mg|micrograms?|units?|mmol|mL|L)(\/kg)? (?!a minute|an hour)(.*)$/;

/** Doses above every limit that holds for the patient: none of the page's limits would allow them. */
export function excesses(doses: readonly StatedDose[], recipient: Recipient): Excess[] {
  return doses.flatMap((dose) => {
    const { medication } = dose.drug;
    if (!medication) return [];
    const limits = limitsFor(medication, dose, recipient);
    if (limits.length === 0 || !limits.every((limit) => isAbove(dose, limit, recipient))) return [];
    return [{ dose, medication, limits: limits.map(({ text }) => text) }];
  });
}

/** The limits of a day for a dose of one; else those of a dose or, where none is stated, the largest dose of the page. */
function limitsFor(medication: Medication, dose: StatedDose, recipient: Recipient): readonly Limit[] {
  const all = limitsOf(medication, recipient.group).filter(({ unit }) => isLike(unit, dose.unit));
  // Without a weight, a limit for each kg says less of a total than a limit of totals, and the other way round.
  const alike = all.filter(({ isPerKg }) => isPerKg === dose.isPerKg);
  const stated = recipient.weight === undefined && alike.length > 0 ? alike : all;
  const ofDay = stated.filter(({ isDaily }) => isDaily);
  if (dose.isDaily) return ofDay;
  const ofDose = byRoute(stated, recipient.routes).filter(({ isDaily }) => !isDaily);
  if (ofDose.length > 0) return ofDose;
  const most = ofDay.filter((limit) => isAbove(dose, limit, recipient));
  return most.length > 0 ? most : largestDose(medication, dose, recipient);
}

const isLike = (one: DoseUnit, other: DoseUnit) => dimensionOf(one) === dimensionOf(other);

/** Where some limits name the route, these hold for it; none of one route holds for a dose that is split between two. */
function byRoute(limits: readonly Limit[], routes: readonly Route[]): readonly Limit[] {
  if (routes.length === 0) return limits;
  const own = limits.filter(({ text }) => routes.every((route) => text.includes(route)));
  return own.length > 0 ? own : limits.filter(({ text }) => !routes.some((route) => text.includes(route)));
}

function limitsOf({ maxDose }: Medication, group: Group): Limit[] {
  return (maxDose?.split('\n') ?? []).flatMap((text) => {
    const [, patient, size = '', unitText = '', perKg, within = ''] = limitPattern.exec(text) ?? [];
    if (patient !== groupNames[group] && patient !== 'Any age') return [];
    const unit = unitText.replace(/s$/, '') as DoseUnit;
    const amount = Number(size.replaceAll(' ', ''));
    return [{ text, amount, unit, isPerKg: perKg !== undefined, isDaily: /24 hours|a day/.test(within) }];
  });
}

/** The largest dose of the page for a patient, by its structure or by any amount in its text. */
function largestDose(medication: Medication, stated: StatedDose, recipient: Recipient): Limit[] {
  if (recipient.routes.length > 1) return [];
  const lines = medication.dosageAdministration?.split('\n') ?? [];
  const own = medication.doses.flatMap((dose, at) =>
    isFor(dose, recipient) ? limitsIn(dose, lines[at] ?? '') : [],
  );
  const sized = own
    .filter(({ unit }) => isLike(unit, stated.unit))
    .map((limit) => ({ limit, size: sizeOf(limit, stated, recipient) }))
    .sort((a, b) => b.size - a.size);
  return sized.slice(0, 1).map(({ limit }) => limit);
}

function isFor({ patient, amount, routes }: Dose, { group, routes: [route] }: Recipient): boolean {
  const isRoute = route === undefined || routes.some((each) => each === route);
  return (patient === group || patient === 'any') && amount.time === null && isRoute;
}

function limitsIn({ amount, maximum }: Dose, text: string): Limit[] {
  const rest = { text, isPerKg: false, isDaily: false };
  const cap = maximum && (maximum.per === 'dose' || maximum.per === 'course') ? { cap: maximum } : {};
  return [
    { ...rest, amount: amount.max, unit: amount.unit, isPerKg: amount.kind === 'perKg', ...cap },
    ...amountsIn(text)
      .filter(({ unit }) => isLike(unit, amount.unit))
      .map((written) => ({ ...rest, ...written, ...cap })),
  ];
}

const isAbove = (dose: StatedDose, limit: Limit, recipient: Recipient): boolean =>
  isMore(inBasicUnit(dose.amount, dose.unit), sizeOf(limit, dose, recipient));

/** A limit as what a stated dose is compared with, for the patient or for each kg, in the basic unit. */
function sizeOf(
  { amount, unit, isPerKg, cap }: Limit,
  dose: StatedDose,
  { group, weight }: Recipient,
): number {
  const { lightest, heaviest } = weight ? { lightest: weight, heaviest: weight } : bounds[group];
  const perKg = dose.isPerKg ? 1 : heaviest;
  const perPatient = dose.isPerKg ? lightest : 1;
  const most = inBasicUnit(amount, unit);
  const size = isPerKg ? most * perKg : most / perPatient;
  return cap ? Math.min(size, inBasicUnit(cap.amount, cap.unit) / perPatient) : size;
}
