import { type Algorithm, algorithm, algorithmStep, listAlgorithms, way } from '@oryx/contract/algorithms';
import { source } from '@oryx/contract/review';
import * as z from 'zod/mini';
import { lenient, numbered, rowsOf, textOr, unnumbered } from '../api/lenient.ts';
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

const readAlgorithm = lenient(
  z.extend(algorithm, {
    id: z.catch(algorithm.shape.id, unnumbered),
    title: textOr(notAvailable),
    description: textOr(''),
    steps: z.optional(z.array(readStep)),
    sources: z.optional(z.array(readSource)),
  }),
);

const readAlgorithms = rowsOf(readAlgorithm);

/**
 * All algorithms in the order of their titles. In each of them everything is there or plainly missing, and
 * no way leads nowhere.
 */
export const algorithms: Reference<Algorithm[]> = {
  key: ['algorithms'],
  path: listAlgorithms.path,
  staleAfter: 0,
  read: (answer) => sorted(readAlgorithms.parse(answer)),
};

function sorted(rows: readonly Algorithm[]): Algorithm[] {
  return numbered(rows)
    .map(withoutDeadEnds)
    .sort((one, other) => compareNames(one.title, other.title));
}

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
