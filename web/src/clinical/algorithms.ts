import { type Algorithm, algorithm, algorithmStep, listAlgorithms, way } from '@oryx/contract/algorithms';
import { source } from '@oryx/contract/review';
import * as z from 'zod/mini';
import { lenient, numbered, readInSteps, textOr, unnumbered } from '../api/lenient.ts';
import type { Reference } from '../api/reference.ts';
import { compareNames } from '../ui/compare-names.ts';
import { notAvailable } from './shown.ts';

const readStep = lenient(
  z.extend(algorithmStep, {
    type: z.catch(algorithmStep.shape.type, 'action'),
    heading: textOr(notAvailable),
    next: z.array(lenient(way)),
  }),
);

const readSource = lenient(
  z.extend(source, {
    title: textOr(notAvailable),
    edition: textOr(''),
    for: textOr(''),
    read: z.catch(source.shape.read, 'none'),
  }),
);

const readAlgorithm = z.pipe(
  lenient(
    z.extend(algorithm, {
      id: z.catch(algorithm.shape.id, unnumbered),
      title: textOr(notAvailable),
      description: textOr(''),
      steps: z.optional(z.array(readStep)),
      sources: z.optional(z.array(readSource)),
    }),
  ),
  z.transform(withoutDeadEnds),
);

/** Returns the algorithm of an answer, or undefined if there is none. */
export const algorithmOf = (answer: unknown): Algorithm | undefined => readAlgorithm.safeParse(answer).data;

/**
 * All algorithms in the order of their titles. In each of them everything is there or plainly missing, and
 * no way leads nowhere.
 */
export const algorithms: Reference<Algorithm[]> = {
  key: ['algorithms'],
  path: listAlgorithms.path,
  staleAfter: 0,
  read: async (answer) => {
    const rows = numbered(await readInSteps(readAlgorithm, answer));
    return rows.sort((one, other) => compareNames(one.title, other.title));
  },
};

function withoutDeadEnds({ steps = [], ...rest }: Algorithm): Algorithm {
  const ids = new Set(steps.map(({ id }) => id));
  return {
    ...rest,
    steps: steps.map(({ beside, ...step }) => ({
      ...step,
      next: step.next.filter(({ to }) => ids.has(to)),
      ...(beside && { beside: beside.filter((id) => ids.has(id)) }),
    })),
  };
}
