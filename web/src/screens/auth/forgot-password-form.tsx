import { forgotPassword } from '../../api/auth-calls.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { ContactField } from './contact-field.tsx';
import { useSending } from './use-sending.ts';

interface ForgotPasswordFormProps {
  contact: string;
  onContactChange: (contact: string) => void;
  onMode: (mode: AuthMode) => void;
}

/** The form that requests a reset code. */
export function ForgotPasswordForm({ contact, onContactChange, onMode }: ForgotPasswordFormProps) {
  const sending = useSending(forgotPassword, 'Request Failed', () => {
    onMode('reset-password');
    toast({
      title: 'Reset Code Sent',
      description: 'If an account exists, a password reset code has been sent to your email.',
    });
  });
  return (
    <>
      <AuthForm
        submitLabel="Send reset code"
        isBusy={sending.isBusy}
        onSubmit={() => sending.send({ contact })}
      >
        <ContactField contact={contact} onChange={onContactChange} />
      </AuthForm>
      <Button variant="ghost" onClick={() => onMode('login')}>
        Back to sign in
      </Button>
    </>
  );
}
