import type { Input } from '@oryx/calculators';
import { Button } from '../../../ui/button.tsx';
import { longDayText } from '../../../ui/date-words.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { localMoment } from './local-moment.ts';

interface MomentFieldProps {
  readonly input: Extract<Input, { kind: 'moment' }>;
  readonly value: unknown;
  readonly onChange: (moment: string) => void;
}

/** Returns the day of a moment in words: some browsers show 3 April as 04/03. */
function dayInWords(value: unknown): string | undefined {
  const date =
    typeof value === 'string' && value !== '' ? new Date(`${value.slice(0, 10)}T00:00`) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) return undefined;
  return `${longDayText(date)}.`;
}

/** A field for a date and time with a button for the current minute, or for a day with one for today. */
export function MomentField({ input, value, onChange }: MomentFieldProps) {
  const isDay = input.isDay === true;
  const hint = [input.help, dayInWords(value)].filter(Boolean).join(' ');
  return (
    <Field label={input.label} hint={hint === '' ? undefined : hint}>
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
