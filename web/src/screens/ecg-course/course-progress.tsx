import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import type { Dispatch } from 'react';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ecgCases } from './cases/ecg-cases.ts';
import { answeredText, type Course, type CourseStep, isOpen, percentAnswered } from './course.ts';

interface CourseProgressProps {
  readonly course: Course;
  readonly step: Dispatch<CourseStep>;
}

/** The progress of the course, and the choice of a case. */
export function CourseProgress({ course, step }: CourseProgressProps) {
  const percent = percentAnswered(course);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id="course-progress" className="font-semibold">
          Progress
        </p>
        <p>
          <span className="font-semibold">{percent}%</span>{' '}
          <span className="text-ink-muted text-sm">{answeredText(course)}</span>
        </p>
      </div>
      <ProgressBar
        labelledBy="course-progress"
        percent={percent}
        text={`${percent}%, ${answeredText(course)}`}
      />
      <fieldset className="flex flex-col gap-2 wide:flex-row">
        <legend className="sr-only">Cases</legend>
        {ecgCases.map(({ title }, index) => (
          <CaseButton key={title} title={title} index={index} course={course} step={step} />
        ))}
      </fieldset>
    </Card>
  );
}

interface CaseButtonProps extends CourseProgressProps {
  readonly title: string;
  readonly index: number;
}

function CaseButton({ title, index, course, step }: CaseButtonProps) {
  const isChosen = course.caseIndex === index && !course.isFinished;
  const isDone = course.completedCases.includes(index);
  const isLocked = !isOpen(course, index);
  const Icon = isLocked ? Lock : CircleCheck;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={() => step({ type: 'choose case', caseIndex: index })}
      className={classNames(
        'flex min-h-12 flex-1 items-center gap-2 rounded-control border px-3 py-2 text-left disabled:cursor-not-allowed',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      {(isDone || isLocked) && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className="flex flex-col">
        <span className="font-semibold">
          Case {index + 1}: {title}
        </span>
        <span className="text-ink-muted text-sm">
          {isLocked ? 'Opens once case 1 is completed' : isDone ? 'Completed' : 'Not completed yet'}
        </span>
      </span>
    </button>
  );
}
