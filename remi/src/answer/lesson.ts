import type { Block, PageKind } from '../remi.ts';
import type { Section } from '../retrieval/sections.ts';
import type { Answer, AnswerKind, Tool } from '../tools/tool.ts';
import { frame, heading } from './blocks.ts';
import { inSlot } from './slots.ts';

/** A question for the learner about the first page of an answer. */
type Question = (title: string) => string;

/** Questions for the learner, by the tool that answers. */
const ofTool: Readonly<Record<AnswerKind | 'alternatives' | 'sections', Question>> = {
  'hard stop': (title) => `How can ${title} be given in a way that kills, and what prevents it?`,
  antidotes: (title) =>
    `What would you do first in "${title}", which antidote is there, and what would harm?`,
  interactions: () =>
    'Which of these drugs act on the same organ or on each other, what would you notice, and what would you do?',
  calculation: (title) => `What goes into "${title}", and what would its result change?`,
  handover: () =>
    'Which finding worries you most, what is missing, and what would you say first when you hand over?',
  permission: (title) => `In which patients would you not give ${title}, and why?`,
  doses: (title) => `Which dose of ${title} would you give, by which route, and what is the most?`,
  alternatives: (title) => `What could you give instead of ${title}, and what would differ?`,
  preparation: (title) => `How would you draw up ${title}, and which strength would you check for?`,
  child: () => 'Which size or value do you expect at this age, and how would you check it on the child?',
  differentials: () =>
    'Which causes would kill first, and what would you ask or look for to tell them apart?',
  plan: (title) =>
    `Which step of "${title}" comes first, which must not wait, and what would make you change the plan?`,
  explanation: (title) => `How would you recognise "${title}", and what would you do about it first?`,
  path: (title) =>
    `Which step of "${title}" comes first for this patient, and what would you ask before the next one?`,
  sections: (title) => `What do you know of ${title} that would change what you do?`,
  pages: (title) => `What do you expect to find in "${title}"?`,
};

/** Questions for the learner, by the requested section of a drug. */
const ofDrug: Partial<Readonly<Record<Section, Question>>> = {
  dose: ofTool.doses,
  maximum: (title) => `What is the most of ${title} that may be given, and over what time?`,
  contraindications: ofTool.permission,
  adverse: (title) => `Which effects of ${title} would you watch for, and how would you notice them?`,
  preparation: ofTool.preparation,
  interactions: (title) => `Which drugs would make you stop before you give ${title}?`,
  pregnancy: (title) => `What would you weigh up before you give ${title} in pregnancy?`,
};

/** Questions for the learner about a quoted page, by its kind. */
const ofPage: Partial<Readonly<Record<PageKind, Question>>> = {
  medication: (title) => `When would you give ${title}, and when would you not?`,
  algorithm: ofTool.explanation,
  calculator: ofTool.calculation,
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
  const usual = ofTool[lesson ?? kind](title);
  if (kind !== 'pages' && kind !== 'doses') return usual;
  const asked = [...sections].flatMap((section) => ofDrug[section] ?? [])[0];
  if (page === 'medication' && asked) return asked(title);
  return (page && ofPage[page]?.(title)) ?? usual;
}
