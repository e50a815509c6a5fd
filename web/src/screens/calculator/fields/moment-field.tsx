import type { Input } from '@oryx/calculators';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { localMoment } from './local-moment.ts';

interface MomentFieldProps {
  readonly input: Extract<Input, { kind: 'moment' }>;
  readonly value: unknown;
  readonly onChange: (moment: string) => void;
}

/** A field for a date and time with a button for the current minute, or for a day with one for today. */
export function MomentField({ input, value, onChange }: MomentFieldProps) {
  const isDay = input.isDay === true;
  return (
    <Field label={input.label} hint={input.help}>
      {(control) => (
        <div className="flex items-center gap-2">
          <TextInput
            {...control}
            type={isDay ? 'date' : 'datetime-local'}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            variant="secondary"
            onClick={() => onChange(localMoment(new Date()).slice(0, isDay ? 10 : 16))}
          >
            {isDay ? 'Today' : 'Now'}
          </Button>
        </div>
      )}
    </Field>
  );
}
