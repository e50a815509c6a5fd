import { interactionDrug } from '@oryx/contract/interaction';
import { getRemiKnowledge } from '@oryx/contract/kept-routes';
import * as z from 'zod/mini';
import { rowsOf } from '../api/lenient.ts';
import { hour, type Reference } from '../api/reference.ts';

const readKnowledge = z.object({ interactions: z.object({ drugs: rowsOf(interactionDrug) }) });

type InteractionDrug = z.output<typeof interactionDrug>;

/** The drugs that an interaction is stored for or was looked for, with their other names. */
export const interactionDrugs: Reference<readonly InteractionDrug[]> = {
  key: ['interaction drugs'],
  path: getRemiKnowledge.path,
  staleAfter: hour,
  read: (answer) => readKnowledge.parse(answer).interactions.drugs,
};
