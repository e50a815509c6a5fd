import type { OwnRoles } from '@oryx/contract/roles';
import { removeSecondFactor } from '@oryx/contract/second-factor';
import { useState } from 'react';
import { send } from '../../../api/call.ts';
import { refreshOwnRoles } from '../../../session/own-roles.ts';
import { CodeForm } from '../../../session/second-factor-code.tsx';
import { Button } from '../../../ui/button.tsx';
import { timeText } from '../../../ui/date-words.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** Until when the roles count, and how to replace or remove the second factor. */
export function SecondFactorInUse({ secondFactor }: Pick<OwnRoles, 'secondFactor'>) {
  const [doing, setDoing] = useState<'replace' | 'remove'>();
  const { freshUntil, recoveryCodesLeft } = secondFactor;

  async function remove(code: string) {
    await send(removeSecondFactor, { request: { code } });
    await refreshOwnRoles();
  }

  if (doing === 'replace') {
    const finish = () => {
      setDoing(undefined);
      void refreshOwnRoles();
    };
    return <SetUpSecondFactor onDone={finish} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        {`Your roles count on this device until ${timeText(new Date(freshUntil ?? 0))}. Recovery codes left: ${recoveryCodesLeft}.`}
      </p>
      {doing === 'remove' ? (
        <CodeForm
          label="A last code"
          hint="Then your roles count nowhere until you set up another app."
          submitLabel="Remove the authenticator app"
          onCode={remove}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setDoing('replace')}>
            Use another app
          </Button>
          <Button variant="ghost" onClick={() => setDoing('remove')}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
