import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CaseCard } from './case-card.tsx';
import { afterStep, courseStart, currentCase, isCompleted } from './course.ts';
import { CourseCompleted } from './course-completed.tsx';
import { rememberCompletion, wasCompletedBefore } from './course-completion.ts';
import { CourseProgress } from './course-progress.tsx';
import { EcgPanel } from './ecg-panel.tsx';
import { QuestionCard } from './question-card.tsx';
import { readingMinutes } from './reading-minutes.ts';

/** The ECG practice course: two cases with a recording, two questions each. */
export function EcgCourseScreen({ title }: { readonly title: string }) {
  const [course, step] = useReducer(afterStep, courseStart);
  const [wasCompleted] = useState(wasCompletedBefore);
  const completed = isCompleted(course);
  useEffect(() => {
    if (completed) rememberCompletion();
  }, [completed]);
  const place = useFocusOnMove(course.caseIndex, course.questionIndex);
  const ecgCase = currentCase(course);
  return (
    <Page width="full">
      <PageHeader
        title={title}
        description="3.0 credits · 2 cases of 2 questions · free, at your own pace"
        backTo="/continuing-education"
      />
      <p className="text-ink-muted text-sm">
        {`The texts of both cases take about ${readingMinutes} minutes to read, and an answer to each question some minutes more. The credits are those of the course list. No accreditor has approved them.`}
      </p>
      {wasCompleted && !course.isFinished && (
        <p className="text-ink-muted">You have completed this course before. You can go through it again.</p>
      )}
      <CourseProgress course={course} step={step} />
      {course.isFinished ? (
        <CourseCompleted course={course} />
      ) : (
        <div ref={place} className="flex flex-col gap-4 wide:gap-6">
          <CaseCard ecgCase={ecgCase} />
          <EcgPanel key={ecgCase.title} ecgCase={ecgCase} />
          <QuestionCard key={`${course.caseIndex}.${course.questionIndex}`} course={course} step={step} />
        </div>
      )}
      <Link
        href="/ecg-gallery"
        className="flex min-h-12 items-center justify-between gap-2 rounded-card border border-line bg-surface px-4 py-2 font-medium text-accent-ink hover:underline"
      >
        ECG Gallery: 11 traces with what to look for
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </Page>
  );
}

/** Moves the focus to the heading of the changed case or question. */
function useFocusOnMove(caseIndex: number, questionIndex: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ caseIndex, questionIndex });
  useEffect(() => {
    const moved = before.current;
    before.current = { caseIndex, questionIndex };
    if (moved.caseIndex === caseIndex && moved.questionIndex === questionIndex) return;
    const target = moved.caseIndex === caseIndex ? '[data-question]' : '[data-case]';
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [caseIndex, questionIndex]);
  return place;
}
