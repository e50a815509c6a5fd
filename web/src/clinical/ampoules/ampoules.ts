import type { Medication } from '@oryx/contract';
import { strengthsFor } from '@oryx/doses';
import * as z from 'zod/mini';

/** The stocked strength of each drug: the key of its concentration, by medication id. */
export type Ampoules = Readonly<Record<string, string>>;

const kind = 'oryx-ampoules';
const version = 1;

/** The form of a file of ampoules, and of what is stored on the device. */
const ampoulesFile = z.strictObject({
  kind: z.literal(kind),
  version: z.literal(version),
  stocked: z.record(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.string().check(z.minLength(1), z.maxLength(100)),
  ),
});

const laterFile = z.looseObject({ kind: z.literal(kind), version: z.number().check(z.gt(version)) });

/** Returns the text of a file with the stocked strengths. */
export const ampoulesText = (stocked: Ampoules): string =>
  `${JSON.stringify({ kind, version, stocked }, null, 2)}\n`;

/** A file of ampoules that was read, or why it cannot be used. */
export type ReadAmpoules =
  | { readonly stocked: Ampoules; readonly fault?: undefined }
  | { readonly stocked?: undefined; readonly fault: string };

/** Reads the text of a file of ampoules. */
export function readAmpoules(text: string): ReadAmpoules {
  const noFile = { fault: 'This is not a file of ampoules from Oryx.' };
  try {
    const value: unknown = JSON.parse(text);
    const { success, data } = ampoulesFile.safeParse(value);
    if (success) return { stocked: data.stocked };
    return laterFile.safeParse(value).success ? { fault: 'A newer Oryx made this file.' } : noFile;
  } catch {
    return noFile;
  }
}

/** Returns the key of the stocked concentration of a drug, or null if none is chosen. */
export const stockedKey = (ampoules: Ampoules, medicationId: string | number): string | null =>
  ampoules[String(medicationId)] ?? null;

/** A drug of which one of several strengths may be stocked. */
export interface StockedDrug {
  readonly id: number;
  readonly name: string;
  readonly strengths: Medication['concentrations'];
}

/** A patient of each group, for whom a strength may be one of several. */
const patients = [
  { weight: null, age: 30 * 365.25 },
  { weight: null, age: 3 * 365.25 },
  { weight: null, age: 10 },
];

/**
 * Returns the drugs with a dose that more than one strength serves, with these strengths. Prepared infusions
 * are not stocked.
 */
export function stockedDrugs(medications: readonly Medication[]): readonly StockedDrug[] {
  return medications.flatMap(({ id, name, doses, concentrations }) => {
    const ampoules = concentrations.filter(({ bag }) => bag === null);
    const rivals = doses
      .filter(({ amount }) => amount.time === null)
      .flatMap((dose) => patients.map((patient) => strengthsFor(dose, ampoules, patient)))
      .filter(({ length }) => length > 1)
      .flat();
    const strengths = ampoules.filter((strength) => rivals.includes(strength));
    return strengths.length === 0 ? [] : [{ id, name, strengths }];
  });
}

/** A set that fits this Oryx, and how many of its strengths are not known here. */
export interface FittedAmpoules {
  readonly stocked: Ampoules;
  readonly unknown: number;
}

/** Returns a set without the strengths that are not known here. */
export function fittedAmpoules(stocked: Ampoules, drugs: readonly StockedDrug[]): FittedAmpoules {
  const isKnown = ([id, key]: [string, string]) =>
    drugs.some((drug) => String(drug.id) === id && drug.strengths.some((one) => one.key === key));
  const known = Object.entries(stocked).filter(isKnown);
  return { stocked: Object.fromEntries(known), unknown: Object.keys(stocked).length - known.length };
}
