import type { LearningModule } from '@oryx/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { toneStyle } from '../../../ui/tone.ts';
import { FactSource } from './fact-source.tsx';
import type { ModuleResult } from './submit-answers.ts';

interface AnsweredQuestionProps {
  readonly module: LearningModule;
  readonly answer: ModuleResult['results'][number];
}

/** A graded question: right or wrong, the right answer, the explanation and its source. */
export function AnsweredQuestion({ module, answer }: AnsweredQuestionProps) {
  const { questionId, choice, rightChoice, isRight, explanation, source, basis } = answer;
  const question = module.questions.find(({ id }) => id === questionId);
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <li className="flex flex-col gap-1.5 border-line border-t pt-3">
      <p className="font-semibold">{question?.prompt}</p>
      <div
        className={`flex gap-2 rounded-control border p-3 ${isRight ? toneStyle.normal : toneStyle.caution}`}
      >
        <Icon aria-hidden className="mt-0.5 size-[1.25em] shrink-0" />
        <div className="min-w-0">
          <p>
            <span className="font-semibold">{isRight ? 'Right' : 'Wrong'}.</span> Your answer:{' '}
            {question?.choices[choice]}
          </p>
          {!isRight && (
            <p>
              <span className="font-semibold">Right answer:</span> {question?.choices[rightChoice]}
            </p>
          )}
        </div>
      </div>
      <p>{explanation}</p>
      <FactSource sources={module.sources} source={source} basis={basis} />
    </li>
  );
}
