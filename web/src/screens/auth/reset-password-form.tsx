import { resetPassword } from '../../api/auth-calls.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthMode } from './auth-mode.ts';
import { CodeField } from './code-field.tsx';
import { ContactField } from './contact-field.tsx';
import { acceptsNewPassword } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFields } from './use-fields.ts';
import { useSending } from './use-sending.ts';

interface ResetPasswordFormProps {
  contact: string;
  onContactChange: (contact: string) => void;
  onMode: (mode: AuthMode) => void;
}

/** The form that sets a new password with the mailed code. */
export function ResetPasswordForm({ contact, onContactChange, onMode }: ResetPasswordFormProps) {
  const [fields, setField] = useFields({ code: '', newPassword: '', confirmation: '' });
  const sending = useSending(resetPassword, 'Reset Failed', () => {
    onContactChange('');
    onMode('login');
    toast({ title: 'Password Updated', description: 'Your password has been changed. You can now log in.' });
  });

  function submit() {
    const { code, newPassword, confirmation } = fields;
    if (acceptsNewPassword(newPassword, confirmation)) sending.send({ contact, code, newPassword });
  }

  return (
    <>
      <AuthForm submitLabel="Set new password" isBusy={sending.isBusy} onSubmit={submit}>
        <ContactField contact={contact} onChange={onContactChange} />
        <CodeField label="Reset code" code={fields.code} onChange={(code) => setField('code', code)} />
        <NewPasswordFields
          label="New password"
          password={fields.newPassword}
          confirmation={fields.confirmation}
          onPasswordChange={(password) => setField('newPassword', password)}
          onConfirmationChange={(confirmation) => setField('confirmation', confirmation)}
        />
      </AuthForm>
      <div className="flex flex-col">
        <Button variant="ghost" onClick={() => onMode('forgot-password')}>
          Resend reset code
        </Button>
        <Button variant="ghost" onClick={() => onMode('login')}>
          Back to sign in
        </Button>
      </div>
    </>
  );
}
