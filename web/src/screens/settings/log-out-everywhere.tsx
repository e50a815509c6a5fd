import { logoutEverywhere } from '@oryx/contract/account';
import { useState } from 'react';
import { failureMessage } from '../../api/api-error.ts';
import { send } from '../../api/call.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Ends all sessions after confirmation, for a lost or lent phone. */
export function LogOutEverywhere() {
  const { signOut } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await send(logoutEverywhere, { request: {} });
    } catch (error) {
      setBusy(false);
      setAsking(false);
      toast({ variant: 'destructive', title: 'Log Out Failed', description: failureMessage(error) });
      return;
    }
    await signOut();
  }

  return (
    <>
      <Button variant="secondary" className="w-full" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        busyLabel="Logging out..."
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        This ends your session on every device, this one included. To come back you sign in with your
        password.
      </ConfirmDialog>
    </>
  );
}
