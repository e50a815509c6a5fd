import {
  dose,
  doseAmount,
  drugSource,
  listMedications,
  type Medication,
  medication,
  weights,
} from '@oryx/contract/medications';
import { basis, review } from '@oryx/contract/review';
import * as z from 'zod/mini';
import { lenient, numbered, readInSteps, textOr, unnumbered } from '../api/lenient.ts';
import { hour, type Reference } from '../api/reference.ts';
import { compareNames } from '../ui/compare-names.ts';
import { notAvailable } from './shown.ts';

/** A range that runs downwards, or limits of weight that name none, cannot be understood. */
const amount = doseAmount.check(z.refine(({ min, max }) => min <= max));
const someWeights = weights.check(z.refine((ends) => Object.values(ends).some((end) => end !== null)));

/**
 * A dose of which all that it is worked out from is there. One whose limits cannot be read is no dose,
 * because without them it would be too large.
 */
const readDose = z.extend(dose, {
  amount,
  weights: z._default(z.nullable(someWeights), null),
  source: textOr(''),
  review: z.catch(dose.shape.review, undefined),
  // Read in its source only where the dose says so.
  basis: z.catch(basis, 'general'),
});

const readSource = lenient(
  z.extend(drugSource, {
    key: textOr(''),
    title: textOr(notAvailable),
    edition: textOr(''),
    for: textOr(''),
    read: z.catch(drugSource.shape.read, 'none'),
  }),
);

const readMedication = lenient(
  z.extend(medication, {
    id: z.catch(medication.shape.id, unnumbered),
    name: textOr(notAvailable),
    doses: z.array(readDose),
    sources: z.array(readSource),
    // Signed off only where a name and a day say so.
    review: z.catch(review, { status: 'draft', by: null, on: null }),
  }),
);

/** Returns the medication of an answer, or undefined if there is none. */
export const medicationOf = (answer: unknown): Medication | undefined =>
  readMedication.safeParse(answer).data;

/**
 * All medications in the order of their names. In each of them everything is there or plainly missing: what
 * cannot be understood is left out.
 */
export const medications: Reference<Medication[]> = {
  key: ['medications'],
  path: listMedications.path,
  staleAfter: hour,
  read: async (answer) => {
    const rows = numbered(await readInSteps(readMedication, answer));
    return rows.sort((one, other) => compareNames(one.name, other.name));
  },
};
