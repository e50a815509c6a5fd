import { cause, complaint } from '@oryx/contract/complaint';
import { getRemiKnowledge } from '@oryx/contract/kept-routes';
import { basis, keyedSource } from '@oryx/contract/review';
import * as z from 'zod/mini';
import { lenient, rowsOf, textOr } from '../api/lenient.ts';
import { hour, type Reference } from '../api/reference.ts';
import { compareNames } from '../ui/compare-names.ts';
import { notAvailable } from './shown.ts';

const readCause = lenient(
  z.extend(cause, {
    cause: textOr(notAvailable),
    source: textOr(''),
    // Read in its source only where the cause says so.
    basis: z.catch(basis, 'general'),
  }),
);

const readComplaint = lenient(
  z.extend(complaint, {
    names: z.catch(z.array(z.string()), []),
    ask: z.array(z.string()),
    causes: z.array(readCause),
  }),
);

const readSource = lenient(z.extend(keyedSource, { title: textOr(notAvailable), edition: textOr('') }));

const nothing = { sources: [], rows: [] };

const readKnowledge = z.object({
  complaints: z.catch(z.object({ sources: rowsOf(readSource), rows: rowsOf(readComplaint) }), nothing),
});

export type Complaints = z.output<typeof readKnowledge>['complaints'];
export type ShownComplaint = Complaints['rows'][number];
export type ShownCause = ShownComplaint['causes'][number];

/** The presenting complaints in the order of their names, with the sources that they cite. */
export const complaints = {
  key: ['complaints'],
  path: getRemiKnowledge.path,
  staleAfter: hour,
  read: (answer: unknown) => {
    const { sources, rows } = readKnowledge.parse(answer).complaints;
    const sorted = rows.toSorted((one, other) => compareNames(one.complaint, other.complaint));
    return { sources, rows: sorted };
  },
} satisfies Reference<Complaints>;
