import type { KeyedSource } from '@oryx/contract';
import type { z } from 'zod';

/** A fact with a reference to a source of its file. */
interface Fact {
  readonly source: string;
  readonly basis: 'seen' | 'general';
}

/**
 * Rejects a duplicate source key, a fact with an unlisted source, and a fact marked `seen` in a source that
 * nobody read. The facts stand under the names of their fields; one without a source is null.
 */
export function checkSources(
  sources: readonly KeyedSource[],
  facts: Readonly<Record<string, readonly (Fact | null)[]>>,
  context: z.RefinementCtx,
): void {
  for (const [index, { key }] of sources.entries()) {
    if (sources.findIndex((other) => other.key === key) === index) continue;
    context.addIssue({
      code: 'custom',
      path: ['sources', index, 'key'],
      message: `another source has the key ${key}`,
    });
  }
  for (const [field, of] of Object.entries(facts)) checkFacts(sources, of, field, context);
}

function checkFacts(
  sources: readonly KeyedSource[],
  facts: readonly (Fact | null)[],
  field: string,
  context: z.RefinementCtx,
): void {
  for (const [index, fact] of facts.entries()) {
    if (fact === null) continue;
    const { source, basis } = fact;
    const found = sources.find(({ key }) => key === source);
    if (!found) {
      context.addIssue({
        code: 'custom',
        path: [field, index, 'source'],
        message: `no source has the key ${source}`,
      });
    } else if (basis === 'seen' && found.read === 'none') {
      context.addIssue({
        code: 'custom',
        path: [field, index, 'basis'],
        message: `nobody has read ${source}`,
      });
    }
  }
}
