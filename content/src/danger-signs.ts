import { dangerSign, keyedSource, review } from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { exact } from './exact.ts';

/** The schema of the file of values that mean danger. */
export const dangerSigns = z
  .strictObject({
    sources: z.array(exact(keyedSource)).min(1),
    review,
    notes: z.array(z.string().min(1)),
    rows: z.array(exact(dangerSign)).min(1),
  })
  .superRefine(({ sources, rows }, context) => {
    checkSources(sources, { rows }, context);
    for (const [index, { id, when }] of rows.entries()) {
      const fault =
        rows.findIndex((row) => row.id === id) < index ? `another sign has the id ${id}` : undefined;
      const empty = when.find(({ below, from }) => below === null && from === null);
      const message = empty ? `${id} does not say how low or high ${empty.of} is` : fault;
      if (message) context.addIssue({ code: 'custom', path: ['rows', index], message });
    }
  });
