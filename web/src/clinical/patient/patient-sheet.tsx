import { parseNumber } from '@oryx/calculators';
import { isPlausible } from '@oryx/doses';
import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { Field } from '../../ui/field.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type EstimatedWeight, estimatedWeight } from './estimated-weight.ts';
import { isKnown, type PatientFacts, type PatientInHand, patientLimits } from './patient-in-hand.ts';
import { setPatient, useIdleMinutes } from './patient-store.ts';
import { ageInDays, ageWords, idleWords, type TypedAge, typedAge } from './patient-words.ts';
import { useClearPatient } from './use-clear-patient.tsx';

const ageUnits = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
  { value: 'days', label: 'Days' },
] as const;

const origins = [
  { value: 'scales', label: 'Weighed' },
  { value: 'length', label: 'Length tape' },
  { value: 'hand', label: 'By hand' },
] as const;
type TypedOrigin = (typeof origins)[number]['value'];

const sexes = [
  { value: 'unknown', label: 'Not stated' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const;

const pregnancies = [
  { value: 'unknown', label: 'Not known' },
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;

/** Youngest age in days at which the sheet asks for a pregnancy, 10 years. */
const mayBePregnantFrom = 10 * 365.25;

/** Returns true for a patient who may be pregnant. */
const asksPregnancy = (sex: Entries['sex'], age: Read) =>
  sex === 'female' && (typeof age !== 'number' || age >= mayBePregnantFrom);

/** A field with the choice of its unit or origin beside it, or below it in large text. */
const pairStyle =
  'flex flex-wrap items-end gap-3 *:min-w-0 *:flex-1 *:first:basis-20 *:last:grow-3 *:last:basis-56';

/** What the fields hold. */
interface Entries {
  readonly age: string;
  readonly ageUnit: TypedAge['unit'];
  readonly weight: string;
  readonly origin: TypedOrigin;
  readonly height: string;
  readonly sex: (typeof sexes)[number]['value'];
  readonly pregnant: (typeof pregnancies)[number]['value'];
  readonly allergies: string;
}

interface PatientSheetProps {
  /** The patient to change, or null for a new one. */
  readonly patient: PatientInHand | null;
  readonly onClose: () => void;
}

/** The sheet in which the patient in hand is set, changed and cleared. */
export function PatientSheet({ patient, onClose }: PatientSheetProps) {
  const titleId = useId();
  const [entries, setEntries] = useState(() => entriesOf(patient));
  const [isAsked, setAsked] = useState(false);
  const idleMinutes = useIdleMinutes();
  const { clear, question } = useClearPatient(onClose);
  const change = (changed: Partial<Entries>) => setEntries((before) => ({ ...before, ...changed }));

  const age = numberIn(entries.age, patientLimits.age, (value) =>
    ageInDays({ value, unit: entries.ageUnit }),
  );
  const weight = numberIn(entries.weight, patientLimits.weight);
  const height = numberIn(entries.height, patientLimits.height);
  const estimatedAge = weight === null && typeof age === 'number' ? age : null;
  const estimate = useEstimate(estimatedAge);
  const isValid = ![age, weight, height].includes('invalid');
  const facts = isValid ? factsOf(entries, { age, weight, height }, estimate) : null;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (facts === null || !isKnown(facts)) return;
    // A quick thumb is here before the estimate is, and a patient without it has no doses.
    const isEstimateDue = estimatedAge !== null && estimate === undefined;
    const due = isEstimateDue ? await estimateAtAge(estimatedAge).catch(() => undefined) : estimate;
    setPatient(factsOf(entries, { age, weight, height }, due));
    onClose();
  }

  const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <ModalDialog
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="mx-auto mt-auto mb-0 max-h-[calc(100dvh-2.5rem)] w-full max-w-lg rounded-t-card border border-yours-line shadow-lg backdrop:bg-[rgb(0_0_0/0.6)] sm:mb-auto sm:rounded-card"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 px-4 pb-4">
        <header className="sticky top-0 z-10 -mx-4 flex items-center justify-between gap-2 border-line border-b bg-surface py-1 pr-2 pl-4">
          <h2 id={titleId} className="font-bold text-lg text-yours-ink">
            Patient in hand
          </h2>
          <CloseButton onClose={onClose} />
        </header>
        <div className={pairStyle}>
          <Field label="Age">
            {(control) => (
              <TextInput
                {...control}
                {...decimal}
                aria-invalid={age === 'invalid' || undefined}
                value={entries.age}
                onChange={(event) => change({ age: event.target.value })}
              />
            )}
          </Field>
          <SegmentedChoice
            label="Age is in"
            isLabelHidden
            options={ageUnits}
            value={entries.ageUnit}
            onChange={(ageUnit) => change({ ageUnit })}
          />
        </div>
        {age === 'invalid' && <Wrong>Not counted: an age from 0 to 120 years.</Wrong>}
        <div className={pairStyle}>
          <Field label="Weight (kg)">
            {(control) => (
              <TextInput
                {...control}
                {...decimal}
                aria-invalid={weight === 'invalid' || undefined}
                value={entries.weight}
                onChange={(event) => change({ weight: event.target.value })}
              />
            )}
          </Field>
          <SegmentedChoice
            label="Weight is from"
            isLabelHidden
            options={origins}
            value={entries.origin}
            onChange={(origin) => change({ origin })}
          />
        </div>
        {weight === 'invalid' && <Wrong>Not counted: a weight from 0.3 to 300 kg.</Wrong>}
        <WeightWords age={age} weight={weight} estimate={estimate} />
        <SegmentedChoice
          label="Sex"
          options={sexes}
          value={entries.sex}
          onChange={(sex) => change({ sex })}
        />
        {asksPregnancy(entries.sex, age) && (
          <SegmentedChoice
            label="Pregnant"
            options={pregnancies}
            value={entries.pregnant}
            onChange={(pregnant) => change({ pregnant })}
          />
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Allergies">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={200}
                value={entries.allergies}
                onChange={(event) => change({ allergies: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Height (cm)"
            error={height === 'invalid' ? 'Not counted: a height from 20 to 250 cm.' : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                {...decimal}
                value={entries.height}
                onChange={(event) => change({ height: event.target.value })}
              />
            )}
          </Field>
        </div>
        <p className="text-ink-muted text-sm">
          {`Stays on this device, without a name. It is cleared after ${idleWords(idleMinutes)} without use and at sign-out. Only a question to Remi carries it, and Remi says so.`}
        </p>
        {isAsked && (facts === null || !isKnown(facts)) && (
          <Wrong>{facts === null ? 'Correct what is not counted.' : 'Enter an age or a weight.'}</Wrong>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-1">
            Use this patient
          </Button>
          {patient !== null && (
            <>
              <Button variant="secondary" className="flex-1" onClick={clear}>
                Clear the patient
              </Button>
              <Link href="/handover" onClick={onClose} className={buttonStyle('ghost', 'w-full')}>
                Handover
              </Link>
            </>
          )}
        </div>
      </form>
      {question}
    </ModalDialog>
  );
}

function Wrong({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="-mt-2 font-medium text-caution-ink text-sm">
      {children}
    </p>
  );
}

/** What is said about the weight: which estimate is used, and whether age and weight go together. */
function WeightWords({
  age,
  weight,
  estimate,
}: {
  readonly age: Read;
  readonly weight: Read;
  readonly estimate: EstimatedWeight | undefined;
}) {
  if (typeof age !== 'number') return null;
  if (typeof weight === 'number')
    return isPlausible(age, weight) ? null : (
      <p role="status" className="-mt-2 font-medium text-caution-ink text-sm">
        {`${weight} kg is unusual at ${ageWords(age)}: check both.`}
      </p>
    );
  if (weight === 'invalid' || !estimate) return null;
  return (
    <p role="status" className="-mt-2 text-sm">
      {estimate.isReliable
        ? `${estimate.weightKg} kg is used, estimated by age: ${estimate.group.figures[0]?.note}. Weigh the child, or use a length tape.`
        : 'There is no reliable estimate under 3 months: weigh the baby.'}
    </p>
  );
}

/** A number, null for an empty field, or `invalid`. */
type Read = number | null | 'invalid';

function numberIn(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
  converted = (value: number) => value,
): Read {
  if (text.trim() === '') return null;
  const value = parseNumber(text);
  const size = value === null ? Number.NaN : converted(value);
  return size >= least && size <= most ? size : 'invalid';
}

const known = (read: Read) => (typeof read === 'number' ? read : null);

/** Returns the weight by an age in days. */
const estimateAtAge = (days: number) => estimatedWeight(days / ageInDays({ value: 1, unit: 'months' }));

/** Returns the weight by an age in days, once it is calculated. */
function useEstimate(age: number | null): EstimatedWeight | undefined {
  const [found, setFound] = useState<{ age: number; estimate: EstimatedWeight | undefined }>();
  useEffect(() => {
    if (age === null) return;
    let isCurrent = true;
    estimateAtAge(age).then(
      (estimate) => isCurrent && setFound({ age, estimate }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [age]);
  return found?.age === age ? found?.estimate : undefined;
}

function factsOf(
  { origin, sex, pregnant, allergies }: Entries,
  { age, weight, height }: { readonly age: Read; readonly weight: Read; readonly height: Read },
  estimate: EstimatedWeight | undefined,
): PatientFacts {
  const estimated = weight === null && estimate?.isReliable ? estimate.weightKg : null;
  return {
    age: known(age),
    weight: known(weight) ?? estimated,
    weightFrom: weight === null ? (estimated === null ? null : 'age') : origin,
    height: known(height),
    sex: sex === 'unknown' ? null : sex,
    isPregnant: asksPregnancy(sex, age) && pregnant !== 'unknown' ? pregnant === 'yes' : null,
    allergies: allergies.trim() === '' ? null : allergies.trim(),
  };
}

function entriesOf(patient: PatientInHand | null): Entries {
  const age = patient?.age == null ? null : typedAge(patient.age);
  const isTyped = patient?.weightFrom !== 'age';
  return {
    age: age === null ? '' : String(age.value),
    ageUnit: age?.unit ?? 'years',
    weight: isTyped && patient?.weight != null ? String(patient.weight) : '',
    origin:
      patient?.weightFrom === 'length' || patient?.weightFrom === 'hand' ? patient.weightFrom : 'scales',
    height: patient?.height == null ? '' : String(patient.height),
    sex: patient?.sex ?? 'unknown',
    pregnant: patient?.isPregnant == null ? 'unknown' : patient.isPregnant ? 'yes' : 'no',
    allergies: patient?.allergies ?? '',
  };
}
