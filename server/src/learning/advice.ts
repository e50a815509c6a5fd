import { acceptRecommendation, listRecommendations } from '@oryx/contract';
import { shownUser, type UserRow } from '../auth/users.ts';
import { HttpError } from '../http/http-error.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import type { Queries } from '../storage/storage.ts';
import type { Learning } from './learning.ts';
import { acceptNow, asUser, openModule, readRecord, userOf } from './records.ts';
import { isAccepted, type Recommending, recommend } from './rules/recommendations.ts';
import { timeZoneOf } from './rules/record.ts';

/** Returns the route of the recommendations. */
export function recommendationsRoute(learning: Learning): Route {
  return serve(listRecommendations, async (_, call) => {
    const user = await userOf(learning.db, sessionOf(call).userId);
    return recommend(await gather(learning, learning.db, user));
  });
}

/**
 * Returns the route that starts a recommended module. Accepting it again returns the same and starts nothing.
 */
export function acceptRoute(learning: Learning): Route {
  return serve(acceptRecommendation, (_, call) => {
    const { userId } = sessionOf(call);
    const recommendationId = call.params.id;
    return asUser(learning.db, userId, async (queries, user) => {
      const given = await gather(learning, queries, user);
      const { record, now } = given;
      if (!isAccepted(recommendationId, record, now)) {
        const accepted = recommend(given).find(({ id }) => id === recommendationId);
        if (!accepted) throw new HttpError(404, 'There is no such recommendation for you.');
        const { pathId, moduleId } = accepted;
        await openModule(queries, { userId, pathId, moduleId }, { now, timeZone: timeZoneOf(record) });
        await acceptNow(queries, { userId, recommendationId }, now);
      }
      return { message: 'The recommendation is accepted, and its module is started.' };
    });
  });
}

async function gather({ content, clock }: Learning, queries: Queries, user: UserRow): Promise<Recommending> {
  const record = await readRecord(queries, user.id);
  return { paths: content.paths, record, profession: shownUser(user).profession, now: clock() };
}
