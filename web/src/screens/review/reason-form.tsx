import { type FormEvent, useState } from 'react';
import { tellRoleFailure } from '../../session/own-roles.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFocusAtOnce } from './use-focus-at-once.ts';

interface ReasonFormProps {
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
  readonly submitLabel: string;
  /** Title of the toast if it is refused. */
  readonly failure: string;
  readonly onReason: (reason: string) => Promise<void>;
  /** Called when it is done, and when the user gives it up. */
  readonly onDone: () => void;
}

/** Asks why something is taken back or out of use, and then does it. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, hint, maxLength, submitLabel, failure, onReason, onDone } = props;
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const control = useFocusAtOnce<HTMLInputElement>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await onReason(reason.trim());
      onDone();
    } catch (error) {
      setBusy(false);
      tellRoleFailure(failure, error);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={label} hint={hint}>
        {(attributes) => (
          <TextInput
            {...attributes}
            ref={control}
            required
            maxLength={maxLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} disabled={reason.trim() === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
