import { useState } from 'react';
import { logoutEverywhere } from '../../api/account-calls.ts';
import { failureMessage } from '../../api/api-error.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Ending the session on every device, after a question; for a phone that was lost or lent. */
export function LogOutEverywhere() {
  const { signOut } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await logoutEverywhere({});
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
