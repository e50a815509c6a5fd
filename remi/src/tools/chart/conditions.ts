import type { Conditions, Finding, People } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import type { Facts } from '../../facts.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import { findingsOfSigns, meets, valueOfVital } from '../danger/danger-signs.ts';

/** What a chart is walked by. */
export interface ChartFacts
  extends Pick<Facts, 'text' | 'patterns' | 'patient' | 'signs' | 'said' | 'counts' | 'question'> {}

/** Weight in kg below which a patient of unknown age counts as a child. */
const adultWeight = 30;
const newbornUpTo = inDays({ value: 28, unit: 'day' });

/** Returns whom the facts are about, or undefined if no word, age or weight tells. */
export function whoIs({
  days,
  years,
  group,
  stage,
  isPregnant,
  isAfterBirth,
  signs,
}: Patient): People | undefined {
  if (isAfterBirth || (isPregnant && stage === undefined && (years ?? adultFrom) >= motherFrom))
    return 'adult';
  if (stage === 'newborn' || (days !== undefined && days <= newbornUpTo)) return 'newborn';
  if (years !== undefined) return years < 1 ? 'infant' : group;
  if (stage === 'baby') return 'infant';
  const weight = signValue({ signs } as Patient, 'weight');
  return group ?? (weight !== undefined && weight < adultWeight ? 'child' : undefined);
}

const adultFrom = 16;
/** Lowest age in years of a woman who is pregnant. */
const motherFrom = 10;

const inside: Readonly<Record<People, readonly People[]>> = {
  adult: ['adult'],
  child: ['child', 'infant', 'newborn'],
  infant: ['infant', 'newborn'],
  newborn: ['newborn'],
};

/** Returns true if somebody belongs to a group of people. Nobody knows it of an unknown patient. */
export const isOf = (who: People | undefined, group: People): boolean =>
  who !== undefined && inside[group].includes(who);

type Condition = Extract<Conditions[number], readonly unknown[]>[number];

/** Returns true if a condition holds by what the facts state. What they do not state holds for no condition. */
function holds(condition: Condition, facts: ChartFacts): boolean {
  if (typeof condition !== 'string') {
    const { of, below, from } = condition;
    if (of !== 'age' && of !== 'doses' && of !== 'shocks') return meets(facts.patient, { of, below, from });
    const figure = figureOf(of, facts);
    return figure !== undefined && (below === null || figure < below) && (from === null || figure >= from);
  }
  if (condition === 'female' || condition === 'male') return facts.patient.sex === condition;
  return isPeople(condition) ? isOf(whoIs(facts.patient), condition) : isFound(condition, facts);
}

const isFound = (finding: Finding, { said, signs }: ChartFacts): boolean =>
  said.has(finding) || findingsOfSigns(signs).includes(finding);

const isPeople = (condition: Condition): condition is People =>
  typeof condition === 'string' && condition in inside;

type Of = Exclude<Condition, string>['of'];

/** Returns the value that a condition compares, if it is known. */
export function figureOf(of: Of, { patient, counts }: ChartFacts): number | undefined {
  if (of === 'age') return patient.years;
  if (of === 'doses' || of === 'shocks') return counts[of];
  return valueOfVital(patient, of);
}

const ofWomen: ReadonlySet<Condition> = new Set(['female', 'pregnant', 'after-birth', 'early-pregnancy']);

/** Returns true if no alternative of some conditions can hold, because the patient is of other people or a man, or has a pulse. */
export const isRuledOut = (conditions: Conditions, { patient }: ChartFacts): boolean =>
  conditions.every((each) =>
    (Array.isArray(each) ? each : [each]).some(
      (condition) =>
        (ofWomen.has(condition) && cannotBePregnant(patient)) ||
        (condition === 'no-pulse' && hasPulse(patient)) ||
        (isPeople(condition) && cannotBe(patient, condition)),
    ),
  );

const hasPulse = ({ pressure, signs }: Patient): boolean =>
  (pressure?.latest.value ?? signs.get('heartRate')?.latest.value ?? 0) > 0;

const cannotBePregnant = ({ sex, years }: Patient) =>
  sex === 'male' || (years !== undefined && years < motherFrom);

/** Returns true for a stated age outside a group. A child of unknown age may be of any. */
function cannotBe(patient: Patient, group: People): boolean {
  const who = whoIs(patient);
  return who !== undefined && (who === 'adult' || patient.days !== undefined) && !isOf(who, group);
}

/** Returns the alternatives that hold, each as the list of its conditions. */
export const metOf = (conditions: Conditions, facts: ChartFacts): (readonly Condition[])[] =>
  conditions
    .map((each) => (Array.isArray(each) ? each : [each]))
    .filter((all) => all.every((condition) => holds(condition, facts)));

/** Weights by what a finding tells. The row `forms-tells` of the content says what each of them is. */
const weights = {
  /** Many casualties are sorted before one of them is treated, whatever is said of that one. */
  many: 20,
  immediate: 9,
  event: 4,
  fit: 3,
  specific: 2,
  general: 1,
  value: 1.5,
  valueBeside: 0.5,
  people: 0.4,
};

/** Returns how much conditions that hold together tell of the chart that a patient needs. */
export const tells = (all: readonly Condition[], patterns: Patterns): number =>
  all.reduce(
    (sum, condition) => sum + weightOf(condition, all.length === 1, patterns.forms('forms-tells')),
    0,
  );

function weightOf(condition: Condition, isAlone: boolean, kinds: ReadonlyMap<string, string>): number {
  if (typeof condition !== 'string') return isAlone ? weights.value : weights.valueBeside;
  if (isPeople(condition)) return weights.people;
  return weights[kinds.get(condition) as keyof typeof weights] ?? weights.specific;
}
