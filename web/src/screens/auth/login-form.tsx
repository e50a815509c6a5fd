import type { User } from '@oryx/contract';
import { useLocation } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { login } from '../../api/auth-calls.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { useFields } from './use-fields.ts';
import { useSending } from './use-sending.ts';
import {
  forgetVerificationContact,
  readVerificationContact,
  rememberVerificationContact,
} from './verification-contact.ts';

/** Delay in ms before home opens after the welcome. */
const welcomeDelay = 100;

/** Status for the right password of an unverified address. The server has mailed a new code. */
const notVerified = 403;

/** The sign-in form with e-mail address and password. */
export function LoginForm({ onMode }: { onMode: (mode: AuthMode) => void }) {
  const { signIn } = useSession();
  const [, navigate] = useLocation();
  const [fields, setField] = useFields({ contact: readVerificationContact() ?? '', password: '' });
  const sending = useSending(login, 'Sign In Failed', welcome, askForCode);

  function welcome(user: User) {
    forgetVerificationContact();
    toast({ title: 'Welcome back!', description: 'You have successfully signed in.', isTakenAlong: true });
    setTimeout(() => {
      signIn(user);
      navigate('/', { replace: true });
    }, welcomeDelay);
  }

  function askForCode(error: unknown, { contact }: { contact: string }) {
    if (!(error instanceof ApiError && error.status === notVerified)) return;
    rememberVerificationContact(contact);
    onMode('verify');
  }

  return (
    <>
      <AuthForm submitLabel="Sign in" isBusy={sending.isBusy} onSubmit={() => sending.send(fields)}>
        <Field label="Email">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              required
              value={fields.contact}
              onChange={(event) => setField('contact', event.target.value)}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              required
              value={fields.password}
              onChange={(event) => setField('password', event.target.value)}
            />
          )}
        </Field>
      </AuthForm>
      <div className="flex flex-col">
        <Button variant="ghost" onClick={() => onMode('forgot-password')}>
          Forgot password?
        </Button>
        <Button variant="ghost" onClick={() => onMode('register')}>
          Create account
        </Button>
      </div>
    </>
  );
}
