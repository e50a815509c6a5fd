import { type Day, isDay } from '../calendar-day.ts';
import type { Course } from './course.ts';

/** Maximum number of deadlines. */
const mostDeadlines = 3;

export interface UpcomingDeadline {
  readonly course: Course;
  readonly day: Day;
}

/**
 * Returns the three earliest courses that are not self-paced and whose first date is in 2026, or in the
 * future in 2025. The requirements fix these years, so that the list ends with 2026.
 */
export function upcomingDeadlines(all: readonly Course[], today: Day): UpcomingDeadline[] {
  return all
    .flatMap((course) => {
      const day = course.courseDates === 'self-paced' ? undefined : course.courseDates[0];
      return day !== undefined && isDay(day) ? [{ course, day }] : [];
    })
    .filter(({ day }) => day.startsWith('2026-') || (day.startsWith('2025-') && day > today))
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, mostDeadlines);
}
