import type { ChatSource } from '@oryx/contract';

const link = /!?\[([^\]\n]*)\]\(([^)\s]*)[^)]*\)/g;

/** A text with only permitted links, and the pages that it cites, in text order. */
export interface Linked {
  readonly text: string;
  readonly cited: readonly ChatSource[];
}

/**
 * Removes every other link and image but keeps its text, because an answer must not lead out of Oryx or to an
 * unrelated page.
 */
export function keepLinks(answer: string, pages: readonly ChatSource[]): Linked {
  const known = new Map(pages.map(({ title, route }) => [route, title]));
  const cited = new Map<string, ChatSource>();
  const text = answer.replaceAll(link, (whole, words: string, route: string) => {
    const title = known.get(route);
    if (title === undefined || whole.startsWith('!')) return words;
    cited.set(route, { title, route });
    return `[${words}](${route})`;
  });
  return { text, cited: [...cited.values()] };
}
