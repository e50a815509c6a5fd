import { passwordTooCommon } from '@oryx/contract/limits';
import { dictionary } from '@zxcvbn-ts/language-common';
import { HttpError } from '../http/http-error.ts';

/** About 49,000 passwords from published breaches, most common first, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Words that an attacker would try first on a clinical reference of this name and region. */
const contextWords = [
  'oryx',
  'remi',
  'paedcal',
  'namibia',
  'windhoek',
  'southafrica',
  'doctor',
  'nurse',
  'paramedic',
  'medic',
  'ambulance',
  'emergency',
  'hospital',
  'clinic',
  'password',
  'welcome',
  'letmein',
  'admin',
];

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Common substitutions. A 1 may stand for three letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const readingsOfOne = ['1', 'i', 'l'];

/** Minimum number of characters beyond a known word for a password to count as more than that word. */
const fewestOwnCharacters = 4;
const fewestDistinctCharacters = 4;
const shortestWord = 3;

/**
 * Whether a password is among the first that somebody would guess: common in breaches (also with
 * digits or signs around it, or signs for letters), a run of the alphabet or the keyboard, a short
 * thing repeated, or little more than a word of the product or of the user.
 * @param personal what is known of the user: names, e-mail address
 */
export function isWeakPassword(password: string, personal: readonly string[]): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  return (
    isCommon(typed) || isPattern(typed) || isLittleMoreThan(typed, [...contextWords, ...wordsOf(personal)])
  );
}

function isCommon(typed: string): boolean {
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const signs = typed.replace(/[^\p{L}\p{N}]+$/u, '');
  return [typed, signs, core, ...readings(typed), ...readings(signs)].some(
    (form) =>
      form.length > shortestWord && common.has(form) && typed.length - form.length <= fewestOwnCharacters,
  );
}

/** Returns the readings of a password in which signs and digits stand for letters. */
function readings(typed: string): string[] {
  const letters = [...typed].map((character) => lookalikes[character] ?? character).join('');
  return readingsOfOne.map((one) => letters.replaceAll('1', one));
}

function isPattern(typed: string): boolean {
  if (new Set(typed).size < fewestDistinctCharacters) return true;
  if (/^(.{1,5}?)\1+$/u.test(typed)) return true;
  return sequences.some((sequence) => (sequence + sequence).includes(typed));
}

/** Returns true if little is left of a password without the given words, digits and signs. */
function isLittleMoreThan(typed: string, words: readonly string[]): boolean {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return [typed, ...readings(typed)].some((form) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), form);
    return rest !== form && rest.replace(/[^\p{L}]/gu, '').length < fewestOwnCharacters;
  });
}

function wordsOf(personal: readonly string[]): string[] {
  return personal
    .flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= shortestWord);
}

/** Throws a 400 for a password that is easy to guess. See `isWeakPassword`. */
export function refuseWeakPassword(password: string, personal: readonly string[]): void {
  if (isWeakPassword(password, personal)) throw new HttpError(400, passwordTooCommon);
}
