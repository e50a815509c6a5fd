import { useLocation } from 'wouter';
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

/** How long the welcome stands before home opens, in milliseconds. */
const welcomeDelay = 100;

/** Signing in with e-mail address and password. */
export function LoginForm({ onMode }: { onMode: (mode: AuthMode) => void }) {
  const { signIn } = useSession();
  const [, navigate] = useLocation();
  const [fields, setField] = useFields({ contact: '', password: '' });
  const sending = useSending(login, 'Sign In Failed', ({ user }) => {
    toast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
    setTimeout(() => {
      signIn(user);
      navigate('/', { replace: true });
    }, welcomeDelay);
  });
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
