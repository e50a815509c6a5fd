import type { Cause, Complaint, Conditions, Finding } from '@oryx/contract';
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
  facts: ChartFacts & { readonly isOfSeveral: boolean },
  bedside: Pick<Bedside, 'denied'>,
): readonly RankedCause[] {
  if (facts.isOfSeveral) return causes.map((cause) => ({ cause, found: [], against: [] }));
  const measured = facts.signs.flatMap(({ row }) => row.means.flatMap((word) => meant[word] ?? []));
  const known = { ...facts, said: new Set([...facts.said, ...measured]) };
  const denied = bedside.denied(
    facts.text,
    new Set(causes.flatMap(({ when = [] }) => when.flat().filter(isFinding))),
  );
  const isDenied = (condition: Condition) =>
    isFinding(condition) && denied.has(condition) && !known.said.has(condition);
  const wordsOf = (all: readonly Condition[]) => [
    ...new Set(all.map((condition) => worded(condition, facts))),
  ];
  return causes
    .map((cause) => {
      const found = wordsOf(metOf(cause.when ?? [], known).flat());
      const absent = (cause.when ?? [])
        .flat()
        .filter(isDenied)
        .map((each) => `no ${worded(each, facts)}`);
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

/** Findings whose names do not say all that is read as them. */
const labels: Partial<Readonly<Record<Condition & string, string>>> = {
  female: 'woman',
  male: 'man',
  'after-birth': 'gave birth lately',
  ascending: 'rising from the legs',
  'bad-cough': 'cough',
  blue: 'blue colour',
  breathless: 'breathlessness',
  'blurred-sight': 'change of vision',
  'cannot-drink': 'unable to drink',
  confused: 'confusion',
  'clot-risk': 'surgery, bed rest or cancer',
  'cold-hands': 'cold hands or slow refill',
  'cord-signs': 'sign of the spinal cord',
  drowsy: 'drowsiness',
  exhausted: 'exhaustion',
  fainted: 'fainting',
  drooling: 'drooling or muffled voice',
  fitting: 'fit',
  fumes: 'fire or fumes indoors',
  hiv: 'HIV',
  hypoglycaemia: 'low glucose',
  hyperkalaemia: 'high potassium',
  'neck-veins': 'full neck veins',
  'one-pupil': 'unequal pupils',
  pale: 'pallor',
  'purple-rash': 'spots that do not fade',
  'st-elevation': 'ST elevation',
  'stiff-neck': 'stiff neck or light hurts',
  sudden: 'sudden start',
  tension: 'sign of tension in the chest',
  thunderclap: 'worst pain ever',
  unconscious: 'unconsciousness',
  vomiting: 'nausea or vomiting',
  wasting: 'weight loss or night sweats',
  'worse-lying': 'worse lying flat, or better leaning forward',
};

/** Returns a condition that holds in words, a value as it was read. */
function worded(condition: Condition, facts: ChartFacts): string {
  if (typeof condition === 'string') return labels[condition] ?? condition.replaceAll('-', ' ');
  if (condition.of === 'age') return `age ${facts.patient.age ?? ''}`;
  const measure = measures.find(({ key }) => key === condition.of);
  return [measure?.label.toLowerCase() ?? condition.of, figureOf(condition.of, facts), measure?.unit].join(
    ' ',
  );
}
