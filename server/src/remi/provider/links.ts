import type { ChatSource } from '@oryx/contract';

const link = /!?\[([^\]\n]*)\]\(([^)\s]*)[^)]*\)/g;

/** A text with no links but those to given pages, and the pages it cites, in its order. */
export interface Linked {
  readonly text: string;
  readonly cited: readonly ChatSource[];
}

/** Leaves the words of every other link and of images: an answer must send nobody out of Oryx, nor to a page it was not given. */
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
