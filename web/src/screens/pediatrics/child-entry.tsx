import { parseNumber } from '@oryx/calculators';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { DangerList } from '../../clinical/caution-list.tsx';
import { FigureRows } from '../../clinical/figure-rows.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Child, type ChildFigure, figuresFor } from './child-figures.ts';

const units = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const;

/** Age and weight of the child in front of the clinician, and the key figures for this child. */
export function ChildEntry({ onChild }: { onChild: (child: Child) => void }) {
  const [age, setAge] = useState('');
  const [unit, setUnit] = useState<'years' | 'months'>('years');
  const [weight, setWeight] = useState('');
  const [figures, setFigures] = useState<readonly ChildFigure[]>([]);
  const months = monthsFrom(age, unit);
  const weightKg = weightFrom(weight);

  useEffect(() => {
    let isCurrent = true;
    const child = {
      ...(months === undefined ? {} : { months }),
      ...(weightKg === undefined ? {} : { weightKg }),
    };
    onChild(child);
    figuresFor(child).then((found) => isCurrent && setFigures(found));
    return () => {
      isCurrent = false;
    };
  }, [months, weightKg, onChild]);

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-bold text-lg">This child</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Age" hint="Up to 12 years">
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={age}
              onChange={(event) => setAge(event.target.value)}
            />
          )}
        </Field>
        <SegmentedChoice label="Age is in" options={units} value={unit} onChange={setUnit} />
        <Field label="Weight (kg)" hint="If weighed; otherwise it is estimated from the age">
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={weight}
              onChange={(event) => setWeight(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {figures.map(({ tool, group }) => (
          <section key={group.title} className="flex flex-col gap-2 border-line border-t pt-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-semibold">{group.title}</h3>
              <Link href={`/calculator/${tool.id}`} className="text-accent-ink text-sm underline">
                {tool.title}
              </Link>
            </div>
            <DangerList cautions={group.cautions ?? []} />
            <FigureRows figures={group.figures} />
            {group.notes?.map((note) => (
              <p key={note} className="text-ink-muted text-sm">
                {note}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Card>
  );
}

const oldestMonths = 144;
const heaviestKg = 100;

/** The age in months, or undefined for what is no age of a child. */
function monthsFrom(text: string, unit: 'years' | 'months'): number | undefined {
  const value = parseNumber(text);
  const months = value === null ? Number.NaN : value * (unit === 'years' ? 12 : 1);
  return months >= 0 && months <= oldestMonths ? months : undefined;
}

function weightFrom(text: string): number | undefined {
  const value = parseNumber(text);
  return value !== null && value > 0 && value <= heaviestKg ? value : undefined;
}
