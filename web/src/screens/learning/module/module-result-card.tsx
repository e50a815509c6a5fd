import type { LearningModule } from '@oryx/contract';
import { passMark } from '@oryx/contract/limits';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { percentText } from '../words.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import type { ModuleResult } from './submit-answers.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

interface ModuleResultCardProps {
  readonly module: LearningModule;
  readonly result: ModuleResult;
  readonly onNext: (() => void) | undefined;
  readonly isOpening: boolean;
  readonly onTryAgain: () => void;
  readonly onBack: () => void;
}

/** The score, each question with its right answer and explanation, and links to continue. */
export function ModuleResultCard(props: ModuleResultCardProps) {
  const { module, result, onNext, isOpening, onTryAgain, onBack } = props;
  const heading = useFocusedHeading();
  const { completedModules, totalModules, status } = result.progress;
  const right = result.results.filter(({ isRight }) => isRight).length;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-bold text-xl">
          Your score: {percentText(result.score)}
        </h2>
        <p>
          {right} of {result.results.length} answers right.{' '}
          {status === 'completed'
            ? 'You have completed this path.'
            : `${completedModules} of ${totalModules} modules of this path completed.`}
        </p>
        {!result.completed && (
          <p className="font-semibold">
            This module is complete with {passMark}% right. Try it again: the best score counts.
          </p>
        )}
      </div>
      <ol aria-label="Your answers" className="flex flex-col gap-4">
        {result.results.map((answer) => (
          <AnsweredQuestion key={answer.questionId} module={module} answer={answer} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {onNext !== undefined && (
          <Button busy={isOpening} onClick={onNext} className="flex-1">
            Next Module
          </Button>
        )}
        <Button variant="secondary" onClick={onBack} className="flex-1">
          Back to paths
        </Button>
        <Button variant="secondary" onClick={onTryAgain} className="flex-1">
          Try again
        </Button>
      </div>
    </Card>
  );
}
