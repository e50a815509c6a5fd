import type { ChatSource } from '@oryx/contract';
import type { KnownPassage } from '../passages/passage.ts';
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

/** Passages word for word, those of one page and heading under one link, in the order of the page. */
export function quoted(passages: readonly KnownPassage[]): Block[] {
  const groups = new Map<string, KnownPassage[]>();
  for (const passage of passages) {
    const key = `${passage.route} ${passage.title} ${passage.heading}`;
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const source = { title: first.title, route: first.route };
    const about = first.heading === first.title ? '' : `**${first.heading}** · `;
    const lines = group.flatMap(({ text }) => text.split('\n')).map((line) => `> ${line}`);
    return [{ kind: 'passage' as const, source, text: `${about}${link(source)}\n\n${lines.join('\n>\n')}` }];
  });
}

/** Blocks as one answer, with every page that they rest on, once. */
export function answerOf(blocks: readonly Block[]): RemiAnswer {
  const sources = new Map(
    blocks.flatMap(({ source }) => (source ? [[`${source.route} ${source.title}`, source]] : [])),
  );
  return { response: blocks.map(({ text }) => text).join('\n\n'), sources: [...sources.values()], blocks };
}
