import type { MeasureKey } from '@oryx/contract';
import { isPlausible, plausibleWeights } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import { type Person, readPerson } from './person.ts';
import { type Readings, readSigns } from './readings.ts';
import { type Avpu, hasLowTarget, readAvpu, readOxygen, readOxygenFlow } from './state.ts';

/** A patient as described in a text. Nothing is assumed that the text does not state. */
export interface Patient extends Person, Readings {
  readonly gcs?: number;
  readonly avpu?: Avpu;
  readonly isOnOxygen?: boolean;
  /** The oxygen flow, such as `15 L`. */
  readonly oxygenFlow?: string;
  readonly hasLowTarget: boolean;
  /**
   * Weights in kg of which the text does not tell which one is the patient's, or the one that nobody of the age can
   * have. None of them is used.
   */
  readonly unclearWeights?: readonly string[];
}

/** Reads a patient from free text. */
export function readPatient(text: string, patterns: Patterns): Patient {
  const readings = readSigns(text, patterns);
  const gcs = readings.signs.get('gcs')?.latest.value;
  const avpu = readAvpu(text, patterns);
  const isOnOxygen = readOxygen(text, patterns);
  const oxygenFlow = isOnOxygen ? readOxygenFlow(text) : undefined;
  const person = readPerson(text, patterns, spansOf(readings));
  const unclearWeights = unclearWeightsOf(readings, person);
  const signs = new Map(readings.signs);
  if (unclearWeights.length > 0) signs.delete('weight');
  return {
    ...person,
    ...readings,
    signs,
    ...defined({
      unclearWeights: unclearWeights.length > 0 ? unclearWeights : undefined,
      gcs,
      avpu,
      isOnOxygen,
      oxygenFlow,
    }),
    hasLowTarget: hasLowTarget(text),
  };
}

/**
 * Returns the weights of a text if two of them differ, as those of mother and child. Words of time do not tell them
 * apart: `mother 80 kg fitting now, baby 3 kg`.
 */
function unclearWeightsOf({ signs }: Readings, { days }: Person): readonly string[] {
  const weight = signs.get('weight');
  if (!weight) return [];
  const { latest, earlier } = weight;
  const others = earlier.filter(({ value }) => value !== latest.value);
  if (others.length === 0 && days !== undefined && isImpossible(days, latest.value)) return [latest.text];
  return others.length === 0 ? [] : [...others, latest].map(({ text }) => text);
}

/** Beyond this part of the heaviest or lightest weight of an age, a slip is likelier than the weight. It has no source. */
const beyond = { heaviest: 1.5, lightest: 0.5 };

function isImpossible(days: number, weight: number): boolean {
  const { low, high } = plausibleWeights(days);
  return !isPlausible(days, weight) && (weight > high * beyond.heaviest || weight < low * beyond.lightest);
}

/** Returns what has to be said of a weight before a dose is worked out by it, or undefined. */
export function weightNote({ unclearWeights = [], days, age, signs }: Patient): string | undefined {
  const [first, ...others] = unclearWeights;
  if (others.length > 0)
    return `I read the weights ${unclearWeights.join(' and ')} kg, cannot tell which is the patient's, and used none of them. Write that one alone.`;
  if (first !== undefined)
    return `**${first} kg cannot be the weight at ${age}.** I worked nothing out by it. Check both, and write them again.`;
  const weight = signs.get('weight')?.latest.value;
  if (days === undefined || weight === undefined || isPlausible(days, weight)) return undefined;
  return `**${weight} kg is unusual at ${age}: check both.**`;
}

/** Returns the parts of a text that state a value, in no order. */
export function spansOf({
  signs,
  pressure,
  bounds = new Map(),
  glucoseBeyond,
}: Pick<Readings, 'signs' | 'pressure' | 'glucoseBeyond'> & Partial<Pick<Readings, 'bounds'>>): {
  readonly at: number;
  readonly end: number;
}[] {
  const values = [...signs.values(), ...(pressure ? [pressure] : [])].flatMap(({ latest, earlier }) => [
    latest,
    ...earlier,
  ]);
  return [...values, ...bounds.values(), ...(glucoseBeyond ? [glucoseBeyond] : [])];
}

/** Returns the current value of a sign. */
export const signValue = ({ signs }: Patient, key: MeasureKey): number | undefined =>
  signs.get(key)?.latest.value;

/** Returns what decides whether a dose fits a patient. */
export const sizeOf = (patient: Patient) => ({
  age: patient.days ?? null,
  weight: signValue(patient, 'weight') ?? null,
});

/** Measures that are said of a patient without describing one. */
const notObserved: ReadonlySet<MeasureKey> = new Set([
  ...(['weight', 'height', 'burnedArea', 'painScore', 'gestation', 'bloodLoss'] as const),
]);

/** Returns the number of observations. Three or more describe a patient. */
export function observations({ signs, pressure }: Patient): number {
  const measured = [...signs.keys()].filter((key) => !notObserved.has(key));
  return measured.length + (pressure ? 1 : 0);
}
