import type { Algorithm } from '@oryx/contract';
import { type KnownPassage, numbered } from './passage.ts';

/**
 * Returns the passages of an algorithm: its description, then each step in order. The ways of a decision say nothing
 * without the chart, so that they are left out, and so is a decision that is only a question.
 */
export function algorithmPassages({ id, title, description, steps = [] }: Algorithm): KnownPassage[] {
  const page = { route: `/algorithms/${id}`, title, kind: 'algorithm' } as const;
  return numbered(page, [
    { heading: title, lines: [description] },
    ...steps
      .filter(({ type, details }) => type !== 'decision' || details.length > 0)
      .map(({ heading, details }) => ({ heading, lines: details })),
  ]);
}
