import { interaction, interactionDrug, keyedSource } from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { exact } from './exact.ts';
import { checkDrugs } from './interaction-drugs.ts';
import { writtenReview } from './written-review.ts';

/** The schema of the file of drug interactions and of the drugs in its rows. */
export const interactions = z
  .strictObject({
    sources: z.array(exact(keyedSource)).min(1),
    review: writtenReview,
    notes: z.array(z.string().min(1)),
    drugs: z.array(exact(interactionDrug)).min(1),
    rows: z.array(exact(interaction)).min(1),
  })
  .superRefine(({ sources, drugs, rows }, context) => {
    checkSources(sources, { rows }, context);
    checkDrugs(drugs, rows, context);
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
