import type { Tool } from '../tool.ts';
import { quotations } from './quotations.ts';

/** Quotes the passages closest to a question that no other tool answers. */
export const pagesTool: Tool = {
  kind: 'pages',
  applies: () => true,
  answer: quotations,
  invitation:
    'I am Remi, glad to help. Ask me for a dose, the steps of an emergency, a score or a normal value. I also check drugs given together, put a patient into ISBAR, list causes not to miss, and make a care plan.',
  lesson: (title) => `What do you expect to find in "${title}"?`,
};
