import { type Day, dayText } from '../calendar-day.ts';
import { courses } from '../courses/courses.ts';
import { upcomingDeadlines } from '../courses/upcoming-deadlines.ts';
import { ProgressCard } from './progress-card.tsx';
import { ProgressRows } from './progress-rows.tsx';

/** The courses that begin next. */
export function DeadlinesCard({ today }: { today: Day }) {
  return (
    <ProgressCard title="Upcoming deadlines">
      <ProgressRows
        empty="No upcoming deadlines."
        rows={upcomingDeadlines(courses, today).map(({ course, day }) => ({
          key: course.id,
          title: course.title,
          text: `${day < today ? 'Began' : 'Begins'} ${dayText(day)} (example date)`,
        }))}
      />
    </ProgressCard>
  );
}
