import type { AlgorithmStep } from '@oryx/contract';
import { ChangedMark } from '../../clinical/changed.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { LinkedText } from '../../search/linked-text.tsx';
import { destinationWords } from './step-words.ts';

/** What a step says beyond its box. What other guidelines say is folded, because the step states one way. */
export function StepNotes({ step }: { readonly step: AlgorithmStep }) {
  const { goes, without, until, others = [] } = step;
  return (
    <>
      <ChangedMark part={step} />
      {step.review && <ReviewStatus review={step.review} />}
      {goes !== undefined && <Note word="Patient:">{destinationWords[goes]}</Note>}
      {without !== undefined && <Note word="If not available:">{without}</Note>}
      {until !== undefined && <Note word="Stop:">{until}</Note>}
      {others.map(({ guideline, text }) => (
        <details key={`${guideline} ${text}`} className="text-base">
          <summary className="flex min-h-11 items-center py-1 underline decoration-line-strong underline-offset-4">
            Other guideline: {guideline}
          </summary>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </details>
      ))}
    </>
  );
}

function Note({ word, children }: { readonly word: string; readonly children: string }) {
  return (
    <p className="text-base">
      <strong>{word}</strong> <LinkedText>{children}</LinkedText>
    </p>
  );
}
