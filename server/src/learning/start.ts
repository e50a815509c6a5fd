import { type LearningModule, startModule } from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { knownTimeZone } from './calendar.ts';
import type { Learning } from './learning.ts';
import { asUser, openModule } from './records.ts';
import type { PlacedModule } from './rules/record.ts';
import { moduleMinutes } from './rules/time.ts';

/** Returns the route that opens a module for the user and returns it without the right answers. */
export function startRoute({ db, content, clock }: Learning): Route {
  return serve(startModule, async ({ pathId, moduleId }, call) => {
    const { userId } = sessionOf(call);
    const placed = content.find(pathId, moduleId);
    const timeZone = knownTimeZone(call.headers['time-zone']);
    await asUser(db, userId, (queries) =>
      openModule(queries, { userId, pathId, moduleId }, { now: clock(), timeZone }),
    );
    return { message: `You have started "${placed.module.title}".`, module: shownModule(placed) };
  });
}

/** Returns a module in the form of the contract. */
function shownModule({ path, module }: PlacedModule): LearningModule {
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
