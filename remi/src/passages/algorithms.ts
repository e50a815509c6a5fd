import type { Algorithm, AlgorithmStep } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/** What can be quoted of an algorithm: what it is about, and each of its steps in order. */
export function algorithmPassages({ id, title, description, steps = [] }: Algorithm): KnownPassage[] {
  const page = { route: `/algorithms/${id}`, title, kind: 'algorithm' } as const;
  const headingOf = new Map(steps.map((step) => [step.id, step.heading]));
  return numbered(page, [
    { heading: title, text: description },
    ...steps.map((step) => ({ heading: step.heading, text: stepText(step, headingOf) })),
  ]);
}

/** The details of a step and, after a decision, where each answer leads. */
export function stepText({ details, next }: AlgorithmStep, headingOf: ReadonlyMap<string, string>): string {
  const branches = next.flatMap(({ to, label }) =>
    label === null ? [] : [`${label}: ${headingOf.get(to) ?? to}`],
  );
  return [...details, ...branches].join('\n');
}
