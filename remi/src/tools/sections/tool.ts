import { askedDrug } from '../doses/asked-drug.ts';
import type { Tool } from '../tool.ts';
import { askedSections } from './asked-sections.ts';

/** Quotes the parts of the page of a drug that a text or a follow-up asks for, such as `if she is pregnant?`. */
export const sectionsTool: Tool = {
  kind: 'pages',
  lesson: 'sections',
  applies: (facts) => askedSections(facts).length > 0 && askedDrug(facts) !== undefined,
  async answer(facts, library) {
    const { sectionBlocks } = await import('./respond.ts');
    return sectionBlocks(facts, library);
  },
};
