import type { LearningQuestion } from '@oryx/contract';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';
import { ModuleEcg } from './module-ecg.tsx';

interface ModuleQuestionProps {
  readonly question: LearningQuestion;
  /** Number of the question and total, as text. */
  readonly place: string;
  /** Index of the chosen answer, from 0. */
  readonly choice: number | undefined;
  readonly onPick: (choice: number) => void;
}

/** One question with its choices as radio rows. */
export function ModuleQuestion({ question, place, choice, onPick }: ModuleQuestionProps) {
  const name = useId();
  return (
    <Card>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2">
          <span className="block text-ink-muted text-sm">{place}</span>
          <span className="font-semibold">{question.prompt}</span>
        </legend>
        {question.ecg !== undefined && (
          <ModuleEcg name={question.ecg} label={`ECG of ${place.toLowerCase()}`} />
        )}
        {question.choices.map((text, index) => (
          <RadioRow
            key={text}
            name={name}
            value={index}
            checked={choice === index}
            onChange={() => onPick(index)}
          >
            <span className="wrap-anywhere min-w-0 flex-1">{text}</span>
          </RadioRow>
        ))}
      </fieldset>
    </Card>
  );
}
