import { cause, complaint, conditions, keyedSource } from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { exact } from './exact.ts';
import { writtenReview } from './written-review.ts';

const fewestComplaints = 30;

const exactCause = z.strictObject({
  ...cause.shape,
  when: z.optional(conditions),
  against: z.optional(conditions),
});

/** The schema of the file of complaints and their causes not to miss. */
export const complaints = z
  .strictObject({
    sources: z.array(exact(keyedSource)).min(1),
    review: writtenReview,
    notes: z.array(z.string().min(1)),
    rows: z.array(exact(complaint).extend({ causes: z.array(exactCause).min(3) })).min(fewestComplaints),
  })
  .superRefine(({ sources, rows }, context) => {
    checkSources(sources, { rows: rows.flatMap(({ causes }) => causes) }, context);
    const seen = new Set<string>();
    for (const [index, { id, complaint: name, names }] of rows.entries()) {
      for (const word of new Set([id, name, ...names].map((each) => each.toLowerCase()))) {
        if (seen.has(word))
          context.addIssue({
            code: 'custom',
            path: ['rows', index],
            message: `${word} stands for another complaint`,
          });
        seen.add(word);
      }
    }
  });
