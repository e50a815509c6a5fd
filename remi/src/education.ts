import { frame, heading } from './answer/blocks.ts';
import type { Block } from './remi.ts';
import type { Section } from './retrieval/sections.ts';

/** A question to think about first, by what was asked. */
const questions: Partial<Readonly<Record<Section, (title: string) => string>>> = {
  dose: (title) => `Which dose of ${title} would you give, by which route, and what is the most?`,
  maximum: (title) => `What is the most of ${title} that may be given, and over what time?`,
  contraindications: (title) => `In which patients would you not give ${title}, and why?`,
  adverse: (title) => `Which effects of ${title} would you watch for, and how would you notice them?`,
  preparation: (title) => `How would you draw up ${title}, and which strength would you check for?`,
  interactions: (title) => `Which drugs would make you stop before you give ${title}?`,
  pregnancy: (title) => `What would you weigh up before you give ${title} in pregnancy?`,
};

const general = (title: string) =>
  `What would you look for first in "${title}", and what would you do about it in the first five minutes?`;

/** An answer for somebody who learns: a question back, then the points to teach. */
export function asLesson(blocks: readonly Block[], sections: ReadonlySet<Section>): Block[] {
  const subject = blocks.find(({ kind, source }) => kind !== 'frame' && source)?.source;
  if (!subject) return [...blocks];
  const asked = [...sections].find((section) => questions[section]);
  const isDrug = subject.route.startsWith('/medications/');
  const wording = (isDrug && asked && questions[asked]) || general;
  return [
    frame(heading('A question first')),
    frame(`${wording(subject.title)} Think of your answer before you read on.`),
    frame(heading('Teaching points')),
    ...blocks,
  ];
}
