import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { productName } from '../../product.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type AuthMode, useAuthMode } from './auth-mode.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { readVerificationContact } from './verification-contact.ts';
import { VerifyForm } from './verify-form.tsx';

/** The auth screen: one card with the form of the current mode. */
export function AuthScreen({ title: signInTitle }: { readonly title: string }) {
  const [asked, setMode] = useAuthMode();
  const verificationContact = readVerificationContact();
  // Without the recipient of the code there is nothing to verify.
  const mode = asked === 'verify' && verificationContact === null ? 'login' : asked;
  const [resetContact, setResetContact] = useState('');

  const forms: Record<AuthMode, { title: string; description: string; form: ReactNode }> = {
    login: {
      title: signInTitle,
      description: 'Welcome to Oryx.',
      form: <LoginForm onMode={setMode} />,
    },
    register: {
      title: 'Create account',
      description: 'For healthcare professionals. All fields are required.',
      form: <RegisterForm onMode={setMode} />,
    },
    verify: {
      title: 'Check your email',
      description: `We sent a code to ${verificationContact}.`,
      form: <VerifyForm contact={verificationContact ?? ''} onMode={setMode} />,
    },
    'forgot-password': {
      title: 'Forgot password',
      description: 'We send a code to the email address of your account.',
      form: <ForgotPasswordForm contact={resetContact} onContactChange={setResetContact} onMode={setMode} />,
    },
    'reset-password': {
      title: 'Set a new password',
      description: 'Enter the code from the email and choose a new password.',
      form: <ResetPasswordForm contact={resetContact} onContactChange={setResetContact} onMode={setMode} />,
    },
  };
  const { title, description, form } = forms[mode];

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-4 px-(--page-inset) py-6 sm:justify-center">
      <Link
        href="/"
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-control pr-2 font-bold text-xl"
      >
        <img src="/icons/oryx.svg" alt="" width="32" height="32" className="size-8" />
        {productName}
      </Link>
      <Card className="flex flex-col gap-5 p-5">
        <PageHeader title={title} description={description} />
        {form}
      </Card>
    </div>
  );
}
