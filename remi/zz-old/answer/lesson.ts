import type { Block, PageKind } from '../remi.ts';
import type { Section } from '../retrieval/sections.ts';
import { explanationTool } from '../tools/plan/tool.ts';
import type { Tool } from '../tools/tool.ts';
import { frame, heading } from './blocks.ts';
import type { Answer } from './respond.ts';
import { inSlot } from './slots.ts';

/** Questions for the learner, by the requested section of a drug. */
const ofDrug: Partial<Readonly<Record<Section, (title: string) => string>>> = {
  dose: (title) => `Which dose of ${title} would you give, by which route, and what is the most?`,
  maximum: (title) => `What is the most of ${title} that may be given, and over what time?`,
  contraindications: (title) => `In which patients would you not give ${title}, and why?`,
  adverse: (title) => `Which effects of ${title} would you watch for, and how would you notice them?`,
  preparation: (title) => `How would you draw up ${title}, and which strength would you check for?`,
  interactions: (title) => `Which drugs would make you stop before you give ${title}?`,
  pregnancy: (title) => `What would you weigh up before you give ${title} in pregnancy?`,
};

/** Questions for the learner about a quoted page, by its kind. */
const ofPage: Partial<Readonly<Record<PageKind, (title: string) => string>>> = {
  medication: (title) => `When would you give ${title}, and when would you not?`,
  algorithm: explanationTool.lesson,
  calculator: (title) => `What goes into "${title}", and what would its result change?`,
};

/** Turns an answer into a lesson: a question for the learner, then the teaching points. */
export function asLesson({ tool, blocks }: Answer, sections: ReadonlySet<Section>): readonly Block[] {
  const subject = blocks.find(({ kind: block, source }) => block !== 'frame' && source);
  if (!subject?.source) return blocks;
  const [first] = blocks;
  const question = inSlot(first?.slot ?? 'steps', [
    frame(heading('A question first')),
    frame(
      `${questionOf(tool, subject.source.title, subject.page, sections)} Think of your answer before you read on.`,
    ),
    frame(heading('Teaching points')),
  ]);
  return [...question, ...blocks];
}

function questionOf(
  { kind, lesson }: Tool,
  title: string,
  page: PageKind | undefined,
  sections: ReadonlySet<Section>,
): string {
  if (kind !== 'pages' && kind !== 'doses') return lesson(title);
  const asked = [...sections].flatMap((section) => ofDrug[section] ?? [])[0];
  if (page === 'medication' && asked) return asked(title);
  return (page && ofPage[page]?.(title)) ?? lesson(title);
}
