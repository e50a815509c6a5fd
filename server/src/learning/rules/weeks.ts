import type { LearningPath } from '@oryx/content';
import { addDays, dayOf, mondayOf } from '../calendar.ts';
import { keyOf, keyOfPlaced, type LearningRecord, mean, modulesOf, sum, timeZoneOf } from './record.ts';

/** So many weeks are told, this one included. */
const shownWeeks = 8;

/**
 * The last eight weeks, oldest first, each from Monday to Sunday. A completion belongs to the week of
 * its day where it was completed. A module completed twice in a week counts once, and both of its scores
 * count for the mean; modules that the content no longer has count for the time alone.
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
      completedModules: new Set(shown.map(keyOf)).size,
      averageScore: shown.length === 0 ? null : Math.round(mean(shown.map(({ score }) => score))),
    };
  });
}
