import type { LearningPath } from '@oryx/content';
import type { learningAnalytics, ResponseOf } from '@oryx/contract';
import { addDays, dayOf, daysFrom, endOfDay } from '../calendar.ts';
import { pathProgress } from './progress.ts';
import { type LearningRecord, timeZoneOf } from './record.ts';

type Deadline = ResponseOf<typeof learningAnalytics>['upcomingDeadlines'][number];

/** Planned pace of a path: days per module. */
const daysPerModule = 7;
/** A deadline within this number of days, or in the past, has high priority. */
const highWithinDays = 3;
/** A deadline within this number of days has medium priority. */
const mediumWithinDays = 7;

/**
 * Returns a deadline for each path in progress, soonest first. The deadline is the end of the user's day,
 * seven days per module of the path after the first module was opened. Its priority is high within three days
 * or in the past, medium within seven days, otherwise low.
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
    // Offline answers may be older than the first opening.
    ...completions.filter(({ pathId }) => pathId === id).map(({ completedAt }) => completedAt.getTime()),
  ];
  return addDays(dayOf(new Date(Math.min(...begun)), timeZone), daysPerModule * modules.length);
}

function priorityOf(daysLeft: number): Deadline['priority'] {
  if (daysLeft <= highWithinDays) return 'high';
  return daysLeft <= mediumWithinDays ? 'medium' : 'low';
}
