import {
  type Definition,
  decidedChoice,
  type Input,
  type KnownPatient,
  type RawValues,
  read,
  unitsOf,
} from '@oryx/calculators';
import type { ChatState } from '@oryx/contract';
import { measures } from '../../read/measures.ts';
import { type Patient, sizeOf } from '../../read/patient.ts';
import type { CalculatorRow, InputRow } from './rows.ts';
import { type Stated, statedValue } from './stated.ts';
import { granted } from './states.ts';

/** Returns the raw values of a calculator that a text states. What it does not mention stays absent. */
export function filled(definition: Definition, row: CalculatorRow, stated: Stated): RawValues {
  const values: Record<string, unknown> = { ...definition.fromPatient?.(knownPatient(stated.patient)) };
  for (const [key, inputRow] of Object.entries(row.inputs)) {
    const input = definition.inputs[key];
    const value = input && stateOf(input, inputRow, stated, values);
    if (value !== undefined) values[key] = value;
  }
  const ordered = inOrder(definition, row, stated, values);
  const all = { ...values, ...ordered };
  return isRestAbsent(row, stated) ? { ...absent(definition, row, stated), ...all } : all;
}

/**
 * Returns raw values with those that were filled in before. What the last message states itself replaces them, unless
 * it is taken for granted of everybody. What it speaks of without deciding it is open again. So is all that it leaves
 * out, if it examines most of a score anew in words of which some were not read: they may tell the rest.
 */
export function carriedOn(
  definition: Definition,
  row: CalculatorRow,
  raw: RawValues,
  { inputs, message }: Carried,
): RawValues {
  const own = Object.fromEntries(
    Object.entries(filled(definition, row, message)).filter(
      ([, value]) => ![undefined, null, granted].includes(value),
    ),
  );
  const all = Object.values(row.inputs);
  const isAnew = Object.keys(own).length * 2 >= all.length && isUnread(all, message);
  const isKept = ([key, value]: readonly [string, unknown]) => {
    const [input, words] = [definition.inputs[key], row.inputs[key]];
    const isOpen =
      raw[key] === undefined && words && message.findings.occurrences(wordsOf([words])).length > 0;
    return !(isAnew || isOpen) && input !== undefined && read(input, value, raw).state === 'filled';
  };
  return { ...raw, ...Object.fromEntries(Object.entries(inputs).filter(isKept)), ...own };
}

/** What a conversation carries on to a calculator. */
export interface Carried {
  readonly inputs: NonNullable<ChatState['inputs']>;
  /** What the last message states on its own. */
  readonly message: Stated;
}

/**
 * Returns true if a text says that what it does not mention is absent, as `nothing else` does. One word that nobody has
 * read may name the very finding that would count as absent, so that nothing is absent beside it.
 */
const isRestAbsent = ({ inputs }: CalculatorRow, stated: Stated): boolean =>
  stated.findings.says('nothing-else') && !isUnread(Object.values(inputs), stated);

/** Returns true if a text has words that tell something and belong to none of some inputs. */
const isUnread = (inputs: readonly InputRow[], { findings, patient }: Stated): boolean =>
  findings.unread(patient, wordsOf(inputs)).length > 0;

/** Returns all phrases of some inputs. */
const wordsOf = (inputs: readonly InputRow[]): string =>
  inputs
    .flatMap(({ yes, no, any = [], numbers, name, options = {} }) => [
      ...[yes, no, ...any, numbers, name],
      ...Object.values(options),
    ])
    .filter(Boolean)
    .join();

/** Returns no, or the option `0` of an examination, for the findings that a text does not mention. */
function absent({ inputs }: Definition, row: CalculatorRow, { findings }: Stated): RawValues {
  return Object.fromEntries(
    Object.entries(row.inputs).flatMap(([key, words]) => {
      const isFinding = (words.yes ?? words.any) !== undefined;
      const isExamined = words.options?.['0'] !== undefined;
      const isOpen = !words.isJudged && inputs[key] !== undefined && (isFinding || isExamined);
      return isOpen && findings.occurrences(wordsOf([words])).length === 0
        ? [[key, isFinding ? false : '0'] as const]
        : [];
    }),
  );
}

const knownPatient = (patient: Patient): KnownPatient => ({
  ...sizeOf(patient),
  sex: patient.sex ?? null,
});

