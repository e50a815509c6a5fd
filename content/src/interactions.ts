import { interaction, keyedSource, review } from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';

/** The schema of the file of drug interactions. */
export const interactions = z
  .strictObject({
    sources: z.array(keyedSource.strict()).min(1),
    review,
    notes: z.array(z.string().min(1)),
    rows: z.array(interaction.strict()).min(1),
  })
  .superRefine(({ sources, rows }, context) => {
    checkSources(sources, rows, 'rows', context);
    const seen = new Set<string>();
    for (const [index, { a, b }] of rows.entries()) {
      const pair = [a, b]
        .map((names) => names.join(', ').toLowerCase())
        .sort()
        .join(' + ');
      if (seen.has(pair))
        context.addIssue({ code: 'custom', path: ['rows', index], message: `the pair ${pair} stands twice` });
      seen.add(pair);
    }
  });
