import type { LearningPath } from '@oryx/content';
import type { learningAnalytics, ResponseOf } from '@oryx/contract';
import { addDays, dayOf, daysFrom, endOfDay } from '../calendar.ts';
import { pathProgress } from './progress.ts';
import { type LearningRecord, timeZoneOf } from './record.ts';

type Deadline = ResponseOf<typeof learningAnalytics>['upcomingDeadlines'][number];

/** A module a week is the pace that a path is planned for. */
const daysPerModule = 7;
/** A deadline within so many days is urgent; so is one that has passed. */
const highWithinDays = 3;
/** A deadline within so many days is near. */
const mediumWithinDays = 7;

/**
 * A deadline for each path in progress, soonest first: the end of the day, where the user is, that comes
 * seven days for each module of the path after the day on which its first module was begun. Its priority
 * is high within three days and when it has passed, medium within seven, otherwise low.
 */
export function upcomingDeadlines(
  paths: readonly LearningPath[],
  record: LearningRecord,
  now: Date,
): Deadline[] {
  const timeZone = timeZoneOf(record);
  const today = dayOf(now, timeZone);
  return paths
    .filter((path) => pathProgress(path, record).status === 'in_progress')
    .map((path) => ({ title: path.title, day: dueDay(path, record, timeZone) }))
    .toSorted((a, b) => daysFrom(b.day, a.day))
    .map(({ title, day }) => ({
      title,
      dueDate: endOfDay(day, timeZone).toISOString(),
      priority: priorityOf(daysFrom(today, day)),
    }));
}

function dueDay(
  { id, modules }: LearningPath,
  { starts, completions }: LearningRecord,
  timeZone: string,
): string {
  const begun = [
    ...starts.filter(({ pathId }) => pathId === id).map(({ startedAt }) => startedAt.getTime()),
    // Answers without an opening of their own may have been given before the first one.
    ...completions.filter(({ pathId }) => pathId === id).map(({ completedAt }) => completedAt.getTime()),
  ];
  return addDays(dayOf(new Date(Math.min(...begun)), timeZone), daysPerModule * modules.length);
}

function priorityOf(daysLeft: number): Deadline['priority'] {
  if (daysLeft <= highWithinDays) return 'high';
  return daysLeft <= mediumWithinDays ? 'medium' : 'low';
}
