import { giveSecondFactor } from '@oryx/contract/second-factor';
import { type FormEvent, type ReactNode, useState } from 'react';
import { send } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { refreshOwnRoles, tellRoleFailure } from './own-roles.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  readonly submitLabel: string;
  /** Called with the code. A rejection is shown, and the code can be corrected. */
  readonly onCode: (code: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** A form for one code of an authenticator app. */
export function CodeForm({ label, hint, submitLabel, onCode, children }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await onCode(code);
      setCode('');
    } catch (error) {
      tellRoleFailure('Code Not Accepted', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {children}
      <Field label={label} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Asks for the second factor, without which the roles of the user do not count. */
export function SecondFactorCode() {
  async function give(code: string) {
    await send(giveSecondFactor, { request: { code } });
    await refreshOwnRoles();
  }
  return (
    <CodeForm
      label="Code of your authenticator app"
      hint="Or one of your recovery codes."
      submitLabel="Use my roles"
      onCode={give}
    />
  );
}
