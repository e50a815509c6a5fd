import type { User } from '@oryx/contract';
import { useId, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { type Detail, DetailList } from '../../../ui/detail-list.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import { CertificateSheet } from '../certificates/certificate-sheet.tsx';
import { creditsText } from '../credits.ts';
import type { Course } from './course.ts';
import { CourseAction } from './course-action.tsx';
import { CourseBadge } from './course-badge.tsx';
import { toBeConfirmed } from './courses.ts';

interface CourseCardProps {
  readonly course: Course;
  readonly user: User;
  readonly isCompleted: boolean;
  readonly today: Day;
}

/** One course with its details and its button. */
export function CourseCard({ course, user, isCompleted, today }: CourseCardProps) {
  const [isCertificateShown, setCertificateShown] = useState(false);
  const headingId = useId();
  const shown: Course = isCompleted ? { ...course, status: 'completed', progress: 100 } : course;
  return (
    <Card aria-labelledby={headingId} className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={headingId} className="font-semibold text-lg leading-tight">
          {course.title}
        </h2>
        <CourseBadge status={shown.status} />
      </div>
      <p>{course.description}</p>
      <DetailList details={detailsOf(shown, today)} />
      <div className="mt-auto pt-1">
        <CourseAction
          course={course}
          user={user}
          isCompleted={isCompleted}
          headingId={headingId}
          onCertificate={() => setCertificateShown(true)}
        />
      </div>
      {isCertificateShown && (
        <CertificateSheet
          completed={course}
          user={user}
          today={today}
          onClose={() => setCertificateShown(false)}
        />
      )}
    </Card>
  );
}

/** Returns the rows of which something is known. */
function detailsOf(course: Course, today: Day): Detail[] {
  const all: Detail[] = [
    ['Credits', creditsText(course.credits)],
    ['Duration', `${course.duration} min`],
    ['Fee', course.fee],
    ['Level', course.level],
    ['Category', course.category],
    ['Progress', `${course.progress}%`],
    ['Provider', course.provider],
    ['Location', course.location],
    ['Dates', datesText(course.courseDates, today)],
    ['Prerequisite', course.prerequisite],
    ['Interactive cases', course.hasInteractiveCases ? 'Yes' : 'No'],
    ['Enrolment', enrolmentText(course), 'whole'],
    ['Who may take part', course.eligibility, 'whole'],
  ];
  return all.filter(([, text]) => text !== toBeConfirmed);
}

function enrolmentText({ enrollmentEmail, externalLink }: Course): string {
  if (enrollmentEmail !== null) return `By e-mail: ${enrollmentEmail}`;
  return externalLink === null ? 'At once, here' : `On ${new URL(externalLink).host}`;
}

/** Returns the days of the course. Past days are marked as such. */
function datesText(dates: Course['courseDates'], today: Day): string {
  if (dates === 'self-paced') return 'Self-paced';
  return dates.map((day) => (day < today ? `${dayText(day)} (past)` : dayText(day))).join(', ');
}
