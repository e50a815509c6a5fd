import { dimensionOf, inBasicUnit, isMore } from '@oryx/content/dose-size';
import type { Dose, DoseUnit, Medication } from '@oryx/contract';
import type { Group } from '../passages/passage.ts';
import type { StatedDose } from './stated-doses.ts';

/** A limit as the page of a drug states it, and the amount in it. */
interface Limit {
  readonly text: string;
  readonly amount: number;
  readonly unit: DoseUnit;
  readonly isPerKg: boolean;
  readonly isDaily: boolean;
}

/** How a stated dose compares with the limits of its drug. */
export interface Excess {
  readonly dose: StatedDose;
  readonly medication: Medication;
  /** The limits that it is above, word for word. */
  readonly limits: readonly string[];
}

const groupNames: Readonly<Record<Group, string>> = { adult: 'Adult', child: 'Child', newborn: 'Newborn' };

/** A line of the maximum dose, such as `Adult: 4 g in 24 hours`; other text has no amount to compare. */
const limitPattern =
  /^(Adult|Child|Newborn|Any age): ([\d. ]+) (g|mg|micrograms?|units?|mmol|mL|L)(\/kg)? (.*)$/;

/** Doses above every limit that holds for the patient: none of the page's limits would allow them. */
export function excesses(doses: readonly StatedDose[], group: Group): Excess[] {
  return doses.flatMap((dose) => {
    const { medication } = dose.drug;
    if (!medication) return [];
    const limits = limitsFor(medication, dose, group);
    if (limits.length === 0 || !limits.every((limit) => isAbove(dose, limit))) return [];
    return [{ dose, medication, limits: limits.map(({ text }) => text) }];
  });
}

/** The limits that a dose can be compared with: those for a day if it is one of a day, else of any span. */
function limitsFor(medication: Medication, dose: StatedDose, group: Group): readonly Limit[] {
  const isLike = ({ isPerKg, unit }: Limit) =>
    isPerKg === dose.isPerKg && dimensionOf(unit) === dimensionOf(dose.unit);
  const stated = limitsOf(medication, group).filter(isLike);
  const ofDay = stated.filter(({ isDaily }) => isDaily);
  if (dose.isDaily) return ofDay;
  if (stated.length > 0) return stated;
  return largestDoses(medication, group).filter(isLike);
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

/** Where no limit is stated: the largest single doses of the page, if each of them has a known size. */
function largestDoses({ doses, dosageAdministration }: Medication, group: Group): Limit[] {
  const lines = dosageAdministration?.split('\n') ?? [];
  const own = doses.flatMap((dose, at) => (isFor(dose, group) ? [{ dose, text: lines[at] ?? '' }] : []));
  const limits = own.map(({ dose, text }) => largest(dose, text));
  return limits.some((limit) => limit === undefined) ? [] : limits.flatMap((limit) => limit ?? []);
}

const isFor = ({ patient, amount }: Dose, group: Group) =>
  (patient === group || patient === 'any') && amount.time === null;

function largest({ amount, maximum }: Dose, text: string): Limit | undefined {
  const rest = { text, isPerKg: false, isDaily: false };
  if (maximum && (maximum.per === 'dose' || maximum.per === 'course'))
    return { ...rest, amount: maximum.amount, unit: maximum.unit };
  return amount.kind === 'fixed' ? { ...rest, amount: amount.max, unit: amount.unit } : undefined;
}

const isAbove = (dose: StatedDose, limit: Limit): boolean =>
  isMore(inBasicUnit(dose.amount, dose.unit), inBasicUnit(limit.amount, limit.unit));
