import type { ChatSource } from '@oryx/contract';
import { type KnownPassage, pageOf } from '../passages/passage.ts';
import type { Block, RemiAnswer } from '../remi.ts';

/** Words around what is quoted; `source` is the page that they lead to. */
export const frame = (text: string, source?: ChatSource): Block => ({
  kind: 'frame',
  text,
  ...(source ? { source } : {}),
});

/** A figure that a calculator worked out, or a row of a table that a rule picked. */
export const computed = (text: string, source: ChatSource): Block => ({ kind: 'computed', text, source });

/** A link into the app. */
export const link = ({ title, route }: ChatSource): string => `[${title}](${route})`;

export const heading = (text: string): string => `### ${text}`;

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

export const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

/** What somebody typed, so that it is read as plain words and never as a link or a heading. */
export function plain(text: string): string {
  return text
    .replaceAll(/[[\]()*_#>`<|\\~!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Passages word for word: those of one page under one link, in the order of the passages. */
export function quoted(passages: readonly KnownPassage[]): Block[] {
  return grouped(passages, pageOf).map((page) => {
    const [{ title, route }] = page;
    const parts = grouped(page, ({ heading: part }) => part).map((part) => quotation(title, part));
    const source = { title, route };
    return { kind: 'passage', source, text: [heading(link(source)), ...parts].join('\n\n') };
  });
}

/** What stands under one heading of a page. */
function quotation(title: string, part: Group<KnownPassage>): string {
  const lines = new Set(part.flatMap(({ text }) => text.split('\n')).map((line) => `> ${line}`));
  const text = [...lines].join('\n>\n');
  return part[0].heading === title ? text : `**${part[0].heading}**\n\n${text}`;
}

/** Pages to read on, by their titles only: a quotation beside the question is read as an answer to it. */
export function seeAlso(pages: readonly ChatSource[]): Block[] {
  if (pages.length === 0) return [];
  return [frame('**See also**'), ...pages.map((page) => frame(list([link(page)]), page))];
}

type Group<Item> = readonly [Item, ...Item[]];

/** Items with the same key together, in the order of the first of each. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Blocks as one answer, each quotation once, with every page that they rest on, once. */
export function answerOf(all: readonly Block[]): RemiAnswer {
  const blocks = all.filter(
    ({ kind, text }, at) => kind !== 'passage' || at === all.findIndex((other) => other.text === text),
  );
  const sources = new Map(
    blocks.flatMap(({ source }) => (source ? [[`${source.route} ${source.title}`, source]] : [])),
  );
  return { response: blocks.map(({ text }) => text).join('\n\n'), sources: [...sources.values()], blocks };
}
