import { type Category, type Tool, tools } from '@oryx/calculators';

/** The tools that have a card: all but those that stand in no category. */
const tabled = tools.filter((tool) => tool.categories.length > 0);

/**
 * The tools whose title or description holds the text, in any case; each once, whatever number of
 * categories it stands in. Null for blank text: nothing is searched.
 */
export function foundTools(text: string): readonly Tool[] | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  return tabled.filter(
    ({ title, description }) =>
      title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}

/** The tools of one category, in the order of the tool table. */
export function toolsIn(category: Category): readonly Tool[] {
  return tools.filter((tool) => tool.categories.includes(category));
}

/** A category as its tab reads. */
export function categoryName(category: Category): string {
  return category === 'rsi' ? 'RSI' : `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
}
