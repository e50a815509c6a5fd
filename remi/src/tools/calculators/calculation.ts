import {
  answeredInputs,
  type Candidate,
  type Caution,
  type Definition,
  decidedChoice,
  type Evaluation,
  evaluateDefinition,
  exclusionFor,
  type Figure,
  type Input,
  loadDefinition,
  type RawValues,
  read,
  toolById,
  usedInputs,
  withChange,
} from '@oryx/calculators';
import type { ChatSource, ChatState } from '@oryx/contract';
import { type Carried, carriedOn, filled } from './fill.ts';
import type { CalculatorRow, InputRow } from './rows.ts';
import { scoreOf } from './score-of.ts';
import type { Stated } from './stated.ts';
import { granted } from './states.ts';

/** An input that the text does not state. */
interface Missing {
  readonly key: string;
  readonly label: string;
}

/** The lowest and the highest score that an incomplete calculator can still reach. */
interface Range {
  readonly low: Evaluation;
  readonly high: Evaluation;
}

/** What an incomplete calculator says whatever is missing. */
interface Certain {
  /** The bands that it can still reach. */
  readonly bands: readonly Band[];
  readonly figures: readonly Figure[];
  /** What some answer to what is missing would warn of. */
  readonly cautions: readonly Caution[];
}
type Band = NonNullable<Evaluation['outcome']['band']>;

/** What a calculator makes of a text. */
export interface Calculation {
  readonly id: string;
  readonly source: ChatSource;
  readonly definition: Definition;
  /** The stated inputs as read, in the words of the page of the tool. */
  readonly read: readonly Figure[];
  /** The result. Absent while an input is missing or unusable, or if the tool is not for the patient. */
  readonly evaluation?: Evaluation;
  readonly missing: readonly Missing[];
  /** The stated inputs as a conversation carries them on, without what was measured. */
  readonly inputs?: NonNullable<ChatState['inputs']>;
  readonly range?: Range;
  readonly certain?: Certain;
  /** Stated inputs outside the limits of the tool. */
  readonly unusable: readonly Figure[];
  /** The exclusion of the tool that applies to the patient. */
  readonly notFor?: string;
}

/** Works out one calculator from what a text states. */
export async function calculationOf(
  row: CalculatorRow,
  stated: Stated,
  now = new Date(),
  carried?: Carried,
): Promise<Calculation> {
  const definition = await loadDefinition(row.id);
  const own = filled(definition, row, stated);
  const raw = carried ? carriedOn(definition, row, own, carried) : own;
  return {
    ...calculationFrom(row.id, definition, raw, { row, stated, now, own }),
    inputs: inputsOf(row, raw),
  };
}

/** Returns what the next message may change. What was measured goes with the patient. */
const inputsOf = ({ inputs }: CalculatorRow, raw: RawValues): NonNullable<ChatState['inputs']> =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) =>
      inputs[key]?.measure === undefined &&
      (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
        ? [[key, value]]
        : [],
    ),
  );

interface Circumstances {
  readonly row: Partial<Pick<CalculatorRow, 'oneOf' | 'mayLack' | 'isSum' | 'certain'>> & {
    readonly inputs: Readonly<Record<string, InputRow>>;
  };
  readonly stated: Stated;
  readonly now: Date;
  /** What is not of a message before. */
  readonly own?: RawValues;
}

/** Works out a calculator from its raw values. */
export function calculationFrom(
  id: string,
  definition: Definition,
  raw: RawValues,
  { row, stated, now, own = raw }: Circumstances,
): Calculation {
  const source = { title: toolById(id)?.title ?? id, route: `/calculator/${id}` };
  const keys = Object.keys(raw).filter(
    (key) => definition.inputs[key] !== undefined && raw[key] !== undefined,
  );
  const isUnusable = (key: string) => {
    const input = definition.inputs[key];
    return input !== undefined && read(input, raw[key], raw).state === 'invalid';
  };
  const figures = answeredInputs(definition, raw);
  const isUsed = usedInputs(definition, raw);
  const of = (wanted: (key: string) => boolean) => {
    const labels = Object.entries(definition.inputs).filter(([key]) => isUsed(key));
    return labels.flatMap(([key], at) => {
      const figure = figures[at];
      if (!(keys.includes(key) && wanted(key) && figure)) return [];
      return own[key] === undefined ? { ...figure, text: `${figure.text} (from before)` } : figure;
    });
  };
  const base = {
    id,
    source,
    definition,
    read: of((key) => !isUnusable(key) && raw[key] !== granted),
    unusable: of(isUnusable),
  };
  const missing = missingOf(definition, row, raw);
  const excluded = exclusionOf(definition, stated.patient, missing);
  if (excluded !== undefined) return { ...base, missing: [], notFor: excluded };
  if (base.unusable.length > 0) return { ...base, missing };
  if (missing.length > 0) {
    const open: Open = {
      definition,
      row,
      missing,
      now,
      candidates: (key, values) => candidatesOf(definition, row, key, values, stated),
    };
    const range = row.isSum ? rangeOf(open, raw) : undefined;
    const certain = row.certain && base.read.length > 0 ? certainOf(open, raw) : undefined;
    return { ...base, missing, ...(range ? { range } : {}), ...(certain ? { certain } : {}) };
  }
  const evaluation = evaluateDefinition(definition, raw, now);
  return { ...base, missing: [], evaluation };
}

