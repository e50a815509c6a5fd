import type { LearningPath } from '@oryx/content';
import { addDays, dayOf, mondayOf } from '../calendar.ts';
import { isPass } from './grading.ts';
import { keyOf, keyOfPlaced, type LearningRecord, mean, modulesOf, sum, timeZoneOf } from './record.ts';

/** Number of weeks, including the current one. */
const shownWeeks = 8;

/**
 * Returns the last eight weeks, oldest first, each from Monday to Sunday. A completion belongs to the week of
 * its local day. A module passed twice in a week counts once. All scores count for the mean. Removed
 * modules count only towards the time.
 */
export function learningWeeks(paths: readonly LearningPath[], record: LearningRecord, now: Date) {
  const known = new Set(modulesOf(paths).map(keyOfPlaced));
  const thisMonday = mondayOf(dayOf(now, timeZoneOf(record)));
  const completions = record.completions.map((completion) => ({
    ...completion,
    monday: mondayOf(dayOf(completion.completedAt, completion.timeZone)),
  }));
  return Array.from({ length: shownWeeks }, (_, place) => {
    const monday = addDays(thisMonday, 7 * (place + 1 - shownWeeks));
    const all = completions.filter((completion) => completion.monday === monday);
    const shown = all.filter((completion) => known.has(keyOf(completion)));
    return {
      monday,
      minutes: Math.round(sum(all.map(({ seconds }) => seconds)) / 60),
      completedModules: new Set(shown.filter(({ score }) => isPass(score)).map(keyOf)).size,
      averageScore: shown.length === 0 ? null : Math.round(mean(shown.map(({ score }) => score))),
    };
  });
}
