import type { Algorithm, ChatSource, Medication } from '@oryx/contract';
import { defined } from '../defined.ts';
import { grouped } from '../grouped.ts';
import { type KnownPassage, pageOf } from '../passages/passage.ts';
import type { Block, RemiAnswer } from '../remi.ts';

/** Returns a block of Oryx's own words around quotations. `source` is the page it links to. */
export const frame = (text: string, source?: ChatSource): Block =>
  defined({ kind: 'frame' as const, text, source });

/** What stands below every answer. */
export const closing = frame(
  "I answer only from Oryx's own content, word for word. Open the page before you act.",
);

/** Returns a block for a calculated figure, or for a table row that a rule selected. */
export const computed = (text: string, source: ChatSource): Block => ({ kind: 'computed', text, source });

/** Returns the page of a drug. */
export const drugPage = ({ id, name }: Pick<Medication, 'id' | 'name'>): ChatSource => ({
  title: name,
  route: `/medications/${id}`,
});

/** Returns the page of a chart. */
export const chartPage = ({ id, title }: Pick<Algorithm, 'id' | 'title'>): ChatSource => ({
  title,
  route: `/algorithms/${id}`,
});

/** Returns a Markdown link into the app. */
export const link = ({ title, route }: ChatSource): string => `[${title}](${route})`;

export const heading = (text: string): string => `### ${text}`;

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

export const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

/** Escapes user input, so that Markdown never renders it as a link or a heading. */
export function plain(text: string): string {
  return text
    .replaceAll(/[[\]()*_#>`<|\\~!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Quotes passages verbatim, grouped by page. Each group has one link; the passage order is kept. */
export function quoted(passages: readonly KnownPassage[]): Block[] {
  return [...grouped(passages, pageOf).values()].map((page) => {
    const [{ title, route, kind }] = page;
    const byHeading = grouped(page, ({ heading: part }) => part);
    const parts = [...byHeading.values()].map((part) => quotation(title, part));
    const source = { title, route };
    const text = [heading(link(source)), ...parts].join('\n\n');
    const drugs = page.flatMap(({ drugs: named = [] }) => named);
    const sections = [...new Set(page.flatMap(({ section }) => section ?? []))];
    return { kind: 'passage', source, text, page: kind, drugs, sections };
  });
}

/** Returns the quoted text under one heading of a page. */
function quotation(title: string, part: readonly [KnownPassage, ...KnownPassage[]]): string {
  const lines = new Set(part.flatMap(({ lines }) => lines).map((line) => `> ${line}`));
  const text = [...lines].join('\n>\n');
  return part[0].heading === title ? text : `**${part[0].heading}**\n\n${text}`;
}

/**
 * Links to further pages by title only, because a reader takes any quotation for an answer to the question.
 */
export function seeAlso(pages: readonly ChatSource[]): Block[] {
  if (pages.length === 0) return [];
  return [frame('**See also**'), ...pages.map((page) => frame(list([link(page)]), page))];
}

/** Returns one line that lists the drugs without a page in Oryx. */
export function withoutPage(drugs: readonly { readonly name: string }[]): Block[] {
  return drugs.length === 0
    ? []
    : [{ ...frame(`Oryx has no page of ${drugs.map(({ name }) => name).join(', ')}.`), slot: 'verdict' }];
}

/** Joins blocks into one answer. Repeated blocks and repeated sources are dropped. */
export function answerOf(all: readonly Block[]): RemiAnswer {
  const blocks = all.filter(({ text }, at) => at === all.findIndex((other) => other.text === text));
  const sources = new Map(
    blocks.flatMap(({ source }) => (source ? [[`${source.route} ${source.title}`, source]] : [])),
  );
  return { response: blocks.map(({ text }) => text).join('\n\n'), sources: [...sources.values()], blocks };
}

/** Returns a block that lists messages to send next. A screen shows buttons in its place. */
export const choiceBlock = (choices: readonly string[]): Block => ({ ...frame(list(choices)), choices });

/** Returns the messages that the blocks offer to send next. */
export const choicesOf = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(blocks.flatMap(({ choices = [] }) => choices)),
];
