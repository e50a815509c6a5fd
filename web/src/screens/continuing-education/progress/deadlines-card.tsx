import { TitledCard } from '../../../ui/titled-card.tsx';
import { TitledRows } from '../../../ui/titled-rows.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import { courses } from '../courses/courses.ts';
import { upcomingDeadlines } from '../courses/upcoming-deadlines.ts';

/** The courses that begin next. */
export function DeadlinesCard({ today }: { today: Day }) {
  return (
    <TitledCard title="Upcoming deadlines">
      <TitledRows
        empty="No upcoming deadlines."
        rows={upcomingDeadlines(courses, today).map(({ course, day }) => ({
          key: course.id,
          title: course.title,
          text: `${day < today ? 'Began' : 'Begins'} ${dayText(day)} (example date)`,
        }))}
      />
    </TitledCard>
  );
}
