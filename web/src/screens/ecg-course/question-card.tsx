import { type Dispatch, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import {
  type Course,
  type CourseStep,
  canSubmit,
  currentCase,
  goOnLabel,
  isNamed,
  namedText,
} from './course.ts';
import { AnswerSources, CorrectAnswer, LearningPoints } from './model-answer.tsx';

interface QuestionCardProps {
  readonly course: Course;
  readonly step: Dispatch<CourseStep>;
}

/** One question: the reader's answer, then the correct one with its learning points. */
export function QuestionCard({ course, step }: QuestionCardProps) {
  const { questions, sources } = currentCase(course);
  const question = questions[course.questionIndex] ?? questions[0];
  const revealed = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (course.isRevealed) revealed.current?.focus();
  }, [course.isRevealed]);
  return (
    <Card className="flex flex-col gap-4">
      <h2 tabIndex={-1} className="font-bold text-lg" data-question>
        Question {course.questionIndex + 1} of {questions.length}
      </h2>
      <Field
        label={question.prompt}
        hint="In your own words. It is not sent or kept; you compare it with the correct answer."
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={course.answer}
            readOnly={course.isRevealed}
            onChange={(event) => step({ type: 'type', answer: event.target.value })}
            className={controlStyle}
          />
        )}
      </Field>
      {!course.isRevealed && (
        <Button disabled={!canSubmit(course)} onClick={() => step({ type: 'submit' })}>
          Submit Answer
        </Button>
      )}
      {course.isRevealed && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-2 rounded-control border border-normal-line bg-normal-soft p-3 text-ink">
            <h3 ref={revealed} tabIndex={-1} className="font-bold">
              Correct answer
            </h3>
            <p className="text-sm">Mark your own answer: tick each point that it names.</p>
            <CorrectAnswer
              answer={question.correctAnswer}
              isNamed={(point) => isNamed(course, point)}
              onMark={(point) => step({ type: 'mark', point })}
            />
            <p role="status" className="font-semibold">
              You named {namedText(course)} points.
            </p>
          </div>
          <LearningPoints points={question.learningPoints} />
          <Button onClick={() => step({ type: 'go on' })}>{goOnLabel(course)}</Button>
          <AnswerSources sources={sources} />
        </div>
      )}
    </Card>
  );
}
