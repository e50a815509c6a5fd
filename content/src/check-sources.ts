import type { KeyedSource } from '@oryx/contract';
import type { z } from 'zod';

/** A fact that rests on one of the sources of its file. */
interface Fact {
  readonly source: string;
  readonly basis: 'seen' | 'general';
}

/** Refuses a key that two sources share, a fact whose source is not listed, and one which claims to be seen in a source that nobody read. */
export function checkSources(
  sources: readonly KeyedSource[],
  facts: readonly Fact[],
  field: string,
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
  for (const [index, { source, basis }] of facts.entries()) {
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
