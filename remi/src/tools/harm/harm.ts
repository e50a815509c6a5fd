import type { HarmAnswer, HelpLine, RemiKnowledge } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { frame, heading, list } from '../../answer/blocks.ts';
import { readHarm } from '../../read/harm.ts';
import type { Block } from '../../remi.ts';

/** What is needed of the library. */
interface Needed {
  readonly patterns: Patterns;
  readonly sources: { readonly knowledge: Pick<RemiKnowledge, 'helpLines' | 'harmAnswers'> };
}

/** What is said where the content has no answer: still no dose. */
const refusal: Omit<HarmAnswer, 'harm'> = {
  title: 'I do not help with this',
  before: 'Please talk to somebody.',
  after: '',
  lines: ['emergency', 'self-harm'],
};

/**
 * Returns the fixed answer to somebody who wants to harm themselves or others, or undefined for any other text. It
 * holds no dose, and nothing else belongs beside it.
 */
export function refusalBlocks(text: string, { patterns, sources }: Needed): Block[] | undefined {
  const harm = readHarm(text, patterns);
  const {
    helpLines: { rows: lines },
    harmAnswers,
  } = sources.knowledge;
  if (!harm) return undefined;
  const {
    title,
    before,
    after,
    lines: wanted,
  } = harmAnswers.rows.find((row) => row.harm === harm) ?? refusal;
  return [
    frame(`${heading(title)}\n\n${before}`),
    ...(lines.length > 0 ? [frame(helpText(lines, wanted))] : []),
    ...(after === '' ? [] : [frame(after)]),
  ].map((block) => ({ ...block, slot: 'danger' as const }));
}

/** Returns the telephone numbers for some needs as a list, each number once. */
export function helpText(lines: readonly HelpLine[], wanted: readonly string[]): string {
  const found = wanted.flatMap((need) => lines.filter((line) => line.for.some((each) => each === need)));
  return list(
    [...new Set(found)].map(
      ({ country, name, number, basis }) =>
        `${name}, ${country}: **${number}**${basis === 'general' ? ' (number awaiting review)' : ''}`,
    ),
  );
}
