import { words } from '@oryx/search';
import type { Question } from '../../retrieval/question.ts';
import type { CalculatorRow } from './rows.ts';
import type { Stated } from './stated.ts';
import { states } from './states.ts';

/** A calculator that a text asks for. */
export interface Asked {
  readonly row: CalculatorRow;
  /** Number of its inputs that the text states. */
  readonly stated: number;
  /** True if its name can mean nothing else, alone or beside so many inputs. */
  readonly isNamed: boolean;
}

/** The facts that tell which calculator is asked for. */
interface AskedIn extends Stated {
  readonly question: Question;
}

const joined = (name: string) => words(name).join('');

/**
 * Returns the calculators that a text asks for: those that it names, if it states anything for them. A name that is an ordinary word or a condition
 * counts only beside a value of the tool. Of tools that share a name, those that are surely named are meant, and of these
 * the one with more stated inputs.
 */
export function calculatorsAsked(facts: AskedIn, rows: readonly CalculatorRow[]): readonly Asked[] {
  const { question, ...stated } = facts;
  const isCalculation = question.kinds.has('calculator');
  const all = rows.flatMap((row) => {
    const named = namingOf(row, question, stated);
    if (named === undefined) return [];
    const inWords = Object.values(row.inputs).filter((input) => states(input, stated)).length;
    const count = Math.max(inWords, orderedInputs(row, stated));
    const isFirst = row.weakNames.length > 0 && stated.findings.beginsWith(row.weakNames.join());
    const isMeant = {
      sure: count > 0 || isKnown(stated),
      word: count > 1 || (count > 0 && (isCalculation || isFirst || Object.keys(row.inputs).length === 1)),
      condition: count > 0 && isCalculation,
    }[named];
    const isNamed = named === 'sure' || (named === 'word' && (count > 3 || isFirst));
    return isMeant ? [{ row, stated: count, isNamed, naming: named }] : [];
  });
  // `perc ... no previous dvt` asks for no score of a thrombosis.
  const asked = all.some(({ isNamed }) => isNamed) ? all.filter(({ naming }) => naming !== 'condition') : all;
  const isShared = asked.length > 1 && asked.every(({ row }) => row.id.startsWith('wells-'));
  const sure = isShared ? asked.filter(({ naming }) => naming === 'sure') : [];
  const meant = sure.length > 0 ? sure : asked;
  const most = Math.max(0, ...meant.map((each) => each.stated));
  const best = isShared && most > 0 ? meant.filter((each) => each.stated === most) : asked;
  return best.filter(({ row }) => row.id !== otherScale(facts));
}

/** Most points of one question of a scale. */
const mostPoints = 10;

/** Returns the number of inputs that a list of numbers or answers without names fills, or 0. */
function orderedInputs({ orders, namesake }: CalculatorRow, { findings, patient }: Stated): number {
  const numbers = findings.bareNumbers(patient, namesake);
  // The 40 of `cd4 40, 2 weeks, gcs 13` is no point of a scale. Two values, such as a pulse and a pressure, may be larger.
  const arePoints = numbers.length < 3 || numbers.every((each) => each <= mostPoints);
  const lists = [arePoints ? numbers.length : 0, findings.answers().length];
  return orders.find(({ length }) => lists.includes(length))?.length ?? 0;
}

/** Returns the coma scale that is not meant: that of adults for a young child, or where the child's is named. */
function otherScale({ patient: { group, years }, findings }: AskedIn): string {
  const isOfChild =
    (group === 'child' && (years === undefined || years < 5)) ||
    findings.has('pgcs, paed* gcs, gcs|glasgow paed*') === true;
  return isOfChild ? 'gcs' : 'paediatric-gcs';
}

/** Returns true if anything is known of the patient that a calculator may need. */
const isKnown = ({ patient }: Stated): boolean =>
  patient.years !== undefined || patient.sex !== undefined || patient.signs.size > 0;

/** How surely a text names a tool. */
type Naming = 'sure' | 'word' | 'condition';

/** A guideline has the name of its score, as the triage scale has. */
const toolOrGuideline: ReadonlySet<string> = new Set(['calculator', 'guideline']);

/** Returns how surely a text names a tool, or undefined if it does not. */
export function namingOf(
  { id, weakNames, conditions, asked, unless, tellingInputs, inputs, isOfDrugs }: CalculatorRow,
  { mentions }: Question,
  stated: Stated,
): Naming | undefined {
  if (isOfDrugs && mentions.some(({ drug }) => drug !== undefined)) return undefined;
  const [ordinary, diseases] = [new Set(weakNames.map(joined)), new Set(conditions.map(joined))];
  const names = mentions.filter(({ entries }) =>
    entries.some((entry) => entry.type === 'calculator' && entry.id === id),
  );
  const isOnlyTool = names.some(
    ({ name, entries }) =>
      !ordinary.has(name) && !diseases.has(name) && entries.every(({ type }) => toolOrGuideline.has(type)),
  );
  const says = (phrases: string) => stated.findings.occurrences(phrases).length > 0;
  if (unless !== undefined && says(unless)) return undefined;
  if (isOnlyTool || (asked !== undefined && says(asked))) return 'sure';
  const tells = tellingInputs.length > 1 && tellingInputs.every((key) => states(inputs[key], stated));
  if (
    tells ||
    names.some(({ name }) => ordinary.has(name)) ||
    (weakNames.length > 0 && says(weakNames.join()))
  )
    return 'word';
  return names.length > 0 ? 'condition' : undefined;
}
