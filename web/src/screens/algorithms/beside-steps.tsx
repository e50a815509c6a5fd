import type { AlgorithmStep } from '@oryx/contract';
import Check from 'lucide-react/icons/check';
import { durationText } from '../../clinical/steps/duration-text.ts';
import {
  besideOf,
  clocksOf,
  type Due,
  dosesOf,
  dueOf,
  type Walk,
  withMark,
  withoutMark,
} from '../../clinical/steps/walk.ts';
import { useNow } from '../../device/use-now.ts';
import { LinkedText } from '../../search/linked-text.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { secondText } from '../../ui/date-words.ts';
import { stepLookOf } from './step-look.ts';
import { StepNotes } from './step-notes.tsx';

interface BesideProps {
  readonly steps: readonly AlgorithmStep[];
  readonly walk: Walk;
  readonly onChange: (walk: Walk) => void;
}

/** Returns the time in ms, at every second. */
const useSecond = () => Number(useNow((now) => String(Math.floor(now.getTime() / 1000) * 1000)));

/** The order of what runs beside a step: what is due first, what waits for more shocks last. */
const ranks: Readonly<Record<Due['state'], number>> = {
  overdue: 0,
  'due again': 0,
  due: 0,
  waiting: 1,
  finished: 3,
  later: 3,
};
const rankOfTask = 2;

/** What is done at the same time as the current step. A drug shows its dose only when it is due. */
export function BesideSteps({ steps, walk, onChange }: BesideProps) {
  const now = useSecond();
  const beside = besideOf(steps, walk.current);
  if (beside.length === 0) return null;
  const dues = new Map(beside.map((step) => [step, dueOf(step, walk, steps, now)]));
  const rankOf = (step: AlgorithmStep) => (step.given ? ranks[dues.get(step)?.state ?? 'due'] : rankOfTask);
  return (
    <section aria-labelledby="at-the-same-time" className="flex flex-col gap-3">
      <h3 id="at-the-same-time" className="font-semibold">
        At the same time
      </h3>
      {beside
        .filter((step) => isDoseShown(step, beside, dues))
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((step) => {
          const props = { step, steps, walk, onChange };
          const due = dues.get(step);
          return step.given && due ? (
            <DrugBeside key={step.id} {...props} due={due} now={now} />
          ) : (
            <TaskBeside key={step.id} {...props} />
          );
        })}
    </section>
  );
}

/**
 * Returns true unless the step is a dose of a drug whose other dose is shown: one box a drug, which is the first
 * that is not finished, or the last.
 */
function isDoseShown(
  step: AlgorithmStep,
  beside: readonly AlgorithmStep[],
  dues: ReadonlyMap<AlgorithmStep, Due>,
): boolean {
  if (step.given === undefined) return true;
  const doses = beside.filter(({ given }) => given?.name === step.given?.name);
  return step === (doses.find((dose) => dues.get(dose)?.state !== 'finished') ?? doses.at(-1));
}

interface StepProps extends BesideProps {
  readonly step: AlgorithmStep;
}

function TaskBeside({ step, walk, onChange }: StepProps) {
  const last = walk.marks.findLast(({ id }) => id === step.id);
  if (!last)
    return (
      <BesideCard step={step}>
        <Button variant="secondary" onClick={() => onChange(withMark(walk, step.id, Date.now()))}>
          Done
        </Button>
      </BesideCard>
    );
  return (
    <details className="rounded-card border border-line px-4">
      <summary className="flex min-h-12 items-center gap-2 py-1">
        <Check aria-hidden className="size-5 shrink-0" />
        <span>
          {step.heading}. Done at {secondText(last.at)}
        </span>
      </summary>
      <BesideCard step={step}>
        <Undo onUndo={() => onChange(withoutMark(walk, step.id, Date.now()))}>Not done</Undo>
      </BesideCard>
    </details>
  );
}

interface DrugBesideProps extends StepProps {
  readonly due: Due;
  readonly now: number;
}

