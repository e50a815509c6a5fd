import { passwordMinLength } from '@oryx/contract/limits';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { mismatchHint } from './new-password.ts';

interface NewPasswordFieldsProps {
  label: string;
  password: string;
  confirmation: string;
  onPasswordChange: (password: string) => void;
  onConfirmationChange: (confirmation: string) => void;
}

/**
 * A new password and its confirmation, with a live hint while the two differ. The fields have no `maxlength`,
 * because the browser would silently cut a long pasted password in both, and the user could not sign in with
 * it. The server rejects a password that is too long.
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, password, confirmation, onPasswordChange, onConfirmationChange } = props;
  return (
    <>
      <Field label={label} hint={`At least ${passwordMinLength} characters.`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="new-password"
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => onPasswordChange(event.target.value)}
          />
        )}
      </Field>
      <Field label="Confirm password" error={mismatchHint(password, confirmation)}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirm-password"
            autoComplete="new-password"
            required
            value={confirmation}
            onChange={(event) => onConfirmationChange(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
