import type { CalculatorWords, InputWords } from '@oryx/contract';
import type { Library } from '../../library.ts';
import { only } from '../../only.ts';
import { rules } from './rules.ts';
import { type Rule, type Stated, statedValue } from './stated.ts';

/** How one input of a calculator is found in a text. */
export interface InputRow extends Omit<InputWords, 'as' | 'steps' | 'number' | 'hints'> {
  /** Returns the value, or undefined if the text does not state it. */
  readonly from?: Rule;
  /** Phrases whose numbers decide it. */
  readonly numbers?: string;
}

/** How a calculator is named, and how its inputs are found in a text. */
export interface CalculatorRow extends Omit<CalculatorWords, 'calculator' | 'answers' | 'inputs'> {
  readonly id: string;
  readonly inputs: Readonly<Record<string, InputRow>>;
}

const known = new WeakMap<object, readonly CalculatorRow[]>();

/** Returns how each calculator is found in a text. The rows are read when the first calculator is needed. */
export function calculatorsOf({ sources }: Pick<Library, 'sources'>): readonly CalculatorRow[] {
  const { rows } = sources.knowledge.calculators;
  const found = known.get(rows) ?? calculatorRows(rows);
  known.set(rows, found);
  return found;
}

/** Returns how each calculator is found in a text: by the words of the content and the rules of the code. */
export const calculatorRows = (all: readonly CalculatorWords[]): readonly CalculatorRow[] =>
  all.map(({ calculator: id, inputs, answers, ...row }) => ({
    ...row,
    id,
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([key, words]) => [key, inputRow(words, answers, rules[id]?.[key])]),
    ),
  }));

function inputRow(
  { steps, number, hints = [], as, ...words }: InputWords,
  answers: CalculatorWords['answers'],
  rule: (typeof rules)[string][string] | undefined,
): InputRow {
  const from =
    (rule && ((stated: Stated) => rule(stated, { number: number ?? '', hints }))) ??
    (steps && stepped(steps)) ??
    (number && numberIn(number)) ??
    (words.any && anyOf(words.any, words.no)) ??
    (as && asOption(words, as));
  const { yes: _yes, no: _no, ...others } = words;
  const options = words.name !== undefined && answers ? withNames(words.name, answers) : undefined;
  const numbers = number ?? steps?.numbers;
  return {
    ...(as ? others : words),
    ...(options ? { options } : {}),
    ...(from ? { from } : {}),
    ...(numbers ? { numbers } : {}),
  };
}

/** Returns the answers of a questionnaire after the name of one of its items. */
const withNames = (names: string, answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([option, ends]) => [
      option,
      names
        .split(',')
        .flatMap((name) => ends.split(',').map((end) => `${name} ${end}`))
        .join(),
    ]),
  );

const stepped =
  ({ of, numbers = '', groups, apart, under, last, among }: NonNullable<InputWords['steps']>): Rule =>
  (stated) => {
    const { findings } = stated;
    const value = of ? statedValue(stated, of) : groups?.filter((phrases) => findings.has(phrases)).length;
    const all = value === undefined ? findings.numbersIn(numbers) : [value];
    const [one = 0, other] = all;
    const counted = apart && other !== undefined && all.length === 2 ? [Math.abs(one - other)] : all;
    const options = new Set(
      counted.flatMap((each) => (under.find(([bound]) => each < bound) ?? [0, last])[1] ?? []),
    );
    return only([...options]) ?? (value === 0 ? undefined : among);
  };

const numberIn =
  (phrases: string): Rule =>
  ({ findings }) =>
    only(findings.numbersIn(phrases));

/** Returns whether one of several groups is said. Words for the opposite deny the first group. */
const anyOf =
  (all: readonly string[], no = ''): Rule =>
  ({ findings }) => {
    const states = all.map(
      (phrases, at) => findings.has(phrases) ?? (at === 0 && findings.has(no) ? false : undefined),
    );
    if (states.includes(true)) return true;
    return states.every((state) => state === false) ? false : undefined;
  };

const asOption =
  ({ yes = '', no = '' }: InputWords, [on, off]: readonly [string, string]): Rule =>
  ({ findings }) => {
    const is = findings.has(yes);
    const isNot = findings.has(no);
    if (is === true && isNot !== true) return on;
    return is === false || (isNot === true && is === undefined) ? off : undefined;
  };
