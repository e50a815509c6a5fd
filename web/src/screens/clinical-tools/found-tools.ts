import { type Category, type Tool, tools } from '@oryx/calculators';

/** The tools with a card: all that have a category. */
const tabled = tools.filter((tool) => tool.categories.length > 0);

/**
 * Returns the distinct tools whose title or description contains the text, ignoring case, or null for blank
 * text.
 */
export function foundTools(text: string): readonly Tool[] | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  return tabled.filter(
    ({ title, description }) =>
      title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}

/** All tools with a card, by their titles. */
export const toolsByTitle: readonly Tool[] = tabled.toSorted((one, other) =>
  one.title.localeCompare(other.title, 'en', { sensitivity: 'base' }),
);

/** Returns the tools of one category, in the order of the tool table. */
export function toolsIn(category: Category): readonly Tool[] {
  return tools.filter((tool) => tool.categories.includes(category));
}

/** Returns the label of a category. */
export function categoryName(category: Category): string {
  return category === 'rsi' ? 'RSI' : `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
}
