import type { LearningModule } from '@oryx/contract';
import type { PlacedModule } from './rules/record.ts';
import { moduleMinutes } from './rules/time.ts';

/** Returns a module in the form of the contract, without its right answers. */
export function shownModule({ path, module }: PlacedModule): LearningModule {
  const { id, title, skill, reading, links, questions } = module;
  const cited = new Set([...reading, ...questions].map(({ source }) => source));
  return {
    id,
    title,
    minutes: moduleMinutes(module),
    skill,
    reading,
    links,
    questions: questions.map(({ id, prompt, ecg, choices }) => ({ id, prompt, ecg, choices })),
    sources: path.sources.filter(({ key }) => cited.has(key)),
    review: path.review,
  };
}
