import { type Person, readPerson } from './person.ts';
import { type Reading, type Readings, readSigns } from './readings.ts';
import type { SignKey } from './signs.ts';
import { type Avpu, gcsOfParts, hasLowTarget, readAvpu, readOxygen } from './state.ts';

/** A patient as a text describes them; nothing is assumed that is not written. */
export interface Patient extends Person, Readings {
  readonly gcs?: number;
  readonly avpu?: Avpu;
  readonly isOnOxygen?: boolean;
  readonly hasLowTarget: boolean;
}

/** Reads a patient from free text. */
export function readPatient(text: string): Patient {
  const readings = readSigns(text);
  const gcs = readings.signs.get('gcs')?.latest.value ?? gcsOfParts(text);
  const avpu = readAvpu(text);
  const isOnOxygen = readOxygen(text);
  return {
    ...readPerson(text),
    ...readings,
    ...(gcs === undefined ? {} : { gcs }),
    ...(avpu === undefined ? {} : { avpu }),
    ...(isOnOxygen === undefined ? {} : { isOnOxygen }),
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

/** Every value that was overtaken by a later one. */
export function overtaken({ signs, pressure }: Patient): readonly Reading[] {
  return [...[...signs.values()].flatMap(({ earlier }) => earlier), ...(pressure?.earlier ?? [])];
}
