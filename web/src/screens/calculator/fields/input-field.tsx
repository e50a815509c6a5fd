import { decidedChoice, type Input } from '@oryx/calculators';
import { NumberField } from '../../../clinical/number-field.tsx';
import { FromPatient } from '../../../clinical/patient/from-patient.tsx';
import type { Entries } from '../use-entries.ts';
import { ChoiceField } from './choice-field.tsx';
import { MomentField } from './moment-field.tsx';
import { SelectField } from './select-field.tsx';
import { ToggleField } from './toggle-field.tsx';

interface InputFieldProps {
  readonly name: string;
  readonly input: Input;
  readonly inputs: Readonly<Record<string, Input>>;
  readonly entries: Entries;
  readonly isInvalid: boolean;
}

/** One input with its field. A value from the patient in hand says so. */
export function InputField(props: InputFieldProps) {
  const { name, input, entries } = props;
  const patient = entries.patientBehind(name);
  return (
    // The same element with and without a patient, so that a field keeps the focus while it is typed over.
    <div className="min-w-0">
      <FieldByKind {...props} />
      {patient !== null && (
        <FromPatient patient={patient} isWeight={input.kind === 'number' && input.unit === 'kg'} />
      )}
    </div>
  );
}

/** Renders the field of an input by its kind alone. It never depends on the tool. */
function FieldByKind({ name, input, inputs, entries, isInvalid }: InputFieldProps) {
  const value = entries.raw[name];
  const onChange = (next: unknown) => entries.answer(name, next);
  switch (input.kind) {
    case 'choice':
      return input.appearance === 'select' ? (
        <SelectField input={input} value={value} onChange={onChange} />
      ) : (
        <ChoiceField input={input} value={value} onChange={onChange} />
      );
    case 'dependent-choice': {
      const decided = decidedChoice(input, entries.raw);
      if (!decided) return <Waiting label={input.label} on={inputs[input.on]?.label ?? ''} />;
      return <ChoiceField input={{ ...decided, label: input.label }} value={value} onChange={onChange} />;
    }
    case 'toggle':
      return <ToggleField input={input} value={value} onChange={onChange} />;
    case 'number': {
      const entry = entries.numbers[name] ?? { text: '', unit: input.unit };
      return (
        <NumberField
          input={input}
          entry={entry}
          unit={entries.units[name] ?? input.unit}
          isInvalid={isInvalid}
          onType={(text) => entries.type(name, text)}
          onUnit={(unit) => entries.switchUnit(name, unit)}
        />
      );
    }
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
