import type { ChatState, PatternName } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import { adultFrom, isUnlikely } from './patient-slots.ts';

const number = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(%|k(?:gs?|ilos?)|y(?:o|rs?|ears?)?|jaar|anos?)?(?:\s(?:old|oud|nie))*(?![\d/])`;

/** A number that is all of a message, as in `and 8?` or `what if 30%`, and one that is replaced: `78 not 60`. */
const bare = new RegExp(String.raw`^${number}\W*$`, 'i');
const replaced = new RegExp(String.raw`(?:^|[\s,])(?:not|nie|n[aã]o)\s${number}\W*`, 'i');

/** Words before a number that take one before it back. */
const takenBack = /^\W*(?:no|nee|nie|n[aã]o|oops|wait)\b/i;

/** A word for the drug before. */
const it = /^\s+(?:it|this|that|them|these|dit|isso)\b/i;

const oldest = 110;
const year = inDays({ value: 1, unit: 'year' });
const sizeOf = (said: string) => Number(said.replace(',', '.'));

/** Reads a message that is only a number, such as `sorry, 12 not 21 kg`. */
function numberIn(message: string, patterns: Patterns) {
  const [whole = '', old, unitBefore] = replaced.exec(message) ?? [];
  const others = message.replace(whole, ' ');
  const before = old !== undefined && /\d/.test(others) ? sizeOf(old) : undefined;
  const text = (before === undefined ? message : others).replace(/^\W+/, '');
  const all = text.replace(patterns('after-bare-number'), '');
  const start = all.replace(patterns('before-bare-number'), '');
  const [, said, unit = before && unitBefore] = bare.exec(start) ?? [];
  return said === undefined
    ? undefined
    : { said, unit: unit || undefined, lead: all.slice(0, -start.length), before, all };
}

/** Returns what a number is that is all of a message, if it can only be one thing: `and 8?` after a child of 4 years is an age. */
function unitOf(
  { said, unit, lead, before }: NonNullable<ReturnType<typeof numberIn>>,
  patient: NonNullable<ChatState['patient']>,
  isOfPerson: boolean,
): 'kg' | 'years old' | undefined {
  const { age, weight } = patient;
  const old = before ?? Number.NaN;
  if (unit) return /^k/i.test(unit) ? 'kg' : 'years old';
  if (/we(?:igh|eg)|gewig|pes[oa]/i.test(lead) || old === weight) return 'kg';
  if (/\bage|oud|idade/i.test(lead) || Math.round((age ?? 0) / year) === old) return 'years old';
  const value = sizeOf(said);
  const isAge = Number.isInteger(value) && value <= oldest;
  if (isOfPerson && (weight === undefined || age !== undefined)) return isAge ? 'years old' : undefined;
  // `He is 77` after a weight of 82 kg is an age. Of a child it may be either.
  if (weight !== undefined && age === undefined)
    return !isOfPerson
      ? 'kg'
      : isAge && value * year >= adultFrom && !isUnlikely(value * year, weight, patient)
        ? 'years old'
        : undefined;
  if (age === undefined || (weight === undefined && age < 2 * year)) return undefined;
  const mayBeAge = isAge && !isUnlikely(value * year, weight, patient);
  const mayBeWeight = weight !== undefined && !isUnlikely(age, value, patient);
  return mayBeAge === mayBeWeight ? undefined : mayBeAge ? 'years old' : 'kg';
}

/** Returns true if a message is only a number, and nobody can tell whether it is the age or the weight. */
export const isUnclearNumber = (text: string, { patient = {} }: ChatState, patterns: Patterns): boolean => {
  const read = numberIn(text, patterns);
  return read !== undefined && !read.unit && (patient.age ?? patient.weight) !== undefined;
};

/**
 * Writes out what a message leaves to the conversation before it: `and 8?` after a child of 4 years is an age, after one
 * of 14 kg it is a weight, and `sorry 78 not 60` is what 60 was. A number that may be either is left as it is.
 */
export function completed(message: string, state: ChatState, patterns: Patterns): string {
  const { patient = {}, drugs = [], page } = state;
  const isAll = (name: PatternName) => !/[\p{L}\d]/u.test(message.replace(patterns(name), ''));
  const [drug] = drugs;
  if ((drug ?? page) !== undefined && isAll('for-an-age')) return `${message.replace(/\W+$/, '')} old`;
  if (drug !== undefined && isAll('is-allergic'))
    return `${message.replace(/\W+$/, '')} to ${drugs.join(' and ')}`;
  const reaction = drug === undefined ? null : patterns('reacts-to').exec(message);
  const behind = reaction ? message.slice(reaction.index + reaction[0].length) : '';
  // `he got a rash from it last time`
  if (it.test(behind))
    return message.slice(0, -behind.length) + behind.replace(it, ` ${drugs.join(' and ')}`);
  const read = numberIn(message, patterns);
  if (!read) {
    // Of a chart `penicillin anaphylaxis` says what the patient must not get, unless it happens now.
    const isPast =
      page !== undefined &&
      drug === undefined &&
      !/^Anaphylaxis/.test(page) &&
      !patterns('reacts-now').test(message);
    return isPast
      ? message.replace(patterns('past-reaction'), (all) => all.replace(/anaphyla.*/i, 'allergy'))
      : message;
  }
  if (read.unit === '%')
    return patient.values?.['burnedArea'] === undefined ? message : `burned area ${read.said}%`;
  const isOfPerson = patterns('person-with-number').test(message);
  const isCorrection = read.before !== undefined || patterns('corrects').test(message);
  const unit = unitOf(read, patient, isOfPerson);
  if (unit === undefined || (read.unit !== undefined && !isCorrection)) return message;
  // Who it is about stays in the text.
  if (isOfPerson && !takenBack.test(message) && read.before === undefined)
    return read.unit === undefined ? `${read.all.trimEnd()} ${unit}` : message;
  return `${isCorrection ? 'actually ' : ''}${read.said} ${unit}`;
}
