import { useState } from 'react';
import { useLocation } from 'wouter';
import { verify } from '../../api/auth-calls.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { CodeField } from './code-field.tsx';
import { useSending } from './use-sending.ts';
import { forgetVerificationContact } from './verification-contact.ts';

interface VerifyFormProps {
  /** The registered e-mail address. */
  contact: string;
  onMode: (mode: AuthMode) => void;
}

/** The form that confirms the e-mail address with the mailed code. It signs in if the server does. */
export function VerifyForm({ contact, onMode }: VerifyFormProps) {
  const { signIn } = useSession();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const sending = useSending(verify, 'Verification Failed', (user) => {
    forgetVerificationContact();
    if (user === undefined) {
      onMode('login');
      toast({ title: 'Account Verified', description: 'Your account is verified. You can now log in.' });
      return;
    }
    signIn(user);
    navigate('/', { replace: true });
    toast({ title: 'Account Verified', description: 'You are now signed in.' });
  });
  return (
    <>
      <AuthForm
        submitLabel="Verify account"
        isBusy={sending.isBusy}
        onSubmit={() => sending.send({ contact, code })}
      >
        <CodeField label="Verification code" code={code} onChange={setCode} />
      </AuthForm>
      <div className="flex flex-col gap-2">
        <p className="text-ink-muted text-sm">
          No code, or one that has expired? Look among the unwanted mail. After a minute, signing in with your
          password sends a new one.
        </p>
        <Button variant="ghost" onClick={() => onMode('login')}>
          Sign in to get a new code
        </Button>
      </div>
    </>
  );
}
