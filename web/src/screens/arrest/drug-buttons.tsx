import type { Medication } from '@oryx/contract';
import type { Arrest } from '../../clinical/emergencies.ts';
import type { DrugDue } from '../../clinical/emergency-log/resuscitation.ts';
import { Button } from '../../ui/button.tsx';
import { secondText } from '../../ui/date-words.ts';
import { dueText, isDueNow } from './due-words.ts';
import { type StepDose, stepDose } from './step-dose.ts';

interface DrugButtonsProps {
  readonly drugs: readonly DrugDue[];
  /** False until the first check has told the side of the chart. */
  readonly isSideKnown: boolean;
  readonly medications: readonly Medication[];
  readonly emergency: Arrest;
  readonly known: { readonly weight: number | null; readonly age: number | null };
  readonly now: number;
  readonly onGive: (text: string, step: string) => void;
}

/** One button for each drug of this side of the chart, with its dose and when it is due. */
export function DrugButtons({ drugs, isSideKnown, ...props }: DrugButtonsProps) {
  if (!isSideKnown)
    return <p className="text-ink-muted">Drugs follow the first rhythm check: shock, or no shock.</p>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {drugs.map((drug) => (
        <DrugButton key={drug.step.given?.name} drug={drug} {...props} />
      ))}
    </div>
  );
}

interface DrugButtonProps extends Omit<DrugButtonsProps, 'drugs' | 'isSideKnown'> {
  readonly drug: DrugDue;
}

function DrugButton({ drug, medications, emergency, known, now, onGive }: DrugButtonProps) {
  const { step, due, givenAt } = drug;
  const name = step.given?.name ?? step.heading;
  const dose = stepDose(step, medications, emergency, known);
  const last = givenAt.at(-1);
  return (
    <Button
      variant={isDueNow(due) ? 'primary' : 'secondary'}
      disabled={due.state === 'finished'}
      onClick={() => onGive(givenText(name, dose), step.id)}
      className="min-h-24 flex-col"
    >
      <span className="text-xl">
        {name} {dose?.amount}
      </span>
      <span className="font-normal text-base">{volumeText(dose, step.heading)}</span>
      <span className="font-normal text-sm">
        {dueText(due, now)}
        {last !== undefined && ` · ${givenAt.length} given, last ${secondText(last)}`}
      </span>
    </Button>
  );
}

/** What the button says of the dose. Without a row that fits, it says what the box of the chart says. */
function volumeText(dose: StepDose | undefined, heading: string): string {
  if (!dose) return heading;
  if (dose.amount === undefined) return `${dose.routes}. Set the weight for the dose.`;
  return [dose.volume, dose.routes].filter(Boolean).join(' · ');
}

const givenText = (name: string, dose: StepDose | undefined): string =>
  [name, dose?.amount, dose?.volume && `(${dose.volume})`, dose?.routes].filter(Boolean).join(' ');
