import type { ChoiceInput, Input } from '@oryx/calculators';
import { memo } from 'react';
import type { Entry } from '../../../clinical/measurement.ts';
import { NumberField } from '../../../clinical/number-field.tsx';
import { FromPatient } from '../../../clinical/patient/from-patient.tsx';
import type { PatientInHand } from '../../../clinical/patient/patient-in-hand.ts';
import type { EntryChanges } from '../use-entries.ts';
import { ChoiceField } from './choice-field.tsx';
import { MomentField } from './moment-field.tsx';
import { SelectField } from './select-field.tsx';
import { ToggleField } from './toggle-field.tsx';
import { fieldMark } from './use-advance.ts';

interface InputFieldProps {
  readonly name: string;
  readonly input: Input;
  /** The raw value. */
  readonly value: unknown;
  /** A number as typed, and the displayed unit. */
  readonly entry: Entry | undefined;
  readonly unit: string | undefined;
  readonly isInvalid: boolean;
  /** For a dependent choice: the choice that it stands for now, and the label of the one that decides. */
  readonly decided: ChoiceInput | null;
  readonly decidedBy: string;
  /** The patient in hand if the value comes from there. */
  readonly patient: PatientInHand | null;
  readonly changes: EntryChanges;
}

/**
 * One input with its field. A value from the patient in hand says so.
 *
 * It renders again only if something of its own changes. An answer on a page of a hundred options would
 * otherwise render each of them before its result is painted. So a prop must never be made anew for each render.
 */
export const InputField = memo(function InputField(props: InputFieldProps) {
  const { input, patient } = props;
  return (
    // The same element with and without a patient, so that a field keeps the focus while it is typed over.
    // As a stacking context of its own, an unchanged field is not painted again with its neighbour.
    <div {...{ [fieldMark]: '' }} className="isolate min-w-0">
      <FieldByKind {...props} />
      {patient !== null && (
        <FromPatient patient={patient} isWeight={input.kind === 'number' && input.unit === 'kg'} />
      )}
    </div>
  );
});

/** Renders the field of an input by its kind alone. It never depends on the tool. */
function FieldByKind(props: InputFieldProps) {
  const { name, input, value, entry, unit, isInvalid, decided, decidedBy, changes } = props;
  const onChange = (next: unknown) => changes.answer(name, next);
  switch (input.kind) {
    case 'choice':
      return input.appearance === 'select' ? (
        <SelectField input={input} value={value} onChange={onChange} />
      ) : (
        <ChoiceField input={input} value={value} onChange={onChange} />
      );
    case 'dependent-choice':
      if (!decided) return <Waiting label={input.label} on={decidedBy} />;
      return <ChoiceField input={{ ...decided, label: input.label }} value={value} onChange={onChange} />;
    case 'toggle':
      return <ToggleField input={input} value={value} onChange={onChange} />;
    case 'number':
      return (
        <NumberField
          input={input}
          entry={entry ?? { text: '', unit: input.unit }}
          unit={unit ?? input.unit}
          isInvalid={isInvalid}
          onType={(text) => changes.type(name, text)}
          onUnit={(next) => changes.switchUnit(name, next)}
        />
      );
    case 'moment':
      return <MomentField input={input} value={value} onChange={onChange} />;
  }
}

/** A choice that waits for another choice. */
function Waiting({ label, on }: { label: string; on: string }) {
  return (
    <fieldset disabled className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <p className="mt-2 rounded-control border border-line-strong border-dashed px-3 py-3 text-ink-muted">
        {`Choose ${on.toLowerCase()} first.`}
      </p>
    </fieldset>
  );
}
