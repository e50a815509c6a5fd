import { type Category, furtherTools, specifiedTools, type Tool } from '@oryx/calculators';
import { compareNames } from '../../ui/compare-names.ts';

/** The specified tools with a card: all that have a category. */
const tabled = specifiedTools.filter((tool) => tool.categories.length > 0);

/** The specified tools and the further ones, which stand under a heading of their own. */
export interface Catalogue {
  readonly specified: readonly Tool[];
  readonly further: readonly Tool[];
}

/**
 * Returns the distinct tools whose title or description contains the text, ignoring case, or null for blank
 * text.
 */
export function foundTools(text: string): Catalogue | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const isFound = ({ title, description }: Tool) =>
    title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
  return { specified: tabled.filter(isFound), further: furtherTools.filter(isFound) };
}

/** All tools with a card, by their titles. */
export const toolsByTitle: readonly Tool[] = tabled.toSorted((one, other) =>
  compareNames(one.title, other.title),
);

/** Returns the tools of one category, in the order of the tool table. */
export function toolsIn(category: Category): Catalogue {
  const isIn = ({ categories }: Tool) => categories.includes(category);
  return { specified: tabled.filter(isIn), further: furtherTools.filter(isIn) };
}

/** Returns the label of a category. */
export function categoryName(category: Category): string {
  return category === 'rsi' ? 'RSI' : `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
}
