import { frame, heading } from './answer/blocks.ts';
import type { Answer, AnswerKind } from './answer/request.ts';
import type { Block, PageKind } from './remi.ts';
import type { Section } from './retrieval/sections.ts';

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

/** Questions for the learner, by the kind of answer and the title of its first page. */
const ofAnswer: Readonly<Record<Exclude<AnswerKind, 'pages'>, (title: string) => string>> = {
  interactions: () =>
    'Which of these drugs act on the same organ or on each other, what would you notice, and what would you do?',
  handover: () =>
    'Which finding worries you most, what is missing, and what would you say first when you hand over?',
  permission: (title) => `In which patients would you not give ${title}, and why?`,
  differentials: () =>
    'Which causes would kill first, and what would you ask or look for to tell them apart?',
  plan: (title) =>
    `Which step of "${title}" comes first, which must not wait, and what would make you change the plan?`,
  explanation: (title) => `How would you recognise "${title}", and what would you do about it first?`,
};

/** Questions for the learner about a quoted page, by its kind. */
const ofPage: Partial<Readonly<Record<PageKind, (title: string) => string>>> = {
  medication: (title) => `When would you give ${title}, and when would you not?`,
  algorithm: ofAnswer.explanation,
  calculator: (title) => `What goes into "${title}", and what would its result change?`,
};

/** Turns an answer into a lesson: a question for the learner, then the teaching points. */
export function asLesson({ kind, blocks }: Answer, sections: ReadonlySet<Section>): readonly Block[] {
  const subject = blocks.find(({ kind: block, source }) => block !== 'frame' && source);
  if (!subject?.source) return blocks;
  return [
    frame(heading('A question first')),
    frame(
      `${questionOf(kind, subject.source.title, subject.page, sections)} Think of your answer before you read on.`,
    ),
    frame(heading('Teaching points')),
    ...blocks,
  ];
}

function questionOf(
  kind: AnswerKind,
  title: string,
  page: PageKind | undefined,
  sections: ReadonlySet<Section>,
): string {
  if (kind !== 'pages') return ofAnswer[kind](title);
  const asked = [...sections].flatMap((section) => ofDrug[section] ?? [])[0];
  if (page === 'medication' && asked) return asked(title);
  return (page && ofPage[page]?.(title)) ?? `What do you expect to find in "${title}"?`;
}
