import type { AlgorithmStep } from '@oryx/contract';
import { useEffect, useRef, useState } from 'react';
import { backTo, isFresh, type Walk, wentTo } from '../../clinical/steps/walk.ts';
import { LinkedText } from '../../search/linked-text.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { timeText } from '../../ui/date-words.ts';
import { BesideSteps, Clocks } from './beside-steps.tsx';
import { stepLookOf } from './step-look.ts';
import { StepNotes } from './step-notes.tsx';
import { endWords, labelOf } from './step-words.ts';
import type { HeldWalk } from './use-walk.ts';

const slides = {
  forward: 'arrive [--arrive-from:translateX(0.75rem)]',
  back: 'arrive [--arrive-from:translateX(-0.75rem)]',
};

interface GuidedWalkProps {
  readonly steps: readonly AlgorithmStep[];
  readonly held: HeldWalk;
}

/**
 * The algorithm one step at a time, with decisions as buttons, what is done at the same time, a way back, and
 * the path so far.
 */
export function GuidedWalk({ steps, held }: GuidedWalkProps) {
  const { walk, continuedFrom, isAsking, change, startAgain } = held;
  const current = steps.find(({ id }) => id === walk?.current);
  const heading = useRef<HTMLHeadingElement>(null);
  const position = walk?.path.length ?? 0;
  const shownPosition = useRef(position);
  // The step that was taken comes from the side where it lies.
  const [turn, setTurn] = useState({ position, className: '' });
  if (turn.position !== position) {
    setTurn({ position, className: position > turn.position ? slides.forward : slides.back });
  }

  // Focus moves to the heading of each step, which also scrolls it into view.
  useEffect(() => {
    if (position !== shownPosition.current) heading.current?.focus();
    shownPosition.current = position;
  }, [position]);

  if (walk === null || current === undefined) return <p>No steps for this algorithm: N/A</p>;
  if (isAsking) return <SamePatient held={held} walk={walk} />;
  return (
    <div className="flex flex-col gap-4">
      {continuedFrom !== null && (
        <p role="status" className="text-ink-muted">
          Continued from {timeText(continuedFrom)}. For another patient, start again.
        </p>
      )}
      <Clocks steps={steps} walk={walk} />
      <StepCard
        key={position}
        className={turn.className}
        step={current}
        heading={heading}
        onGo={(to, answer) => change(wentTo(walk, to, answer, Date.now()))}
      />
      <BesideSteps steps={steps} walk={walk} onChange={change} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={position === 0}
          onClick={() => change(backTo(walk, position - 1, Date.now()))}
          className="flex-1"
        >
          Back
        </Button>
        <Button variant="secondary" disabled={isFresh(walk)} onClick={startAgain} className="flex-1">
          Start again
        </Button>
      </div>
      {position > 0 && (
        <PathTaken
          walk={walk}
          steps={steps}
          onGoBackTo={(index) => change(backTo(walk, index, Date.now()))}
        />
      )}
    </div>
  );
}

/** Asks before a walk goes on that was left for some time, because its doses and shocks are of one patient. */
function SamePatient({
  held: { confirm, startAgain },
  walk,
}: {
  readonly held: HeldWalk;
  readonly walk: Walk;
}) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-4">
      <p className="font-semibold">
        These steps were left at {timeText(walk.changedAt)}. Is it still the same patient?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={confirm} className="flex-1">
          Go on
        </Button>
        <Button variant="secondary" onClick={startAgain} className="flex-1">
          Start again
        </Button>
      </div>
    </div>
  );
}

interface StepCardProps {
  readonly className: string;
  readonly step: AlgorithmStep;
  readonly heading: React.RefObject<HTMLHeadingElement | null>;
  readonly onGo: (to: string, answer: string | null) => void;
}

function StepCard({ className: slide, step, heading, onGo }: StepCardProps) {
  const { word, Icon, className } = stepLookOf(step);
  return (
    <article className={classNames('flex flex-col gap-3 rounded-card border-2 p-4', className, slide)}>
      <p className="flex items-center gap-1.5 font-semibold text-sm uppercase tracking-wide">
        <Icon aria-hidden className="size-[1.25em]" />
        {word}
      </p>
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-xl leading-tight outline-none">
        <LinkedText>{step.heading}</LinkedText>
      </h3>
      {step.details.length > 0 && (
        <ul className="wrap-anywhere flex flex-col gap-1 text-lg leading-snug">
          {step.details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may say a line twice, and a line left over would be a dose of another step
            <li key={index}>
              <LinkedText>{detail}</LinkedText>
            </li>
          ))}
        </ul>
      )}
      <StepNotes step={step} />
      {step.next.length === 0 ? (
        <p className="font-semibold">{endWords(step)}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {step.next.map(({ to, label }) => (
            <Button
              key={`${to} ${label}`}
              onClick={() => onGo(to, label)}
              className="min-h-14 flex-1 text-lg"
            >
              {label === null ? 'Next' : labelOf(step, label)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

interface PathTakenProps {
  readonly walk: Walk;
  readonly steps: readonly AlgorithmStep[];
  readonly onGoBackTo: (index: number) => void;
}

function PathTaken({ walk, steps, onGoBackTo }: PathTakenProps) {
  const headingOf = (id: string) => steps.find((step) => step.id === id)?.heading ?? '';
  return (
    <section aria-labelledby="path-taken" className="flex flex-col gap-1">
      <h3 id="path-taken" className="font-semibold">
        Path taken
      </h3>
      <ol aria-labelledby="path-taken" className="list-decimal pl-6">
        {walk.path.map(({ id, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may be passed twice, and the path only grows and shrinks at its end
          <li key={index}>
            <button
              type="button"
              title="Go back to this step"
              onClick={() => onGoBackTo(index)}
              className="wrap-anywhere min-h-11 py-1 text-left underline decoration-line-strong underline-offset-4"
            >
              {headingOf(id)}
              {answer !== null && (
                <>
                  {/* A question has its mark already. */}
                  {headingOf(id).endsWith('?') ? ' ' : ': '}
                  <strong>{answer}</strong>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
