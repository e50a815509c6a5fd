import type { Concentration, Dose, Limit, Medication } from '@oryx/contract';
import type { Candidate } from '@oryx/doses';
import {
  capitalised,
  isForAge,
  isForWeight,
  isGas,
  limitText,
  maximumText,
  noBreakSpace,
  numberText,
  repeatValue,
  routesText,
  ruleText,
  shownDose,
  unbroken,
  whomText,
} from '@oryx/doses';
import { useEffect, useRef, useState } from 'react';
import { ChangedMark } from '../../clinical/changed.tsx';
import { AddToHandover } from '../../clinical/handover/add-to-handover.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { LinkedText } from '../../search/linked-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DoseCautions } from './dose-cautions.tsx';
import { DoseFigure } from './dose-figure.tsx';
import { doseResult } from './dose-result.ts';
import { DoseSource } from './dose-source.tsx';
import { Infusion } from './infusion.tsx';
import { PrintedHead } from './printed-head.tsx';

interface DoseCardProps {
  readonly candidate: Candidate;
  readonly medication: Medication;
  /** The patient in words, such as `16 kg, 4 years`. */
  readonly patientText: string;
  /** The key of the strength that the service stocks. */
  readonly stocked: string | null;
  /** True if the user has just chosen this dose, so that a screen reader continues here. */
  readonly takesFocus: boolean;
}

/** The answer: one dose for the patient, with the volume to draw up or to run. */
export function DoseCard({ candidate, medication, patientText, stocked, takesFocus }: DoseCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { dose, patient } = candidate;
  const shown = shownDose(candidate, medication.concentrations, chosen, stocked);
  if (shown === null) return null;
  const { strengths, strength, worked } = shown;
  const canChoose = strengths.length > 1 || (strengths.length === 1 && dose.concentration === null);
  const isStocked = strength !== null && strength.key === stocked;
  return (
    <article
      data-printed
      className="flex flex-col gap-2 rounded-card border-2 border-accent bg-surface p-3 print:border print:border-line"
    >
      <PrintedHead medication={medication} patientText={patientText} />
      <h4 ref={heading} tabIndex={-1} data-announced className="leading-snug focus:outline-none">
        <span className="font-semibold">{capitalised(dose.indication)}</span>{' '}
        <span className="text-ink-muted text-sm">
          {whomText(dose, noBreakSpace)} {dose.basis === 'general' && <ReviewMark />}{' '}
          {dose.review && <ReviewStatus review={dose.review} />}
          <ChangedMark part={dose} />
        </span>
      </h4>
      {dose.differs !== null && <p className="text-sm">Differs from the first choice: {dose.differs}.</p>}
      <div data-announced className="flex flex-col gap-2">
        <DoseFigure dose={dose} shown={shown} />
        <DoseCautions candidate={candidate} shown={shown} />
      </div>
      {canChoose && (
        <StrengthChoice
          strengths={strengths}
          chosen={strength?.key ?? ''}
          isStocked={isStocked}
          onChoose={setChosen}
        />
      )}
      {!canChoose && isStocked && <LabelQuestion />}
      <Rows
        rows={[
          [routeLabel, capitalised([routesText(dose.routes), dose.over].filter(Boolean).join(' '))],
          ['Repeat', dose.repeat && capitalised(repeatValue(dose.repeat))],
          ['At most', mostText(candidate, medication.limits)],
          ['Stated', ruleOf(dose, worked.weight, patient.weight)],
          ['Note', dose.note],
        ]}
      />
      {dose.amount.time !== null && !isGas(dose) && (
        <Infusion candidate={candidate} shown={shown} sources={medication.sources} />
      )}
      <AddToHandover result={() => doseResult(medication.name, candidate, shown, patientText)} />
      <Source dose={dose} medication={medication} />
    </article>
  );
}

/** The label of the row with the route, which is announced with the dose. */
const routeLabel = 'Give';

function Rows({ rows }: { rows: readonly (readonly [label: string, text: string | null])[] }) {
  return (
    <dl className="wrap-anywhere flex flex-col gap-1 text-sm">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label} data-announced={label === routeLabel || undefined} className="flex gap-2">
              <dt className="w-16 shrink-0 text-ink-muted">{label}</dt>
              <dd className="min-w-0 flex-1 whitespace-pre-line">
                <LinkedText>{unbroken(text)}</LinkedText>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Returns the limits of the dose and of the drug that hold for it, one per line. */
function mostText({ dose, patient: { age, weight } }: Candidate, limits: readonly Limit[]): string | null {
  const own = dose.maximum && maximumText(dose.maximum, noBreakSpace);
  const others = limits.filter(
    (limit) =>
      (age === null
        ? limit.patient === dose.patient || limit.patient === 'any' || dose.patient === 'any'
        : isForAge(limit, age)) &&
      (weight === null || isForWeight(limit.weights, weight)) &&
      (limit.routes === null || limit.routes.some((route) => dose.routes.includes(route))) &&
      (limit.topics === null || limit.topics.includes(dose.topic)) &&
      // The dose states its own limit of one dose, and a rate has none.
      !(limit.per === 'dose' && (dose.maximum?.per === 'dose' || dose.amount.time !== null)),
  );
  return [own, ...others.map(limitText)].filter(Boolean).join('\n') || null;
}

/** Returns a dose per kg as stated, with the weight that it works on if that is not the one entered. */
function ruleOf(dose: Dose, used: number | null, weight: number | null): string | null {
  if (dose.amount.kind === 'fixed' || used === null) return null;
  const isEntered = dose.bodyWeight === 'actual' || dose.bodyWeight === 'unstated' || used === weight;
  const on = isEntered ? '' : ` on the ${dose.bodyWeight} weight of ${numberText(used)}${noBreakSpace}kg`;
  return `${ruleText(dose)}${on}`;
}

function Source({ dose, medication: { sources } }: { dose: Dose; medication: Medication }) {
  const source = sources.find(({ key }) => key === dose.source);
  return (
    <p className="wrap-anywhere border-line border-t pt-2 text-ink-muted text-sm">
      {source ? <DoseSource source={source} /> : 'Source: no information yet'}
    </p>
  );
}

interface StrengthChoiceProps {
  readonly strengths: readonly Concentration[];
  readonly chosen: string;
  readonly isStocked: boolean;
  readonly onChoose: (key: string) => void;
}

function StrengthChoice({ strengths, chosen, isStocked, onChoose }: StrengthChoiceProps) {
  return (
    <div className="print:hidden">
      <Field
        label={<span className="text-sm">Strength at hand</span>}
        hint={isStocked ? labelQuestion : undefined}
      >
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => onChoose(event.target.value)}>
            {chosen === '' && <option value="">Choose for a volume</option>}
            {strengths.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const labelQuestion = 'From your ampoules. Is this what the label says?';

const LabelQuestion = () => <p className="text-ink-muted text-sm">{labelQuestion}</p>;
