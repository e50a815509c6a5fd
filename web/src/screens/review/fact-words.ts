import { isObject, type Json, type JsonObject } from './desk.ts';

/** A line of a fact: the name of a field, and what it says in one text or in further lines. */
export interface FactLine {
  readonly name: string;
  readonly text: string | null;
  readonly lines: readonly FactLine[];
}

/** Fields whose names in the files say too little by themselves. */
const names: Readonly<Record<string, string>> = {
  asked: 'The question that rules it out',
  asks: 'The question needs',
  at: 'Puts a patient here',
  basis: 'Rests on',
  beside: 'Done during',
  column: 'Column, 1 to 3',
  criteria: 'Lists the signs that lead here',
  dangerAsked: 'Questions for danger before it',
  differs: 'What differs',
  given: 'The dose that it gives',
  goes: 'The patient goes',
  harms: 'What it could harm',
  lineFor: 'Whom each line is for',
  min: 'Smallest',
  max: 'Largest',
  nodes: 'Box of the chart',
  others: 'Other guidelines',
  over: 'Given over',
  row: 'Row from the top',
  said: 'Words that mean it',
  span: 'Columns wide',
  to: 'Leads to',
  unknown: 'If the answer is not known',
  until: 'When to stop',
  upTo: 'Up to',
  usual: 'Taken unless something settles it',
  ways: 'Ways from here',
  who: 'Who else it is for',
  without: 'If something is missing',
};

/** Returns the name of a field as words: `adverseEffects` is `Adverse effects`. */
export function wordsOf(field: string): string {
  const words = names[field] ?? field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const choices: Readonly<Record<string, string>> = {
  seen: 'seen in its source',
  general: 'general knowledge, not read in a source',
  perKg: 'per kg',
};

/** Returns one of the values that a field may have as words. */
export const choiceWords = (choice: string): string => choices[choice] ?? choice;

const isScalar = (value: Json | undefined): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const has = (value: JsonObject, ...fields: string[]) => fields.every((field) => isScalar(value[field]));
const per = (unit: Json | undefined) => (isScalar(unit) ? ` per ${unit}` : '');

/** Returns an amount with its unit, if an object states one: `0.1 to 0.2 mg per kg per min`. */
function amountWords(value: JsonObject): string | null {
  const kg = value['kind'] === 'perKg' ? ' per kg' : '';
  const end = `${value['unit']}${kg}${per(value['time'])}${per(value['per'])}`;
  if (has(value, 'min', 'max', 'unit')) {
    return `${value['min']}${value['min'] === value['max'] ? '' : ` to ${value['max']}`} ${end}`;
  }
  if (has(value, 'amount', 'unit')) return `${value['amount']} ${end}`;
  return has(value, 'value', 'unit') ? `${value['value']} ${value['unit']}` : null;
}

const amountFields = ['kind', 'min', 'max', 'amount', 'value', 'unit', 'time', 'per'];
const endFields = ['from', 'over', 'under', 'upTo'];
const endWords: Readonly<Record<string, string>> = {
  from: 'from',
  over: 'over',
  under: 'under',
  upTo: 'up to',
};

/** Returns the ends of a range of ages, weights or values as one text: `from 1 month, up to 11 years`. */
function rangeWords(value: JsonObject): string | null {
  const said = Object.entries(value).filter(([, end]) => end !== null);
  if (said.length === 0 || said.some(([field]) => !endFields.includes(field))) return null;
  return said
    .map(([field, end]) => `${endWords[field]} ${isObject(end) ? amountWords(end) : end}`)
    .join(', ');
}

const isNothing = (value: Json | undefined) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Returns a value as one text, or null if it needs lines of its own. */
function textOf(value: Json): string | null {
  if (isScalar(value)) return value === true ? 'yes' : value === false ? 'no' : choiceWords(String(value));
  if (Array.isArray(value)) {
    const texts = value.map((each) => (each === null ? 'anyone' : textOf(each)));
    const isShort = texts.every((text) => text !== null && text.length < 40);
    return isShort ? texts.join(', ') : null;
  }
  if (!isObject(value)) return '';
  if (Object.keys(value).every((field) => amountFields.includes(field))) return amountWords(value);
  const { of: what, ...ends }: JsonObject = value;
  const range = rangeWords(ends);
  return range === null || !isScalar(what)
    ? what === undefined
      ? range
      : null
    : `${wordsOf(String(what))} ${range}`;
}

/** Returns a fact as lines, each with the name of its field. A fact that is one text is a line without a name. */
export function linesOf(value: Json): readonly FactLine[] {
  const text = textOf(value);
  if (text !== null) return [{ name: '', text, lines: [] }];
  if (Array.isArray(value)) return value.map((each) => lineOf('', each));
  if (!isObject(value)) return [];
  const amount = has(value, 'amount', 'unit') ? amountWords(value) : null;
  return Object.entries(value)
    .filter(([, each]) => !isNothing(each))
    .flatMap(([field, each]): FactLine[] => {
      if (amount === null || !amountFields.includes(field)) return [lineOf(wordsOf(field), each)];
      return field === 'amount' ? [{ name: 'Amount', text: amount, lines: [] }] : [];
    });
}

function lineOf(name: string, value: Json): FactLine {
  const text = textOf(value);
  return { name, text, lines: text === null ? linesOf(value) : [] };
}

/** A line of two versions of a fact. A missing side has no such line. */
export interface ComparedLine {
  readonly name: string;
  readonly before: FactLine | undefined;
  readonly after: FactLine | undefined;
  readonly isSame: boolean;
}

/** Returns the lines of two versions of a fact beside each other. */
export function comparedLines(before: Json, after: Json): readonly ComparedLine[] {
  const old = keyed(before === null ? [] : linesOf(before));
  const fresh = keyed(after === null ? [] : linesOf(after));
  return [...new Set([...fresh.keys(), ...old.keys()])].map((key) => {
    const pair = { before: old.get(key), after: fresh.get(key) };
    const name = (pair.after ?? pair.before)?.name ?? '';
    return { name, ...pair, isSame: JSON.stringify(pair.before) === JSON.stringify(pair.after) };
  });
}

/** Lines by name. Lines without one are told by their order. */
const keyed = (lines: readonly FactLine[]) =>
  new Map(lines.map((line, index) => [line.name || String(index), line]));
