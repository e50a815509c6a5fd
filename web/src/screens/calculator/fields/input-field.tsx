import { decidedChoice, type Input } from '@oryx/calculators';
import { NumberField } from '../../../clinical/number-field.tsx';
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

/** The field for an input, chosen by its kind alone; it never knows which tool it belongs to. */
export function InputField({ name, input, inputs, entries, isInvalid }: InputFieldProps) {
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

/** A choice that waits for another one. */
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
