import type { RequestOf, register as registerEndpoint } from '@oryx/contract';
import { professions } from '@oryx/contract/limits';
import { register } from '../../api/auth-calls.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { acceptsNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFields } from './use-fields.ts';
import { useSending } from './use-sending.ts';
import { rememberVerificationContact } from './verification-contact.ts';

/** Number of characters of a profession that a select on a phone can show. */
const mostShown = 26;

type Registration = RequestOf<typeof registerEndpoint>;

/** The registration form. The server mails the code that confirms the address. */
export function RegisterForm({ onMode }: { onMode: (mode: AuthMode) => void }) {
  const [fields, setField] = useFields({
    firstName: '',
    lastName: '',
    profession: '',
    email: '',
    password: '',
    confirmation: '',
    verificationMethod: 'email',
  });
  const sending = useSending(register, 'Registration Failed', (_answer, { email }) => {
    rememberVerificationContact(email);
    onMode('verify');
    toast({
      title: 'Registration Successful',
      description: 'Please check your email for the verification code.',
    });
  });

  function submit() {
    const { confirmation, ...registration } = fields;
    // The two selects only offer values that the contract allows.
    if (acceptsNewPassword(fields.password, confirmation)) sending.send(registration as Registration);
  }

  return (
    <>
      <AuthForm submitLabel="Create account" isBusy={sending.isBusy} onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name">
            {(control) => (
              <TextInput
                {...control}
                name="given-name"
                autoComplete="given-name"
                required
                value={fields.firstName}
                onChange={(event) => setField('firstName', event.target.value)}
              />
            )}
          </Field>
          <Field label="Last name">
            {(control) => (
              <TextInput
                {...control}
                name="family-name"
                autoComplete="family-name"
                required
                value={fields.lastName}
                onChange={(event) => setField('lastName', event.target.value)}
              />
            )}
          </Field>
        </div>
        {/* A narrow select cuts the longest professions off, so the chosen one stands below it in full. */}
        <Field label="Profession" hint={fields.profession.length > mostShown ? fields.profession : undefined}>
          {(control) => (
            <Select
              {...control}
              name="profession"
              required
              value={fields.profession}
              onChange={(event) => setField('profession', event.target.value)}
            >
              <option value="" disabled hidden>
                Choose your profession
              </option>
              {professions.map((profession) => (
                <option key={profession}>{profession}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Email">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              required
              value={fields.email}
              onChange={(event) => setField('email', event.target.value)}
            />
          )}
        </Field>
        <NewPasswordFields
          label="Password"
          password={fields.password}
          confirmation={fields.confirmation}
          onPasswordChange={(password) => setField('password', password)}
          onConfirmationChange={(confirmation) => setField('confirmation', confirmation)}
        />
        <Field label="Send my verification code by">
          {(control) => (
            <Select
              {...control}
              name="verification-method"
              required
              value={fields.verificationMethod}
              onChange={(event) => setField('verificationMethod', event.target.value)}
            >
              <option value="email">Email</option>
            </Select>
          )}
        </Field>
      </AuthForm>
      <Button variant="ghost" onClick={() => onMode('login')}>
        I have an account: sign in
      </Button>
    </>
  );
}