function DrugBeside({ step, steps, walk, onChange, due, now }: DrugBesideProps) {
  const isShown = due.state === 'due' || due.state === 'due again' || due.state === 'overdue';
  const last = dosesOf(step, steps, walk).at(-1);
  return (
    <div className="flex flex-col gap-2">
      {due.state !== 'due' && <DueLine step={step} steps={steps} walk={walk} due={due} now={now} />}
      {isShown && (
        <BesideCard step={step}>
          <Button onClick={() => onChange(withMark(walk, step.id, Date.now()))} className="min-h-14 text-lg">
            {step.given?.name} given now
          </Button>
        </BesideCard>
      )}
      {last && (
        <Undo onUndo={() => onChange(withoutMark(walk, last.id, Date.now()))}>
          Undo the last dose of {step.given?.name.toLowerCase()}
        </Undo>
      )}
    </div>
  );
}

/** The drugs that are given again, in steps that do not show them. */
export function Clocks({ steps, walk }: Pick<BesideProps, 'steps' | 'walk'>) {
  const shown = new Set(besideOf(steps, walk.current).map(({ given }) => given?.name));
  const clocks = clocksOf(walk, steps).filter(({ given }) => !shown.has(given?.name));
  return clocks.map((step) => <Clock key={step.id} step={step} steps={steps} walk={walk} />);
}

function Clock({ step, steps, walk }: Omit<StepProps, 'onChange'>) {
  const now = useSecond();
  return <DueLine step={step} steps={steps} walk={walk} due={dueOf(step, walk, steps, now)} now={now} />;
}

function DueLine({ step, steps, walk, due, now }: Omit<DrugBesideProps, 'onChange'>) {
  const name = step.given?.name ?? step.heading;
  const isUrgent = due.state === 'due again' || due.state === 'overdue';
  return (
    <p
      className={classNames(
        'rounded-control border px-3 py-2',
        isUrgent ? 'border-line-strong font-bold' : 'border-line',
      )}
    >
      {dueText(name, due, steps, now)}
      {givenText(step, steps, walk)}
    </p>
  );
}

function dueText(name: string, due: Due, steps: readonly AlgorithmStep[], now: number): string {
  switch (due.state) {
    case 'later':
      return `${name}: not yet. ${afterText(due.after, due.times, steps)}; so far ${due.soFar}.`;
    case 'waiting':
      return `${name}: not before ${secondText(due.from)}, in ${durationText(due.from - now)}.`;
    case 'due again':
      return `${name} is due, at the latest at ${secondText(due.upTo)}.`;
    case 'overdue':
      return `${name} is overdue since ${secondText(due.upTo)}.`;
    default:
      return `${name}: no further dose here.`;
  }
}

function afterText(id: string, times: number, steps: readonly AlgorithmStep[]): string {
  const step = steps.find((other) => other.id === id);
  return step?.type === 'shock' ? `After shock ${times}` : `After “${step?.heading ?? id}” ${times} times`;
}

function givenText(step: AlgorithmStep, steps: readonly AlgorithmStep[], walk: Walk): string {
  const doses = dosesOf(step, steps, walk);
  const last = doses.at(-1);
  return last ? ` Doses so far: ${doses.length}, the last at ${secondText(last.at)}.` : '';
}

function Undo({ onUndo, children }: { readonly onUndo: () => void; readonly children: React.ReactNode }) {
  return (
    <Button variant="ghost" onClick={onUndo} className="self-start">
      {children}
    </Button>
  );
}

function BesideCard({
  step,
  children,
}: {
  readonly step: AlgorithmStep;
  readonly children: React.ReactNode;
}) {
  const { word, Icon, className } = stepLookOf(step);
  return (
    <div
      className={classNames(
        'wrap-anywhere flex flex-col gap-2 rounded-card border-2 border-dashed p-4',
        className,
      )}
    >
      <p className="flex items-center gap-1.5 font-semibold text-sm uppercase tracking-wide">
        <Icon aria-hidden className="size-[1.25em]" />
        {word}
      </p>
      <h4 className="font-bold text-lg leading-tight">
        <LinkedText>{step.heading}</LinkedText>
      </h4>
      {step.details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may say a line twice
        <p key={index}>
          <LinkedText>{detail}</LinkedText>
        </p>
      ))}
      <StepNotes step={step} />
      {children}
    </div>
  );
}
