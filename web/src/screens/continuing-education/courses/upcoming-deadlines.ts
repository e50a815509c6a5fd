import { type Day, isDay } from '../calendar-day.ts';
import type { Course } from './course.ts';

/** At most so many deadlines are shown. */
const mostDeadlines = 3;

export interface UpcomingDeadline {
  readonly course: Course;
  readonly day: Day;
}

/**
 * The courses, not self-paced, whose first date is in 2026 or a future date in 2025: the three earliest.
 * The years are those of the requirements, so that the list ends with 2026.
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
