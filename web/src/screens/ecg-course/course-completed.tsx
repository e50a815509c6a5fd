import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { allNamedText, type Course } from './course.ts';

/** The end of the course, with a link back. */
export function CourseCompleted({ course }: { readonly course: Course }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-bold text-lg text-normal-ink">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        Course Completed!
      </h2>
      <p className="font-semibold">
        By your own marking you named {allNamedText(course)} points. Go through a case again for those that
        you missed.
      </p>
      <p>
        You have answered all questions of both cases: 3.0 credits. This device keeps that you completed the
        course until you sign out; your answers are not kept.
      </p>
      <Link href="/continuing-education" className={buttonStyle('primary')}>
        Return to Education
      </Link>
    </Card>
  );
}
