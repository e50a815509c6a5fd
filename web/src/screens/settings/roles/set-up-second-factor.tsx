import { beginSecondFactor, confirmSecondFactor } from '@oryx/contract/second-factor';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/call.ts';
import { tellRoleFailure } from '../../../session/own-roles.ts';
import { CodeForm } from '../../../session/second-factor-code.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';

interface SetUpProps {
  /** Called when the user has kept the recovery codes. */
  readonly onDone: () => void;
}

/** Sets up an authenticator app: password, QR code, first code, recovery codes. */
export function SetUpSecondFactor({ onDone }: SetUpProps) {
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (!secret) return <PasswordForm onSecret={setSecret} />;

  async function confirm(code: string) {
    const confirmed = await call(confirmSecondFactor, { request: { code } });
    setRecoveryCodes(confirmed.recoveryCodes);
  }

  return (
    <CodeForm
      label="The code that the app shows"
      hint="Six digits, new every 30 seconds."
      submitLabel="Take it into use"
      onCode={confirm}
    >
      <p>Scan this with an authenticator app on your phone, or type the key into it.</p>
      <QrCode text={secret.uri} label="QR code for the authenticator app" />
      <p className="wrap-anywhere text-center font-mono">{secret.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
    </CodeForm>
  );
}

function PasswordForm({ onSecret }: { onSecret: (secret: { secret: string; uri: string }) => void }) {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      onSecret(await call(beginSecondFactor, { request: { password } }));
    } catch (error) {
      setBusy(false);
      tellRoleFailure('Not Set Up', error);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p>
        Your roles count only with a second factor: a code of an authenticator app on your phone. Set it up
        once, with your password.
      </p>
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        Set up an authenticator app
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: SetUpProps & { readonly codes: readonly string[] }) {
  const copy = () =>
    copyText(codes.join('\n'), {
      copied: 'Recovery codes copied',
      description: 'Keep them apart from your phone.',
      instead: 'Write them down.',
    });
  return (
    <div className="flex flex-col gap-3">
      <p>
        The app is in use. Keep these recovery codes apart from your phone: each of them opens your roles once
        if the phone is lost. They are shown only now.
      </p>
      <ul className="flex flex-col gap-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={copy}>
        Copy them
      </Button>
      <Button onClick={onDone}>I have kept them</Button>
    </div>
  );
}