/** A child of unknown age counts as excluded only if no age is asked for. */
function exclusionOf(
  definition: Definition,
  patient: Candidate,
  missing: readonly Missing[],
): string | undefined {
  const excluded = exclusionFor(definition, patient);
  const waitsForAge =
    patient.years === undefined &&
    excluded?.facts?.underYears !== undefined &&
    missing.some(({ key }) => key === 'age');
  return waitsForAge ? undefined : excluded?.words;
}

/** Returns the inputs in use that are neither stated nor optional. A checkbox that nobody mentions is missing. */
function missingOf(
  definition: Definition,
  { oneOf = [], mayLack = [] }: Circumstances['row'],
  raw: RawValues,
): readonly Missing[] {
  const isUsed = usedInputs(definition, raw);
  const has = (key: string) => raw[key] !== undefined;
  const open = Object.entries(definition.inputs).filter(
    ([key, { missing }]) =>
      isUsed(key) &&
      !has(key) &&
      missing.rule !== 'optional' &&
      missing.rule !== 'starts-as' &&
      !mayLack.includes(key),
  );
  const isOneStated = oneOf.length === 0 || oneOf.some(has);
  const either = oneOf.map((key) => definition.inputs[key]?.label ?? key).join(' or ');
  return [
    ...open.map(([key, { label }]) => ({ key, label })),
    ...(isOneStated ? [] : [{ key: oneOf[0] ?? '', label: either }]),
  ];
}

/** A calculator with what it lacks, and the values that each missing input may have. */
interface Open extends Pick<Circumstances, 'row' | 'now'> {
  readonly definition: Definition;
  readonly missing: readonly Missing[];
  readonly candidates: (key: string, values: RawValues) => readonly unknown[];
}

/** Greatest number of combinations of missing answers that are tried out. */
const mostTried = 512;

/**
 * Returns what holds whatever is missing, by trying out every combination of missing answers. A figure that some of them
 * leave out holds for the others. Returns undefined if there are too many, or a missing number has no known span.
 */
function certainOf({ definition, row, missing, now, candidates }: Open, raw: RawValues): Certain | undefined {
  let tried: readonly RawValues[] = [raw];
  for (const { key } of missing) {
    tried = tried.flatMap((values) =>
      candidates(key, values).map((each) => withChange(definition.inputs, values, key, each)),
    );
    if (tried.length === 0 || tried.length > mostTried) return undefined;
  }
  const outcomes = tried.map((values) => evaluateDefinition(definition, values, now).outcome);
  const figures = outcomes.flatMap(({ figures: all = [] }) => all);
  const isCertain = ({ label, text }: Figure) =>
    row.certain?.includes(label) && figures.every((other) => other.label !== label || other.text === text);
  const unlike = <T>(all: readonly T[], nameOf: (each: T) => string) => [
    ...new Map(all.map((each) => [nameOf(each), each])).values(),
  ];
  return {
    bands: unlike(
      outcomes.flatMap(({ band }) => band ?? []),
      ({ title }) => title,
    ),
    figures: unlike(figures.filter(isCertain), ({ label }) => label),
    cautions: unlike(
      outcomes.flatMap(({ cautions = [] }) => cautions),
      ({ text }) => text,
    ).filter(({ level }) => level === 'danger'),
  };
}

/**
 * Returns the range of a sum of points. Each missing input is set by itself, once from the first values of all and once
 * from the last ones, because two inputs may share a point, as the pressures of CRB-65 do. Returns undefined if a missing
 * number has no known span.
 */
function rangeOf({ definition, missing, now, candidates }: Open, raw: RawValues): Range | undefined {
  const evaluated = (values: RawValues) => evaluateDefinition(definition, values, now);
  const gain = (one: Evaluation, other: Evaluation, sign: number) =>
    sign * ((scoreOf(one) ?? Number.NaN) - (scoreOf(other) ?? Number.NaN));
  const reach = (start: number, sign: number): Evaluation | undefined => {
    let values = raw;
    // All are filled with some value first, because a tool may give no score without its required inputs.
    for (const { key } of missing) {
      const first = candidates(key, values).at(start);
      if (first === undefined) return undefined;
      values = withChange(definition.inputs, values, key, first);
    }
    for (const { key } of missing)
      for (const candidate of candidates(key, values)) {
        const tried = withChange(definition.inputs, values, key, candidate);
        if (gain(evaluated(tried), evaluated(values), sign) > 0) values = tried;
      }
    return evaluated(values);
  };
  const extreme = (sign: number) => {
    const [one, other] = [reach(0, sign), reach(-1, sign)];
    return one && other && gain(other, one, sign) > 0 ? other : one;
  };
  const [low, high] = [extreme(-1), extreme(1)];
  const isKnown = [low, high].every((each) => each && scoreOf(each) !== undefined);
  return low && high && isKnown ? { low, high } : undefined;
}

/** Returns the values of an input among which are the one with the fewest and the one with the most points. */
function candidatesOf(
  { inputs }: Definition,
  row: Circumstances['row'],
  key: string,
  raw: RawValues,
  stated: Stated,
): readonly unknown[] {
  const [input, words] = [inputs[key], row.inputs[key]];
  const among = words?.from?.(stated);
  if (Array.isArray(among)) return among;
  return input ? valuesOf(input, words?.span ?? [], raw) : [];
}

function valuesOf(input: Input, span: readonly number[], raw: RawValues): readonly unknown[] {
  switch (input.kind) {
    case 'toggle':
      return [false, true];
    case 'choice':
      return input.options.map(({ key }) => key);
    case 'dependent-choice':
      return decidedChoice(input, raw)?.options.map(({ key }) => key) ?? [];
    default:
      return span;
  }
}
