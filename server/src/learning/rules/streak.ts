import { addDays, dayOf } from '../calendar.ts';
import { type LearningRecord, timeZoneOf } from './record.ts';

/**
 * Days in a row on each of which a module was completed, by the calendar of where it was completed. The
 * row may end yesterday, because today is not over; today is the day where the user is now.
 */
export function learningStreak(record: LearningRecord, now: Date): number {
  const days = new Set(record.completions.map(({ completedAt, timeZone }) => dayOf(completedAt, timeZone)));
  const yesterday = addDays(dayOf(now, timeZoneOf(record)), -1);
  // Who flew west may have completed a module on what is tomorrow here.
  const last = [...days].sort().at(-1);
  if (last === undefined || last < yesterday) return 0;
  let length = 0;
  while (days.has(addDays(last, -length))) length += 1;
  return length;
}
