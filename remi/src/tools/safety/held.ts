import type { Condition } from '@oryx/contract';
import { inDays, type Span } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import type { Drug } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import { saysBorn } from '../../read/person.ts';
import { Said } from '../../read/said.ts';
import { meets } from '../danger/danger-signs.ts';
import type { Stated } from './contraindications.ts';
import { isOverdue } from './stated-times.ts';

/** Returns true if a text, or a value of its patient, shows a condition. */
export function holds(
  { said: phrases, beside, values, pregnant, since }: Condition,
  { text, patient }: Stated,
  { patterns }: Pick<Library, 'patterns'>,
): boolean {
  const said = Said.in(text, patterns);
  if (beside && !said.saysAny(beside)) return false;
  return (
    said.saysAny(phrases) ||
    values.some((limits) =>
      meets(patient, limits, limits.of === 'creatinineClearance' ? clearanceOf(patient) : undefined),
    ) ||
    (pregnant && patient.isPregnant && !patient.isAfterBirth && !saysBorn(text, patterns)) ||
    (since !== null && isOverdue(since, text, patterns))
  );
}

/** Micromol/L of creatinine in 1 mg/dL. */
const micromolPerMg = 88.4;
/** What the clearance of a woman is of that of a man. Of an unknown sex it is the lower one. */
const ofWoman = 0.85;

/** Returns the creatinine clearance in mL/min: as stated, or of an adult by Cockcroft and Gault, as the tool eGFR works it out. */
export function clearanceOf(patient: Patient): number | undefined {
  const stated = signValue(patient, 'creatinineClearance');
  if (stated !== undefined) return stated;
  const [creatinine, weight] = [signValue(patient, 'creatinine'), signValue(patient, 'weight')];
  const { years, sex } = patient;
  if (creatinine === undefined || weight === undefined || years === undefined || years < 18) return undefined;
  return (((140 - years) * weight) / ((72 * creatinine) / micromolPerMg)) * (sex === 'male' ? 1 : ofWoman);
}

/** Returns true if a text says that the patient had a drug before today. */
export function hadBefore(
  drug: Drug,
  text: string,
  library: Pick<Library, 'mentionsIn' | 'patterns'>,
): boolean {
  const names = library
    .mentionsIn(text)
    .flatMap((each) => (each.drug?.name === drug.name ? [each.words.join(' ')] : []));
  const told = names.reduce((rest, name) => rest.replaceAll(name, 'ditmiddel'), text.toLowerCase());
  return library.patterns('had-before').test(told);
}

/** Returns the ages that a question for a group is about, such as `children under 2 years` or `over 5 years`. */
export function agesOfGroup(text: string, patterns: Patterns): Span | undefined {
  const { number, bare = number, unit = 'y', over } = patterns('group-under').exec(text)?.groups ?? {};
  if (bare === undefined) return undefined;
  const each = /^m/i.test(unit) ? 'month' : /^[dw]/i.test(unit) ? 'day' : 'year';
  const bound = inDays({ value: Number(bare) * (/^w/i.test(unit) ? 7 : 1), unit: each });
  const under = { low: 0, includesLow: true, high: bound, includesHigh: false };
  const oldest = inDays({ value: 120, unit: 'year' });
  return over ? { low: bound, includesLow: true, high: oldest, includesHigh: false } : under;
}
