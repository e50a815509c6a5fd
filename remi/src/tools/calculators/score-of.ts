import type { Evaluation } from '@oryx/calculators';

/** Returns the score of a result, or undefined if it has none. */
export function scoreOf({ outcome: { values } }: Evaluation): number | undefined {
  const score = values['adjusted'] ?? values['score'];
  return typeof score === 'number' ? score : undefined;
}
