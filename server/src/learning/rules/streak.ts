import { addDays, dayOf } from '../calendar.ts';
import { type LearningRecord, timeZoneOf } from './record.ts';

/**
 * Returns the number of consecutive days with an answered module, passed or not, by the local calendar of each completion.
 * The streak may end yesterday, because today is not over. Today is the day in the user's time zone.
 */
export function learningStreak(record: LearningRecord, now: Date): number {
  const days = new Set(record.completions.map(({ completedAt, timeZone }) => dayOf(completedAt, timeZone)));
  const today = dayOf(now, timeZoneOf(record));
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  // After a flight west, a completion may have tomorrow's date here. A later one is from a wrong clock.
  const last = [...days]
    .filter((day) => day <= tomorrow)
    .sort()
    .at(-1);
  if (last === undefined || last < yesterday) return 0;
  let length = 0;
  while (days.has(addDays(last, -length))) length += 1;
  return length;
}
