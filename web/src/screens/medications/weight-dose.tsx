import type { Concentration, Dose, Medication } from '@oryx/contract';
import { useState } from 'react';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { strengthsFor, type WorkedDose, workOutDose } from './dose-for-weight.ts';
import {
  doseLabel,
  doseText,
  hourlyText,
  isHardToMeasure,
  maximumText,
  otherUnitText,
  quantityText,
  ruleText,
  volumeText,
} from './dose-text.ts';

interface WeightDoseProps {
  readonly dose: Dose;
  /** In kg. */
  readonly weight: number;
  readonly medication: Medication;
}

/** One dose by weight, worked out for this patient; nothing for a dose that is not. */
export function WeightDose({ dose, weight, medication }: WeightDoseProps) {
  const strengths = strengthsFor(dose, medication.concentrations);
  const [chosen, setChosen] = useState(dose.concentration ?? '');
  const strength = strengths.find(({ key }) => key === chosen) ?? null;
  const worked = workOutDose(dose, weight, strength);
  if (worked.state === 'withheld') return null;
  const source = medication.sources.find(({ key }) => key === dose.source);
  const canChoose = strengths.length > 1 || (strengths.length === 1 && dose.concentration === null);
  return (
    <article className="flex flex-col gap-1.5 rounded-control border border-line bg-canvas p-3">
      <h4 className="font-semibold leading-snug first-letter:uppercase">{dose.indication}</h4>
      <p className="text-ink-muted text-sm">
        {doseLabel(dose)}: {ruleText(dose)} {dose.basis === 'general' && <ReviewMark />}
      </p>
      <Figures dose={dose} worked={worked} strength={strength} />
      <Cautions dose={dose} worked={worked} weight={weight} strength={strength} />
      {canChoose && <StrengthChoice dose={dose} strengths={strengths} chosen={chosen} onChoose={setChosen} />}
      {[limitLine(dose), dose.repeat && `Repeat ${dose.repeat}.`, dose.note].filter(Boolean).map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      <p className="wrap-anywhere text-ink-muted text-sm">{source?.title ?? 'Source: N/A'}</p>
    </article>
  );
}

/** The most in a day or in all, which several doses can exceed though no single one does. */
function limitLine({ maximum }: Dose): string | null {
  const isOfSeveral = maximum?.per === 'day' || maximum?.per === 'course';
  return isOfSeveral ? `At most ${maximumText(maximum)}.` : null;
}

interface WorkedProps {
  readonly dose: Dose;
  readonly worked: WorkedDose;
  readonly strength: Concentration | null;
}

function Figures({ dose, worked, strength }: WorkedProps) {
  const { amount } = dose;
  const others = [otherUnitText(worked.amount, amount), hourlyText(worked.amount, amount)].filter(
    (text) => text !== null,
  );
  return (
    <div>
      {/* In large text it grows no wider than the screen: a unit must not be broken in two. */}
      <p className="font-bold text-[min(1.25rem,6vw)] leading-tight">{doseText(worked.amount, amount)}</p>
      {others.map((text) => (
        <p key={text} className="font-medium">
          = {text}
        </p>
      ))}
      {worked.volume && strength && (
        <p className="font-semibold text-lg">
          {volumeText(worked.volume, amount)}{' '}
          <span className="font-normal text-base">of {strength.label}</span>
        </p>
      )}
      {worked.volume && strength?.preparation && (
        <p className="text-ink-muted text-sm">{strength.preparation}</p>
      )}
    </div>
  );
}

/** A weight in kg from which on a child weighs as much as many adults. */
const adultWeight = 50;

function Cautions({ dose, worked, weight, strength }: WorkedProps & { weight: number }) {
  const { maximum, minimum, concentration } = dose;
  const lines = [
    worked.capped !== 'no' &&
      maximum &&
      `${worked.capped === 'all' ? 'Capped' : 'Upper end capped'} at the stated maximum of ${maximumText(maximum)}.`,
    worked.isRaised &&
      minimum &&
      `Raised to the stated least of ${quantityText(minimum.amount, minimum.unit)}.`,
    dose.patient === 'child' &&
      dose.amount.kind === 'perKg' &&
      maximum === null &&
      weight >= adultWeight &&
      'No maximum is stated for this dose, and this weight is an adult’s. Compare it with the adult dose.',
    worked.volume &&
      isHardToMeasure(worked.volume) &&
      'Under 0.1\u00a0mL a syringe measures badly. Use a weaker dilution if you have one.',
    strength &&
      concentration !== null &&
      strength.key !== concentration &&
      'The source states this dose for another strength. Check the ampoule, and that this strength may be given this way.',
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className={`flex gap-1.5 rounded-control border px-2 py-1 text-sm ${toneStyle.caution}`}>
      <ToneIcon tone="caution" />
      {line}
    </p>
  ));
}

interface StrengthChoiceProps {
  readonly dose: Dose;
  readonly strengths: readonly Concentration[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

function StrengthChoice({ dose, strengths, chosen, onChoose }: StrengthChoiceProps) {
  return (
    <Field label={<span className="text-sm">Strength at hand</span>}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {dose.concentration === null && <option value="">Choose for a volume</option>}
          {strengths.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
