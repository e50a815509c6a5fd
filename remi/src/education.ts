import { frame, heading } from './answer/blocks.ts';
import type { Answer, AnswerKind } from './answer/intents.ts';
import type { Block } from './remi.ts';
import type { Section } from './retrieval/sections.ts';

/** A question to think about first, by what was asked of a drug. */
const ofDrug: Partial<Readonly<Record<Section, (title: string) => string>>> = {
  dose: (title) => `Which dose of ${title} would you give, by which route, and what is the most?`,
  maximum: (title) => `What is the most of ${title} that may be given, and over what time?`,
  contraindications: (title) => `In which patients would you not give ${title}, and why?`,
  adverse: (title) => `Which effects of ${title} would you watch for, and how would you notice them?`,
  preparation: (title) => `How would you draw up ${title}, and which strength would you check for?`,
  interactions: (title) => `Which drugs would make you stop before you give ${title}?`,
  pregnancy: (title) => `What would you weigh up before you give ${title} in pregnancy?`,
};

/** The same by the kind of the answer, whose first page has a title. */
const ofAnswer: Readonly<Record<Exclude<AnswerKind, 'pages'>, (title: string) => string>> = {
  interactions: () =>
    'Which of these drugs act on the same organ or on each other, what would you notice, and what would you do?',
  handover: () =>
    'Which finding worries you most, what is missing, and what would you say first when you hand over?',
  differentials: () =>
    'Which causes would kill first, and what would you ask or look for to tell them apart?',
  plan: (title) =>
    `Which step of "${title}" comes first, which must not wait, and what would make you change the plan?`,
  explanation: (title) => `How would you recognise "${title}", and what would you do about it first?`,
};

/** The same by the page that is quoted. */
function ofPage({ title, route }: { readonly title: string; readonly route: string }): string {
  if (route.startsWith('/medications/')) return `When would you give ${title}, and when would you not?`;
  if (route.startsWith('/algorithms/')) return ofAnswer.explanation(title);
  if (route.startsWith('/calculator')) return `What goes into "${title}", and what would its result change?`;
  return `What do you expect to find in "${title}"?`;
}

/** An answer for somebody who learns: a question back, then the points to teach. */
export function asLesson({ kind, blocks }: Answer, sections: ReadonlySet<Section>): readonly Block[] {
  const subject = blocks.find(({ kind: block, source }) => block !== 'frame' && source)?.source;
  if (!subject) return blocks;
  return [
    frame(heading('A question first')),
    frame(`${questionOf(kind, subject, sections)} Think of your answer before you read on.`),
    frame(heading('Teaching points')),
    ...blocks,
  ];
}

function questionOf(
  kind: AnswerKind,
  subject: { readonly title: string; readonly route: string },
  sections: ReadonlySet<Section>,
): string {
  if (kind !== 'pages') return ofAnswer[kind](subject.title);
  const asked = [...sections].flatMap((section) => ofDrug[section] ?? [])[0];
  return asked && subject.route.startsWith('/medications/') ? asked(subject.title) : ofPage(subject);
}
