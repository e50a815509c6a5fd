import type { ChatPatient } from '@oryx/contract';
import { inDays, isPlausible } from '@oryx/doses';
import type { LifeStage, Whom } from '../read/whom.ts';

/** What the patient of a message is, as far as the message states it. */
export interface StatedPatient {
  readonly facts: ChatPatient;
  readonly whom: Whom;
  /** True if the message begins a case of its own: another subject with a patient, or a whole set of values. */
  readonly isNewCase: boolean;
  /** True if the message corrects what was said of the patient before. */
  readonly isCorrection: boolean;
}

/** What a message inherits of the patient before. */
export interface InheritedPatient {
  readonly kept: ChatPatient;
  /** True if the message is about somebody else. */
  readonly isOther: boolean;
  /** What is not used, because the message is about somebody else. */
  readonly leftOut?: ChatPatient;
  /** True if the message is about somebody of any age, so that no dose may be taken for meant. */
  readonly isUnclear: boolean;
}

/** Lightest weight in kg of an adult, heaviest of a child of unknown age, and heaviest of a newborn. */
const bounds = { adult: 30, child: 60, newborn: 6.5 };
/** Ages in days between which somebody can be pregnant. */
const fertile = [inDays({ value: 9, unit: 'year' }), inDays({ value: 60, unit: 'year' })] as const;
/** Age in days from which somebody is grown up. */
export const adultFrom = inDays({ value: 16, unit: 'year' });
/** Ages in days of each group, from the first to before the last. */
const agesOf = {
  newborn: [0, inDays({ value: 2, unit: 'month' }) + 1],
  child: [0, adultFrom],
  adult: [adultFrom, Number.POSITIVE_INFINITY],
} as const;
const isOfGroup = (age: number, group: ChatPatient['group']): boolean =>
  group === undefined || (agesOf[group][0] <= age && age < agesOf[group][1]);

const isGrown = ({ isPregnant, isAfterBirth }: ChatPatient) => isPregnant === true || isAfterBirth === true;

/** Returns true if a stage of life cannot be that of a patient. */
function isOfOther({ group, ages, weights }: LifeStage, patient: ChatPatient): boolean {
  const { age, weight } = patient;
  if (age !== undefined && !(ages[0] <= age && age < ages[1])) return true;
  if (weight !== undefined && !(weights[0] <= weight && weight <= weights[1])) return true;
  if (isGrown(patient) && group !== 'adult' && age === undefined) return true;
  if (patient.group === undefined) return false;
  return (patient.group === 'adult') !== (group === 'adult') && age === undefined;
}

/** Returns true if an age and a weight, or the group that stands for the age, cannot be of one person. */
export function isUnlikely(
  age: number | undefined,
  weight: number | undefined,
  patient: ChatPatient,
): boolean {
  if (weight === undefined) return false;
  if (age !== undefined) return age >= adultFrom ? weight < bounds.adult : !isPlausible(age, weight);
  const group = isGrown(patient) ? 'adult' : patient.group;
  if (group === 'adult') return weight < bounds.adult;
  return group !== undefined && weight > bounds[group];
}

/** Returns true if the words of a message contradict what is known of the patient before. */
function contradicts({ facts, whom }: StatedPatient, before: ChatPatient): boolean {
  const age = facts.age ?? before.age;
  const sexes = new Set([facts.sex, before.sex, isGrown(before) || isGrown(facts) ? 'female' : undefined]);
  sexes.delete(undefined);
  return (
    (facts.age !== undefined && before.age !== undefined && Math.abs(facts.age - before.age) > 1) ||
    sexes.size > 1 ||
    whom.stages.some((stage) => isOfOther(stage, before)) ||
    // The newer of the two counts, and the older one must be possible beside it.
    (facts.age !== undefined && isUnlikely(facts.age, facts.weight ?? before.weight, before)) ||
    (facts.weight !== undefined && isUnlikely(before.age, facts.weight, before)) ||
    (facts.age !== undefined && isGrown(before) && facts.age < fertile[0]) ||
    (facts.age !== undefined && before.age === undefined && !isOfGroup(facts.age, before.group)) ||
    (isGrown(facts) &&
      ((age !== undefined && !(fertile[0] <= age && age <= fertile[1])) ||
        (before.weight !== undefined && facts.weight === undefined && before.weight < bounds.adult) ||
        (before.group !== undefined && before.group !== 'adult' && age === undefined)))
  );
}

