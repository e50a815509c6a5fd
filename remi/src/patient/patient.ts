import { type Person, readPerson } from './person.ts';
import { type Readings, readSigns } from './readings.ts';
import { type SignKey, signs } from './signs.ts';
import { type Avpu, gcsOfParts, hasLowTarget, readAvpu, readOxygen, readOxygenFlow } from './state.ts';

/** A patient as a text describes them; nothing is assumed that is not written. */
export interface Patient extends Person, Readings {
  readonly gcs?: number;
  readonly avpu?: Avpu;
  readonly isOnOxygen?: boolean;
  /** How much oxygen, as `15 L`. */
  readonly oxygenFlow?: string;
  readonly hasLowTarget: boolean;
}

/** Reads a patient from free text. */
export function readPatient(text: string): Patient {
  const readings = readSigns(text);
  const gcs = readings.signs.get('gcs')?.latest.value ?? gcsOfParts(text);
  const avpu = readAvpu(text);
  const isOnOxygen = readOxygen(text);
  const oxygenFlow = isOnOxygen ? readOxygenFlow(text) : undefined;
  return {
    ...readPerson(text),
    ...readings,
    ...(gcs === undefined ? {} : { gcs }),
    ...(avpu === undefined ? {} : { avpu }),
    ...(isOnOxygen === undefined ? {} : { isOnOxygen }),
    ...(oxygenFlow === undefined ? {} : { oxygenFlow }),
    hasLowTarget: hasLowTarget(text),
  };
}

/** The value of a sign that counts. */
export const signValue = ({ signs }: Patient, key: SignKey): number | undefined =>
  signs.get(key)?.latest.value;

/** How many observations a text states: from three on it describes a patient. */
export function observations({ signs, pressure }: Patient): number {
  return [...signs.keys()].filter((key) => key !== 'weight').length + (pressure ? 1 : 0);
}

/** Every value that was overtaken by a later one, such as `Heart rate 98`. */
export function overtaken({ signs: read, pressure }: Patient): readonly string[] {
  const ofSigns = [...read].flatMap(([key, { earlier }]) =>
    earlier.map(({ text }) => `${labelOf(key)} ${text}`),
  );
  return [...ofSigns, ...(pressure?.earlier ?? []).map(({ text }) => `blood pressure ${text}`)];
}

const labelOf = (key: SignKey) => signs.find((sign) => sign.key === key)?.label.toLowerCase() ?? key;
