import type { User } from '@oryx/contract';
import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import type { Day } from '../calendar-day.ts';
import { CourseCard } from './course-card.tsx';
import { areCourseDetailsExamples, courses } from './courses.ts';

interface CoursesTabProps {
  readonly user: User;
  readonly isCompleted: (id: number) => boolean;
  readonly today: Day;
}

/** The courses, each with its enrolment. */
export function CoursesTab({ user, isCompleted, today }: CoursesTabProps) {
  return (
    <div className="flex flex-col gap-4">
      {areCourseDetailsExamples && (
        <p className={`flex gap-2 rounded-card border p-3 text-sm ${toneStyle.caution}`}>
          <ToneIcon tone="caution" />
          Course dates and the addresses for enrolment are examples until the providers confirm them. Mail to
          them reaches nobody yet.
        </p>
      )}
      <ul aria-label="Courses" className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} user={user} isCompleted={isCompleted(course.id)} today={today} />
          </li>
        ))}
      </ul>
    </div>
  );
}
