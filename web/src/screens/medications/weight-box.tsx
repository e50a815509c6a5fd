import { type NumberInput, read } from '@oryx/calculators';
import type { Dose, Medication } from '@oryx/contract';
import { useId, useState } from 'react';
import { emptyEntry, specifiedValue } from '../../clinical/measurement.ts';
import { NumberField } from '../../clinical/number-field.tsx';
import { preferUnit } from '../../clinical/unit-preferences.ts';
import { isByWeight, isForWeight, workOutDose } from './dose-for-weight.ts';
import { doseLabel } from './dose-text.ts';
import { WeightDose } from './weight-dose.tsx';

/** Weights in kg that somebody may have, from the smallest newborn on. */
const weightInput: NumberInput = {
  kind: 'number',
  label: 'Weight',
  unit: 'kg',
  min: 0.4,
  max: 300,
  step: 0.1,
  measure: 'weight',
  missing: { rule: 'required' },
};

/**
 * Works out the doses of a drug that depend on the weight. The weight lives as long as the dialog of this
 * drug: nothing keeps it, and no other drug meets it.
 */
export function WeightBox({ medication }: { medication: Medication }) {
  const titleId = useId();
  const [entry, setEntry] = useState(() => emptyEntry(weightInput));
  const [unit, setUnit] = useState(entry.unit);
  const doses = medication.doses.filter(isByWeight);
  if (doses.length === 0) return null;
  const reading = read(weightInput, specifiedValue(weightInput, entry), {});
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-accent border-l-6 bg-surface p-3"
    >
      <h3 id={titleId} className="font-semibold">
        Dose for weight
      </h3>
      <NumberField
        input={weightInput}
        entry={entry}
        unit={unit}
        isInvalid={reading.state === 'invalid'}
        onType={(text) => setEntry({ text, unit })}
        onUnit={(chosen) => {
          setUnit(chosen);
          preferUnit('weight', chosen);
        }}
      />
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {reading.state === 'filled' && (
          <WorkedDoses doses={doses} weight={Number(reading.value)} medication={medication} />
        )}
      </div>
    </section>
  );
}

interface WorkedDosesProps {
  readonly doses: readonly Dose[];
  /** In kg. */
  readonly weight: number;
  readonly medication: Medication;
}

/** The doses for this weight, then those that are not worked out, and why. */
function WorkedDoses({ doses, weight, medication }: WorkedDosesProps) {
  const isForOthers = (dose: Dose) => !isForWeight(dose.weights, weight);
  const withheld = doses
    .filter((dose) => !isForOthers(dose))
    .flatMap((dose) => {
      const worked = workOutDose(dose, weight, null);
      return worked.state === 'withheld' ? [`${doseLabel(dose)}, ${dose.indication}: ${worked.why}`] : [];
    });
  // A reason said twice is said once: two alike would leave one of them standing at the next weight.
  const lines = [...new Set([...withheld, ...othersLine(doses.filter(isForOthers).length)])];
  return (
    <>
      {doses.map((dose, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: doses have no key of their own and never move
        <WeightDose key={index} dose={dose} weight={weight} medication={medication} />
      ))}
      {medication.maxDose !== null && (
        <p className="whitespace-pre-line text-sm">
          <strong>Maximum of this drug</strong>
          {`\n${medication.maxDose}`}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="text-ink-muted text-sm">
          {line}.
        </p>
      ))}
    </>
  );
}

/** One line for all doses of other weights, because the dosage of the drug lists each with its weights. */
function othersLine(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 dose is not for this weight: see the dosage'
      : `${count} doses are not for this weight: see the dosage`,
  ];
}
