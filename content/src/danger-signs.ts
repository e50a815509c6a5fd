import { type DangerSign, dangerSign, keyedSource } from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { exact } from './exact.ts';
import { writtenReview } from './written-review.ts';

/** The schema of the file of values that mean danger. */
export const dangerSigns = z
  .strictObject({
    sources: z.array(exact(keyedSource)).min(1),
    review: writtenReview,
    notes: z.array(z.string().min(1)),
    rows: z.array(exact(dangerSign)).min(1),
  })
  .superRefine(({ sources, rows }, context) => {
    checkSources(sources, { rows }, context);
    for (const [index, row] of rows.entries()) {
      const isTwice = rows.findIndex(({ id }) => id === row.id) < index;
      const message = isTwice ? `another sign has the id ${row.id}` : faultOf(row);
      if (message) context.addIssue({ code: 'custom', path: ['rows', index], message });
    }
  });

function faultOf({ id, when, said, isDanger, see }: DangerSign): string | undefined {
  const empty = when.find(({ below, from }) => below === null && from === null);
  if (empty) return `${id} does not say how low or high ${empty.of} is`;
  if (when.length === 0 && said.length === 0) return `${id} does not say what it is found by`;
  if (isDanger && see.length === 0) return `${id} is a danger without a chart`;
  return !isDanger && see.length > 0 ? `${id} is no danger and leads to a chart` : undefined;
}
