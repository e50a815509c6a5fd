import type { AlgorithmStep } from '@oryx/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stepLooks } from './step-look.ts';

/** A visited step and the chosen answer. */
interface Stage {
  readonly step: AlgorithmStep;
  readonly answer: string | null;
}

/** The algorithm one step at a time, with decisions as buttons, a way back, and the path so far. */
export function GuidedWalk({ steps }: { steps: readonly AlgorithmStep[] }) {
  const [first] = steps;
  const [passed, setPassed] = useState<readonly Stage[]>([]);
  const [current, setCurrent] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);

  // Focus moves to the heading of each step, which also scrolls it into view.
  useEffect(() => {
    if (passed.length > 0) heading.current?.focus();
  }, [passed]);

  if (current === undefined) return <p>No steps for this algorithm yet</p>;
  const go = (to: string, answer: string | null) => {
    const next = steps.find(({ id }) => id === to);
    if (next === undefined) return;
    setPassed([...passed, { step: current, answer }]);
    setCurrent(next);
  };
  const goBackTo = (index: number) => {
    const stage = passed[index];
    if (stage === undefined) return;
    setPassed(passed.slice(0, index));
    setCurrent(stage.step);
  };
  return (
    <div className="flex flex-col gap-4">
      <StepCard step={current} heading={heading} onGo={go} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={passed.length === 0}
          onClick={() => goBackTo(passed.length - 1)}
          className="flex-1"
        >
          Back
        </Button>
        <Button
          variant="secondary"
          disabled={passed.length === 0}
          onClick={() => goBackTo(0)}
          className="flex-1"
        >
          Start again
        </Button>
      </div>
      {passed.length > 0 && <PathTaken passed={passed} onGoBackTo={goBackTo} />}
    </div>
  );
}

interface StepCardProps {
  readonly step: AlgorithmStep;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly onGo: (to: string, answer: string | null) => void;
}

function StepCard({ step, heading, onGo }: StepCardProps) {
  const { word, Icon, className } = stepLooks[step.type];
  return (
    <article className={classNames('flex flex-col gap-3 rounded-card border-2 p-4', className)}>
      <p className="flex items-center gap-1.5 font-semibold text-sm uppercase tracking-wide">
        <Icon aria-hidden className="size-[1.25em]" />
        {word}
      </p>
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-xl leading-tight outline-none">
        {step.heading}
      </h3>
      {step.details.length > 0 && (
        <ul className="wrap-anywhere flex flex-col gap-1 text-lg leading-snug">
          {step.details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may say a line twice, and a line left over would be a dose of another step
            <li key={index}>{detail}</li>
          ))}
        </ul>
      )}
      {step.next.length === 0 ? (
        <p className="font-semibold">End of the algorithm</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {step.next.map(({ to, label }) => (
            <Button
              key={`${to} ${label}`}
              onClick={() => onGo(to, label)}
              className="min-h-14 flex-1 text-lg"
            >
              {label ?? 'Next'}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

interface PathTakenProps {
  readonly passed: readonly Stage[];
  readonly onGoBackTo: (index: number) => void;
}

function PathTaken({ passed, onGoBackTo }: PathTakenProps) {
  return (
    <section aria-labelledby="path-taken" className="flex flex-col gap-1">
      <h3 id="path-taken" className="font-semibold">
        Path taken
      </h3>
      <ol aria-labelledby="path-taken" className="list-decimal pl-6">
        {passed.map(({ step, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may be passed twice, and the path only grows and shrinks at its end
          <li key={index}>
            <button
              type="button"
              title="Go back to this step"
              onClick={() => onGoBackTo(index)}
              className="wrap-anywhere min-h-11 py-1 text-left underline decoration-line-strong underline-offset-4"
            >
              {step.heading}
              {answer !== null && <strong>: {answer}</strong>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
