import { parseNumber } from '@oryx/calculators';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { DangerList } from '../../clinical/caution-list.tsx';
import { FigureRows } from '../../clinical/figure-rows.tsx';
import { FromPatient } from '../../clinical/patient/from-patient.tsx';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { estimateWords } from '../../clinical/patient/patient-words.ts';
import { Announcement, announcedIn } from '../../ui/announcement.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Child, type ChildFigure, figuresFor } from './child-figures.ts';

const units = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const;

/** What the fields hold. */
interface Typed {
  readonly age: string;
  readonly unit: 'years' | 'months';
  readonly weight: string;
}

/**
 * Age and weight of the current child, and the key figures for this child. They come from the patient in hand
 * if that is a child, and a change of the patient replaces them.
 */
export function ChildEntry({ onChild }: { onChild: (child: Child) => void }) {
  const patient = usePatient();
  const shown = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => typedFrom(patient));
  const [typedPatient, setTypedPatient] = useState(patient);
  if (typedPatient !== patient) {
    setTypedPatient(patient);
    setTyped(typedFrom(patient));
  }
  const { age, unit, weight } = typed;
  const change = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const prefill = typedFrom(patient);
  const isOwnAge = prefill.age !== '' && prefill.age === age && prefill.unit === unit;
  const isOwnWeight = prefill.weight !== '' && prefill.weight === weight;
  const weightWords = isOwnWeight && patient ? estimateWords(patient) : null;
  const [figures, setFigures] = useState<readonly ChildFigure[]>([]);
  const months = monthsFrom(age, unit);
  const weightKg = weightFrom(weight);

  useEffect(() => {
    let isCurrent = true;
    const child = {
      ...(months === undefined ? {} : { months }),
      ...(weightKg === undefined ? {} : { weightKg }),
      ...(weightWords === null ? {} : { weightWords }),
    };
    onChild(child);
    figuresFor(child).then((found) => isCurrent && setFigures(found));
    return () => {
      isCurrent = false;
    };
  }, [months, weightKg, weightWords, onChild]);

  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-bold text-lg">This child</h2>
      {patient !== null && !isChild(patient) && (
        <p className="text-sm text-yours-ink">
          The patient in hand is no child up to 12 years, so nothing is filled in.
        </p>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Field label="Age" hint={<Hint isOwn={isOwnAge} patient={patient} text="Up to 12 years" />}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={age}
              onChange={(event) => change({ age: event.target.value })}
            />
          )}
        </Field>
        <SegmentedChoice
          label="Age is in"
          options={units}
          value={unit}
          onChange={(next) => change({ unit: next })}
        />
        <Field
          label="Weight (kg)"
          hint={
            <Hint
              isOwn={isOwnWeight}
              isWeight
              patient={patient}
              text="If weighed; otherwise it is estimated from the age"
            />
          }
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={weight}
              onChange={(event) => change({ weight: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Announcement text={() => announcedIn(shown.current)} />
      <div ref={shown} className="flex flex-col gap-4 empty:hidden">
        {figures.map(({ tool, group }) => (
          <section key={group.title} data-announced className="flex flex-col gap-2 border-line border-t pt-3">
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

interface HintProps {
  /** True if the value is that of the patient in hand. */
  readonly isOwn: boolean;
  readonly isWeight?: boolean;
  readonly patient: PatientInHand | null;
  readonly text: string;
}

function Hint({ isOwn, isWeight = false, patient, text }: HintProps) {
  return isOwn && patient ? <FromPatient patient={patient} isWeight={isWeight} /> : text;
}

const oldestMonths = 144;
/** Weight in kg above which a patient of unknown age is taken for no child. */
const heaviestWithoutAge = 50;
const daysPerMonth = 365.25 / 12;

/** Returns true for a patient whose figures belong on this screen. */
function isChild({ age, weight }: PatientInHand): boolean {
  if (age !== null) return age / daysPerMonth <= oldestMonths;
  return weight !== null && weight <= heaviestWithoutAge;
}

/** Returns what the fields hold for a patient. An estimate by age is left to this screen, which names it. */
function typedFrom(patient: PatientInHand | null): Typed {
  if (patient === null || !isChild(patient)) return { age: '', unit: 'years', weight: '' };
  const { age, weight, weightFrom } = patient;
  const months = age === null ? null : age / daysPerMonth;
  const unit = months !== null && months < 24 ? 'months' : 'years';
  return {
    age: months === null ? '' : String(Number((unit === 'months' ? months : months / 12).toFixed(1))),
    unit,
    weight: weight === null || weightFrom === 'age' ? '' : String(weight),
  };
}
const heaviestKg = 100;

/** Returns the age in months, or undefined for an invalid age of a child. */
function monthsFrom(text: string, unit: 'years' | 'months'): number | undefined {
  const value = parseNumber(text);
  const months = value === null ? Number.NaN : value * (unit === 'years' ? 12 : 1);
  return months >= 0 && months <= oldestMonths ? months : undefined;
}

function weightFrom(text: string): number | undefined {
  const value = parseNumber(text);
  return value !== null && value > 0 && value <= heaviestKg ? value : undefined;
}
