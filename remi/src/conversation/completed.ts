import type { ChatState, PatternName } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import type { Patterns } from '@oryx/search';

/** A number that ends a message, as in `and 8?` or `what if 30%`. */
const lastNumber = /^(\d{1,3}(?:[.,]\d+)?)\s*(%?)\W*$/;

const oldest = 110;

/**
 * Writes out what a message leaves to the conversation before it: `and 8?` after a child of 4 years is an age, after one
 * of 14 kg it is a weight. A number that may be either is left as it is.
 */
export function completed(
  message: string,
  { patient = {}, drugs = [], page }: ChatState,
  patterns: Patterns,
): string {
  // `he is 78 not 60`
  const text = message.replace(/\s(?:not|nie|n[aã]o) \d{1,3}\W*$/i, '');
  const isAll = (name: PatternName) => !/[\p{L}\d]/u.test(text.replace(patterns(name), ''));
  const [drug] = drugs;
  const said = text.replace(/\W+$/, '');
  if ((drug ?? page) !== undefined && isAll('for-an-age')) return `${said} old`;
  if (drug !== undefined && isAll('is-allergic')) return `${said} to ${drugs.join(' and ')}`;
  const start = text.replace(/^\W+/, '').replace(patterns('before-bare-number'), '');
  const [, number, percent] = lastNumber.exec(start) ?? [];
  if (number === undefined) return text;
  const { age, weight, values = {} } = patient;
  if (percent) return values['burnedArea'] === undefined ? text : `burned area ${number}%`;
  const value = Number(number.replace(',', '.'));
  const isOfPerson = patterns('person-with-number').test(text);
  if (isOfPerson && (weight === undefined || age !== undefined) && value <= oldest && Number.isInteger(value))
    return `${text.trimEnd()} years old`;
  if (weight !== undefined && age === undefined && !isOfPerson) return `${number} kg`;
  if (age !== undefined && weight === undefined && Number.isInteger(value)) {
    const isInYears = age >= inDays({ value: 2, unit: 'year' });
    return isInYears ? `${number} years old` : text;
  }
  return text;
}
