import type { ChoiceInput } from '@oryx/calculators';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface SelectFieldProps {
  readonly input: ChoiceInput;
  readonly value: unknown;
  readonly onChange: (key: string | undefined) => void;
}

/** A choice as a native select, initially empty. */
export function SelectField({ input, value, onChange }: SelectFieldProps) {
  return (
    <Field label={input.label} hint={input.help}>
      {(control) => (
        <Select
          {...control}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        >
          <option value="">Not entered</option>
          {input.options.map(({ key, label, points }) => (
            <option key={key} value={key}>
              {points === undefined ? label : `${String(points).replace('-', '−')}: ${label}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
