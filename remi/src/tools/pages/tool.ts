import type { Tool } from '../tool.ts';

/** Quotes the passages closest to a question that no other tool answers. */
export const pagesTool: Tool = {
  kind: 'pages',
  applies: () => true,
  async answer(facts, library) {
    const { quotations } = await import('./quotations.ts');
    return quotations(facts, library);
  },
  invitation:
    'I am Remi, glad to help. Ask me for a dose, the steps of an emergency, a score or a normal value. I also check drugs given together, put a patient into ISBAR, list causes not to miss, and make a care plan.',
  lesson: (title) => `What do you expect to find in "${title}"?`,
};