function stateOf(input: Input, row: InputRow, stated: Stated, all: RawValues): unknown {
  const { measure, from, name, yes, options, isByAge, takesFirst } = row;
  const { patient, findings } = stated;
  const measured = measure === undefined ? undefined : statedValue(stated, measure);
  if (measure !== undefined && measured !== undefined) return inUnitOf(input, measure, measured);
  const ruled = from?.(stated);
  if (ruled !== undefined && !Array.isArray(ruled) && !(options && takesFirst)) return ruled;
  if (isByAge && patient.years !== undefined) return undefined;
  const numbered = name === undefined ? undefined : findings.numberAfter(name);
  if (numbered !== undefined && isUsable(input, numbered, all)) return numbered;
  if (yes !== undefined) return findingOf(row, stated);
  return options && chosen(options, stated, takesFirst, ruled);
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns whether a finding is there. Words for its opposite, such as `trop neg`, count unless they are denied
 * themselves. A text that states both tells neither.
 */
function findingOf(
  { yes = '', no = '', general = yes }: InputRow,
  { findings }: Stated,
): boolean | undefined {
  const opposites = findings.occurrences(no).filter(({ from }) => !findings.isAfterDenial(from));
  const all = findings.occurrences(yes);
  const isWithin = (one: Place, other: Place) => other.from <= one.from && other.to >= one.to;
  const kinds = new Set(
    all.filter((each) => !opposites.some((other) => isWithin(each, other))).map(({ is }) => is),
  );
  // The `walk` of `cannot walk` is no opposite of it.
  const isDenied = opposites.some(
    (each) => !all.some((other) => isWithin(each, other) && !isWithin(other, each)),
  );
  if (kinds.has('stated')) return kinds.size > 1 || isDenied ? undefined : true;
  if (isDenied) return false;
  return kinds.size > 0 && findings.has(general) === false ? false : undefined;
}

const isUsable = (input: Input, value: unknown, all: RawValues) =>
  (input.kind !== 'dependent-choice' || decidedChoice(input, all) !== null) &&
  read(input, value, all).state === 'filled';

/** Returns a measured value in the unit of an input. */
function inUnitOf(input: Input, key: string, value: number): number {
  if (input.kind !== 'number') return value;
  const unit = measures.find((each) => each.key === key)?.unit.replace('µ', 'u');
  return (
    unitsOf(input)
      .find((each) => each.unit === unit)
      ?.toSpecified(value) ?? value
  );
}

/** The key of words that state some option, without saying which. */
const unclear = 'unclear';

/**
 * Returns the option whose words the text states, or undefined if none or several are, unless the first counts. The longest words win, so that
 * `eyes open to pain` is not `eyes open`.
 */
function chosen(
  options: Readonly<Record<string, string>>,
  { findings }: Stated,
  takesFirst = false,
  ruled?: unknown,
): string | undefined {
  const all = Object.entries(options).flatMap(([option, phrases]) =>
    findings.occurrences(phrases).map((found) => ({ option, ...found })),
  );
  const longest = all.filter(
    ({ from, to }) =>
      !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
  const stated = new Set(longest.filter(({ is }) => is === 'stated').map(({ option }) => option));
  if (typeof ruled === 'string') stated.add(ruled);
  const [only] = stated;
  const first = takesFirst ? Object.keys(options).find((option) => stated.has(option)) : only;
  return (stated.size === 1 || takesFirst) && first !== unclear ? first : undefined;
}

/** Returns the inputs that numbers or answers without a name stand for, if there is exactly one for each. */
function inOrder(definition: Definition, row: CalculatorRow, stated: Stated, values: RawValues): RawValues {
  const { findings, patient } = stated;
  const numbers = findings.bareNumbers(patient, row.namesake);
  const answers = findings.answers();
  const fits = (keys: readonly string[], list: readonly unknown[]) =>
    keys.length === list.length &&
    keys.every((key, at) => {
      const input = definition.inputs[key];
      return input !== undefined && read(input, list[at], values).state === 'filled';
    });
  for (const keys of row.orders)
    for (const list of [numbers, answers])
      if (keys.every((key) => values[key] === undefined) && fits(keys, list))
        return Object.fromEntries(keys.map((key, at) => [key, list[at]]));
  return {};
}
