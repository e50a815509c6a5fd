import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import type { Tool } from '../tool.ts';

/** Gives the steps of an algorithm and its drugs as a care plan. */
export const planTool: Tool = {
  kind: 'plan',
  applies: ({ text, patterns }) => patterns('asks-plan').test(text),
  answer: (facts, library) => planOf('plan', facts, library),
};

/** Explains a diagnosis by its algorithm. */
export const explanationTool: Tool = {
  kind: 'explanation',
  applies: ({ text, patterns }) => patterns('asks-explanation').test(text),
  answer: (facts, library) => planOf('explain', facts, library),
};

/** Returns the plan of the page that a text is about if it is an algorithm, otherwise nothing. */
async function planOf(
  kind: 'explain' | 'plan',
  { found, question }: Facts,
  library: Library,
): Promise<Block[]> {
  const { isSure, pages } = await found();
  const algorithm = isSure ? library.chartAt(pages[0]?.passages[0]?.route) : undefined;
  // A plan is seldom asked for, so that its code is loaded then.
  const { planFor } = await import('./plan.ts');
  return algorithm ? planFor(kind, question, algorithm, library) : [];
}
