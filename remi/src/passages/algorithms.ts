import type { Algorithm, AlgorithmStep } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/** Returns the passages of an algorithm: its description, then each step in order. */
export function algorithmPassages({ id, title, description, steps = [] }: Algorithm): KnownPassage[] {
  const page = { route: `/algorithms/${id}`, title, kind: 'algorithm' } as const;
  const headingOf = new Map(steps.map((step) => [step.id, step.heading]));
  return numbered(page, [
    { heading: title, lines: [description] },
    ...steps.map((step) => ({ heading: step.heading, lines: stepLines(step, headingOf) })),
  ]);
}

/** Returns the details of a step. A decision adds the next step of each answer. */
export function stepLines(
  { details, next }: AlgorithmStep,
  headingOf: ReadonlyMap<string, string>,
): readonly string[] {
  const branches = next.flatMap(({ to, label }) =>
    label === null ? [] : [`${label}: ${headingOf.get(to) ?? to}`],
  );
  return [...details, ...branches];
}
