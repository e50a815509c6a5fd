import type { Cause, Complaint, Conditions, Finding } from '@oryx/contract';
import type { Facts } from '../../facts.ts';
import type { Bedside } from '../../read/bedside.ts';
import { measures } from '../../read/measures.ts';
import { type ChartFacts, figureOf, metOf } from '../chart/conditions.ts';

/** A cause with the facts of the patient that speak for it and against it, in words. */
export interface RankedCause {
  readonly cause: Cause;
  readonly found: readonly string[];
  /** What contradicts it, then what points to it and is denied. */
  readonly against: readonly string[];
}

/** What a measured value outside its limit for the age means, beside the findings that charts go by. */
const meant: Readonly<Record<string, Finding>> = {
  'low blood pressure': 'shock',
  'high blood pressure': 'high-pressure',
  'fast heart rate': 'fast-heart',
  'slow heart rate': 'slow-heart',
  'fast breathing': 'fast-breathing',
  fever: 'fever',
  hypoxia: 'low-saturation',
  hypoglycaemia: 'hypoglycaemia',
  hyperkalaemia: 'hyperkalaemia',
};

/** Weight of a cause that a fact contradicts, such as a pregnancy of a man. */
const contradicted = -1;

/**
 * Returns all causes of a complaint, those first that the facts speak for most. Where they tell nothing, the stored
 * order stays, which is that of the danger. A sign that is denied only takes the place of one that is found, because its
 * absence excludes nothing. The facts of several patients tell nothing.
 */
export function rankedCauses(
  { causes }: Complaint,
  facts: ChartFacts & Pick<Facts, 'isOfSeveral' | 'patterns'>,
  bedside: Pick<Bedside, 'denied' | 'names'>,
): readonly RankedCause[] {
  if (facts.isOfSeveral) return causes.map((cause) => ({ cause, found: [], against: [] }));
  const measured = facts.signs.flatMap(({ row }) => row.means.flatMap((word) => meant[word] ?? []));
  const known = { ...facts, said: new Set([...facts.said, ...measured]) };
  const denied = bedside.denied(
    facts.text,
    new Set(causes.flatMap(({ when = [] }) => when.flat().filter(isFinding))),
    facts.patterns,
  );
  const isDenied = (condition: Condition) =>
    isFinding(condition) && denied.has(condition) && !known.said.has(condition);
  const wordsOf = (all: readonly Condition[]) => [
    ...new Set(all.map((condition) => worded(condition, facts, bedside))),
  ];
  return causes
    .map((cause) => {
      const found = wordsOf(metOf(cause.when ?? [], known).flat());
      const absent = (cause.when ?? [])
        .flat()
        .filter(isDenied)
        .map((each) => `no ${worded(each, facts, bedside)}`);
      const against = wordsOf(metOf(cause.against ?? [], known).flat());
      const told = { cause, found, against: [...new Set([...against, ...absent])] };
      return { told, weight: against.length > 0 ? contradicted : Math.max(0, found.length - absent.length) };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ told }) => told);
}

type Condition = Extract<Conditions[number], readonly unknown[]>[number];

/** Returns true if a condition is one of words. No text denies an age group or a sex. */
const isFinding = (condition: Condition): condition is Finding => typeof condition === 'string';

/** Returns a condition that holds in words, a value as it was read. */
function worded(condition: Condition, facts: ChartFacts, { names }: Pick<Bedside, 'names'>): string {
  if (condition === 'female') return 'woman';
  if (condition === 'male') return 'man';
  if (typeof condition === 'string') return names.get(condition) ?? condition.replaceAll('-', ' ');
  if (condition.of === 'age') return `age ${facts.patient.age ?? ''}`;
  const measure = measures.find(({ key }) => key === condition.of);
  return [measure?.label.toLowerCase() ?? condition.of, figureOf(condition.of, facts), measure?.unit].join(
    ' ',
  );
}
