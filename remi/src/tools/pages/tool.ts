import type { Tool } from '../tool.ts';

/** Quotes the passages closest to a question that no other tool answers. */
export const pagesTool: Tool = {
  kind: 'pages',
  applies: () => true,
  async answer(facts, library) {
    const { quotations } = await import('./quotations.ts');
    return quotations(facts, library);
  },
};