/** Returns true if a relative who is named is not the patient before. */
function isOtherRelative({ relative }: Whom, before: ChatPatient): boolean {
  if (relative === undefined) return false;
  const isAdult = before.group === 'adult' || isGrown(before) || (before.age ?? 0) >= adultFrom;
  return !(relative === 'mother' && isAdult && before.sex !== 'male');
}

/** Returns true if more is known than the group and the sex, which a message simply replaces. */
const isMoreThanGroup = ({ group: _group, sex: _sex, ...more }: ChatPatient) => Object.keys(more).length > 0;

const isKnown = (patient: ChatPatient) => Object.values(patient).some((fact) => fact !== undefined);

/**
 * Returns what a message inherits of the patient before. A message about somebody else inherits nothing of the
 * patient: neither weight nor age, neither allergies nor pregnancy.
 */
export function inheritPatient(stated: StatedPatient, before: ChatPatient): InheritedPatient {
  const { facts, whom } = stated;
  if (!isKnown(before)) return ofSame({});
  if (stated.isCorrection && isOfSame(stated, before))
    return ofSame(corrected(withoutStated(before, facts), facts));
  const isOther =
    whom.isOther ||
    contradicts(stated, before) ||
    isOtherRelative(whom, before) ||
    (stated.isNewCase && !whom.isSame);
  if (isOther) {
    const isUndescribed = facts.age === undefined && facts.weight === undefined && whom.stages.length === 0;
    const isAdult = whom.relative === 'mother' || whom.relative === 'adult';
    return {
      kept: isUndescribed && isAdult ? { group: 'adult' } : {},
      isOther,
      ...(isMoreThanGroup(before) ? { leftOut: before } : {}),
      isUnclear: isUndescribed && whom.relative === 'any',
    };
  }
  return ofSame(withoutStated(before, facts));
}

const ofSame = (kept: ChatPatient): InheritedPatient => ({ kept, isOther: false, isUnclear: false });

/** Returns true if nothing but an age or a weight speaks against the patient before. */
const isOfSame = ({ facts, whom }: StatedPatient, before: ChatPatient): boolean =>
  !whom.isOther &&
  whom.relative === undefined &&
  !isGrown(facts) &&
  !whom.stages.some((stage) => isOfOther(stage, before)) &&
  (facts.sex ?? before.sex) === (before.sex ?? facts.sex);

/** Leaves out what cannot be true beside a corrected age or weight. */
function corrected(kept: ChatPatient, { age, weight }: ChatPatient): ChatPatient {
  const { age: keptAge, weight: keptWeight, group, ...others } = kept;
  if (age !== undefined && isUnlikely(age, keptWeight, kept))
    return { ...others, ...(group ? { group } : {}) };
  return isUnlikely(keptAge, weight, kept) ? others : kept;
}

/** Leaves out what a message states itself. Allergies, drugs that are taken and measured values add up. */
function withoutStated(
  { allergies, takes, values, ...before }: ChatPatient,
  facts: ChatPatient,
): ChatPatient {
  const further = (key: 'allergies' | 'takes', earlier: readonly string[] = []) => {
    const stated = new Set(facts[key]?.map((each) => each.toLowerCase()));
    const rest = earlier.filter((each) => !stated.has(each.toLowerCase()));
    return rest.length > 0 ? { [key]: rest } : {};
  };
  const older = Object.entries(values ?? {}).filter(([key]) => facts.values?.[key] === undefined);
  const replaced = new Set([
    ...Object.keys(facts),
    // What follows from a fact goes with it.
    ...(facts.age === undefined ? [] : ['group']),
    ...(facts.isAfterBirth ? ['isPregnant'] : []),
    ...(facts.isPregnant ? ['isAfterBirth'] : []),
  ]);
  return {
    ...Object.fromEntries(Object.entries(before).filter(([key]) => !replaced.has(key))),
    ...further('allergies', allergies),
    ...further('takes', takes),
    ...(older.length > 0 ? { values: Object.fromEntries(older) } : {}),
  };
}
