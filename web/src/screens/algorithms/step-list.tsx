import type { AlgorithmStep } from '@oryx/contract';
import { shown } from '../../clinical/shown.ts';
import { LinkedText } from '../../search/linked-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ShownAlgorithm } from './shown-algorithm.ts';
import { stepLookOf } from './step-look.ts';
import { StepNotes } from './step-notes.tsx';
import { labelOf } from './step-words.ts';

/** The chart as an ordered list, for readers who prefer text to lines. */
export function StepList({ algorithm }: { algorithm: ShownAlgorithm }) {
  const { steps, description } = algorithm;
  return (
    <div className="flex flex-col gap-4">
      <p>{shown(description)}</p>
      {steps.length === 0 ? (
        <p>No steps for this algorithm yet</p>
      ) : (
        <ol aria-label="Steps" className="flex flex-col gap-3">
          {steps.map((step, index) => (
            <ListedStep key={step.id} step={step} number={index + 1} steps={steps} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface ListedStepProps {
  readonly step: AlgorithmStep;
  readonly number: number;
  readonly steps: readonly AlgorithmStep[];
}

function ListedStep({ step, number, steps }: ListedStepProps) {
  const { word, Icon, className } = stepLookOf(step);
  const numberOf = (id: string) => steps.findIndex((other) => other.id === id) + 1;
  return (
    <li className={classNames('wrap-anywhere flex flex-col gap-1 rounded-control border p-3', className)}>
      <p className="flex items-start gap-2 font-semibold leading-snug">
        <span>{number}.</span>
        <span className="flex-1">
          <LinkedText>{step.heading}</LinkedText>
        </span>
        <span className="flex items-center gap-1 text-sm">
          <Icon aria-hidden className="size-[1.25em]" />
          {word}
        </span>
      </p>
      {step.details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may say a line twice
        <p key={index}>
          <LinkedText>{detail}</LinkedText>
        </p>
      ))}
      <StepNotes step={step} />
      {step.next.map(({ to, label }) => (
        <p key={`${to} ${label}`} className="text-sm">
          {label === null ? 'Then' : <strong>{labelOf(step, label)}:</strong>} go to step {numberOf(to)}
        </p>
      ))}
      {step.next.length === 0 && (
        <p className="text-sm">
          {step.beside ? `At the same time as step ${step.beside.map(numberOf).join(' and ')}` : 'End'}
        </p>
      )}
    </li>
  );
}
