import {
  type Definition,
  decidedChoice,
  type Input,
  type KnownPatient,
  type RawValues,
  read,
  unitsOf,
} from '@oryx/calculators';
import { measures } from '../../read/measures.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import type { CalculatorRow, InputRow } from './rows.ts';
import { type Stated, statedValue } from './stated.ts';

/** Phrases which say that every finding that is not named is absent. */
const nothingElse =
  'nothing else positive?, no other findings|risk|risks|factors|features|criteria|points|symptoms|signs|history, no others, none of others, none of rest, rest negative|neg|normal|no|nil, others negative|neg|normal|no|nil, all else negative|normal|no, otherwise nil|negative|normal|none, all others no|negative';
/** Phrases which say the opposite: that no more is known. */
const notKnown = 'nothing else known|stated|available, rest unknown, others unknown, no other information';

/** Returns the raw values of a calculator that a text states. What it does not mention stays absent. */
export function filled(definition: Definition, row: CalculatorRow, stated: Stated): RawValues {
  const values: Record<string, unknown> = { ...definition.fromPatient?.(knownPatient(stated.patient)) };
  const { findings } = stated;
  for (const [key, inputRow] of Object.entries(row.inputs)) {
    const input = definition.inputs[key];
    const value = input && stateOf(input, inputRow, stated, values);
    if (value !== undefined) values[key] = value;
  }
  const ordered = inOrder(definition, row, stated, values);
  const all = { ...values, ...ordered };
  const isRestAbsent = findings.has(nothingElse) !== undefined && findings.has(notKnown) === undefined;
  return isRestAbsent ? { ...absent(definition, row, stated), ...all } : all;
}

/** Returns no for the findings that a text does not mention. */
function absent({ inputs }: Definition, row: CalculatorRow, { findings }: Stated): RawValues {
  return Object.fromEntries(
    Object.entries(row.inputs).flatMap(([key, { yes }]) =>
      yes === undefined || inputs[key] === undefined || findings.occurrences(yes).length > 0
        ? []
        : [[key, false] as const],
    ),
  );
}

const knownPatient = (patient: Patient): KnownPatient => ({
  weight: signValue(patient, 'weight') ?? null,
  age: patient.days ?? null,
  sex: patient.sex ?? null,
});

/** Returns true if the text states an input in its own words, rather than as a fact of every patient. */
export const states = (row: InputRow, stated: Stated): boolean =>
  (row.measure !== undefined && statedValue(stated, row.measure) !== undefined) ||
  row.from?.(stated) !== undefined ||
  hasWords(row, stated);

function hasWords({ yes, no, options, name, isByAge }: InputRow, { findings }: Stated): boolean {
  if (isByAge) return false;
  const phrases = [yes, no, ...Object.values(options ?? {})].filter((each) => each !== undefined);
  return (
    phrases.some((each) => findings.occurrences(each).length > 0) ||
    (name !== undefined && findings.numberAfter(name) !== undefined)
  );
}

function stateOf(input: Input, row: InputRow, stated: Stated, all: RawValues): unknown {
  const { measure, from, name, yes, options, isByAge } = row;
  const { patient, findings } = stated;
  const measured = measure === undefined ? undefined : statedValue(stated, measure);
  if (measure !== undefined && measured !== undefined) return inUnitOf(input, measure, measured);
  const ruled = from?.(stated);
  if (ruled !== undefined) return ruled;
  if (isByAge && patient.years !== undefined) return undefined;
  const numbered = name === undefined ? undefined : findings.numberAfter(name)?.value;
  if (numbered !== undefined && isUsable(input, numbered, all)) return numbered;
  if (yes !== undefined) return findingOf(row, stated);
  return options && chosen(options, stated);
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
  const isOpposite = ({ from, to }: { readonly from: number; readonly to: number }) =>
    opposites.some((other) => other.from <= from && other.to >= to);
  const kinds = new Set(
    findings
      .occurrences(yes)
      .filter((each) => !isOpposite(each))
      .map(({ is }) => is),
  );
  if (kinds.has('stated')) return kinds.size > 1 || opposites.length > 0 ? undefined : true;
  if (opposites.length > 0) return false;
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

/**
 * Returns the option whose words the text states, or undefined if none or several are. The longest words win, so that
 * `eyes open to pain` is not `eyes open`.
 */
function chosen(options: Readonly<Record<string, string>>, { findings }: Stated): string | undefined {
  const all = Object.entries(options).flatMap(([option, phrases]) =>
    findings.occurrences(phrases).map((found) => ({ option, ...found })),
  );
  const longest = all.filter(
    ({ from, to }) =>
      !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
  const stated = new Set(longest.filter(({ is }) => is === 'stated').map(({ option }) => option));
  const [only] = stated;
  return stated.size === 1 ? only : undefined;
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
