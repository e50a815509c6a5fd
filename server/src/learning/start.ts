import { startModule } from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { knownTimeZone } from './calendar.ts';
import type { Learning } from './learning.ts';
import { asUser, openModule } from './records.ts';
import { shownModule } from './shown-module.ts';

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
