import type { DrugSource, KeyedSource } from '@oryx/contract';
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

/**
 * Rejects general knowledge that was read, and a fact that rests on a publication which nobody opened: it has
 * to say that it is general knowledge instead.
 */
export function checkKinds(
  sources: readonly DrugSource[],
  facts: Readonly<Record<string, readonly (Fact | null)[]>>,
  context: z.RefinementCtx,
): void {
  for (const [index, { kind, read }] of sources.entries()) {
    if (kind !== null || read === 'none') continue;
    context.addIssue({
      code: 'custom',
      path: ['sources', index, 'kind'],
      message: 'what was read has a kind',
    });
  }
  for (const [field, of] of Object.entries(facts)) {
    for (const [index, fact] of of.entries()) {
      const found = sources.find(({ key }) => key === fact?.source);
      if (!found || found.kind === null || found.read !== 'none') continue;
      context.addIssue({
        code: 'custom',
        path: [field, index, 'source'],
        message: `nobody has opened ${found.key}: name a source that was read, or general knowledge`,
      });
    }
  }
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
